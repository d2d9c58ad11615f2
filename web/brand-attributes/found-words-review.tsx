/**
 * Review of the words found in a document before they are applied: words to keep, move or leave out, and sentences to
 * tap words in.
 */

import { useState } from 'react'
import { type AttributesData, type Category, categories, categoryNames } from '#contract/plain/brand.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import { CategorySelect } from '#web/brand-attributes/category-select.tsx'
import {
  collectChosenWords,
  type DocumentFindings,
  type ListedWord,
  noTappedWords,
  splitFoundWords,
  type TappedWords,
  type UnsureSentence,
} from '#web/brand-attributes/document-findings.ts'
import { TapSentence } from '#web/brand-attributes/tap-sentence.tsx'
import type { CallReply } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { typeset } from '#web/ui/typeset.ts'
import { ReadNotes } from '#web/writing/read-with-model.tsx'

/** What was found, and what became of the language model, if it read the document. */
export type Findings = DocumentFindings &
  Pick<CallReply<'POST /api/brand-attributes/upload'>, 'transcript' | 'suggestedBy' | 'readCharacters' | 'trouble'>

const countOf = (count: number, one: string, many: string) =>
  `${count === 1 ? 'one' : count} ${count === 1 ? one : many}`

/** "5 words found, and 4 sentences"; only without either, what a language model suggests. */
function titleOf(words: number, sentences: number, suggested: number): string {
  const own = [
    ...(words > 0 ? [countOf(words, 'word found', 'words found')] : []),
    ...(sentences > 0 ? [countOf(sentences, 'sentence', 'sentences')] : []),
  ]
  const parts = own.length > 0 ? own : [countOf(suggested, 'word suggested', 'words suggested')]
  return capitalizeFirstLetter(parts.join(', and '))
}

/** How many sentences are shown at first. */
const sentencesFirst = 8

type Props = Findings & {
  onAppend: (words: AttributesData) => void
  onReplace: (words: AttributesData) => void
  onLeave: () => void
}

export function FoundWordsReview(props: Props) {
  const { suggestedBy, onAppend, onReplace, onLeave } = props
  const [{ words: offered, sentences }] = useState(() => splitFoundWords(props))
  const [listed, setListed] = useState<readonly ListedWord[]>(offered)
  const [tapped, setTapped] = useState<ReadonlyMap<UnsureSentence, TappedWords>>(new Map())
  const [isWhole, setWhole] = useState(false)
  const words = collectChosenWords(listed, sentences, tapped)
  const count = categories.reduce((sum, category) => sum + words[category].words.length, 0)
  const change = (changed: ListedWord, at: number) =>
    setListed(listed.map((each, place) => (place === at ? changed : each)))
  const countFrom = (from: ListedWord['from']) => listed.filter((each) => each.from === from).length
  const suggested = countFrom('suggested')
  return (
    <>
      <h3>{titleOf(listed.length - suggested, sentences.length, suggested)}</h3>
      <ReadNotes {...props} what="words" />
      {countFrom('found') > 0 && <FoundWords {...{ offered, listed }} from="found" onChange={change} />}
      {countFrom('unsure') > 0 && (
        <>
          <h4>Not sure where these go</h4>
          <p className="small quiet">Choose a category for each one that’s yours.</p>
          <ul className="chips">
            {listed.map(
              (each, at) =>
                each.from === 'unsure' && <Word key={each.word} word={each} onChange={(to) => change(to, at)} />,
            )}
          </ul>
        </>
      )}
      {sentences.length > 0 && (
        <>
          <h4>Tap the words that are yours</h4>
          <p className="small quiet">
            Underlined words often describe a brand; any other word can be tapped too. For a phrase, drag from its first
            word to its last, or hold Shift and press the arrow keys.
          </p>
          <ul className="unsure">
            {(isWhole ? sentences : sentences.slice(0, sentencesFirst)).map((each) => (
              <TapSentence
                key={each.sentence}
                sentence={each}
                tapped={tapped.get(each) ?? noTappedWords}
                onChange={(changed) => setTapped(new Map(tapped).set(each, changed))}
              />
            ))}
          </ul>
          {!isWhole && sentences.length > sentencesFirst && (
            <Button kind="plain" onClick={() => setWhole(true)}>
              Show {countOf(sentences.length - sentencesFirst, 'more sentence', 'more sentences')}
            </Button>
          )}
        </>
      )}
      {suggested > 0 && <SuggestedWords {...{ offered, listed, suggestedBy }} onChange={change} />}
      <p className="small quiet">
        Append adds these words to your lists. Replace overwrites each list you chose words for. Your old words stay in
        earlier versions.
      </p>
      <div className="row">
        <Button kind="main" disabled={count === 0} onClick={() => onAppend(words)}>
          Append
        </Button>
        <Button disabled={count === 0} onClick={() => onReplace(words)}>
          Replace
        </Button>
        <Button kind="plain" onClick={onLeave}>
          Cancel
        </Button>
        <span className="small quiet" role="status">
          {capitalizeFirstLetter(countOf(count, 'word chosen', 'words chosen'))}
        </span>
      </div>
    </>
  )
}

type FoundProps = {
  offered: readonly ListedWord[]
  listed: readonly ListedWord[]
  from: 'found' | 'suggested'
  onChange: (changed: ListedWord, at: number) => void
}

/**
 * The words that have a category from the start, grouped by that category and the sentence they are from. A word
 * that the owner moves to another category stays where it is, so the list does not jump, and shows the new one.
 */
function FoundWords({ offered, listed, from, onChange }: FoundProps) {
  const shown = offered.flatMap((each, at) => (each.from === from ? [{ ...each, at }] : []))
  const wordsOf = (those: typeof shown, category: Category) => (
    <ul className="chips found-words">
      {those.map(({ word, at }) => {
        const now = listed[at]
        return now && <Word key={word} word={now} home={category} onChange={(changed) => onChange(changed, at)} />
      })}
    </ul>
  )
  return (
    <dl className={from === 'found' ? 'found' : 'found suggested'}>
      {categories.map((category: Category) => {
        const own = shown.filter((each) => each.category === category)
        if (own.length === 0) return null
        // A word that is (nearly) all of its sentence is shown without it, as that would only repeat the word.
        const isLine = ({ word, sentence }: (typeof own)[number]) =>
          sentence.split(' ').length <= word.split(' ').length + 1
        const lines = own.filter(isLine)
        const sentences = [...new Set(own.filter((each) => !isLine(each)).map(({ sentence }) => sentence))]
        return (
          <div key={category}>
            <dt>{categoryNames[category]}</dt>
            {lines.length > 0 && <dd>{wordsOf(lines, category)}</dd>}
            {sentences.map((sentence) => (
              <dd key={sentence}>
                {wordsOf(
                  own.filter((each) => each.sentence === sentence && !isLine(each)),
                  category,
                )}
                <q className="small quiet">{sentence}</q>
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}

type SuggestedProps = Omit<FoundProps, 'from'> & Pick<Findings, 'suggestedBy'>

/** What a language model read out of the document, for the owner to check. */
function SuggestedWords({ suggestedBy, ...words }: SuggestedProps) {
  return (
    <>
      <h4>Words it may show</h4>
      <p className="small quiet">
        Suggested by {suggestedBy}, each from the sentence below it. Check the ones that are yours.
      </p>
      <FoundWords {...words} from="suggested" />
    </>
  )
}

/** `home`: the category under whose heading the word is shown; while that is its own, the select is just an arrow. */
type WordProps = { word: ListedWord; home?: Category; onChange: (changed: ListedWord) => void }

/** A word to keep or leave out, with its category; choosing a category keeps the word. */
function Word({ word, home, onChange }: WordProps) {
  return (
    <li className="keep">
      <label>
        <input
          type="checkbox"
          checked={word.isKept}
          disabled={word.category === null}
          onChange={({ target }) => onChange({ ...word, isKept: target.checked })}
        />
        {typeset(word.word)}
      </label>
      <CategorySelect
        category={word.category}
        name={`Category of ${word.word}`}
        look={word.category === home ? 'arrow' : 'bare'}
        onChoose={(category) => onChange({ ...word, category, isKept: true })}
      />
    </li>
  )
}
