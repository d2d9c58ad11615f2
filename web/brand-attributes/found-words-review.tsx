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
import { Button } from '#web/ui/button.tsx'
import { typeset } from '#web/ui/typeset.ts'

const countOf = (count: number, one: string, many: string) =>
  `${count === 1 ? 'one' : count} ${count === 1 ? one : many}`

/** "5 words found, and 4 sentences" */
function titleOf(words: number, sentences: number): string {
  const parts = [
    ...(words > 0 ? [countOf(words, 'word found', 'words found')] : []),
    ...(sentences > 0 ? [countOf(sentences, 'sentence', 'sentences')] : []),
  ]
  return capitalizeFirstLetter(parts.join(', and '))
}

/** How many sentences are shown at first. */
const sentencesFirst = 8

type Props = DocumentFindings & {
  onAppend: (words: AttributesData) => void
  onReplace: (words: AttributesData) => void
  onLeave: () => void
}

export function FoundWordsReview({ found, unsure, onAppend, onReplace, onLeave }: Props) {
  const [{ words: offered, sentences }] = useState(() => splitFoundWords({ found, unsure }))
  const [listed, setListed] = useState<readonly ListedWord[]>(offered)
  const [tapped, setTapped] = useState<ReadonlyMap<UnsureSentence, TappedWords>>(new Map())
  const [isWhole, setWhole] = useState(false)
  const words = collectChosenWords(listed, sentences, tapped)
  const count = categories.reduce((sum, category) => sum + words[category].words.length, 0)
  const change = (changed: ListedWord, at: number) =>
    setListed(listed.map((each, place) => (place === at ? changed : each)))
  const open = listed.filter(({ isSure }) => !isSure)
  return (
    <>
      <h3>{titleOf(listed.length, sentences.length)}</h3>
      {open.length < listed.length && <FoundWords offered={offered} listed={listed} onChange={change} />}
      {open.length > 0 && (
        <>
          <h4>Not sure where these go</h4>
          <p className="small quiet">Choose a category for each one that’s yours.</p>
          <ul className="chips">
            {listed.map(
              (each, at) => !each.isSure && <Word key={each.word} word={each} onChange={(to) => change(to, at)} />,
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
  onChange: (changed: ListedWord, at: number) => void
}

/**
 * The words whose category the server is sure of, grouped by that category and the sentence they are from. A word
 * that the owner moves to another category stays where it is, so the list does not jump, and shows the new one.
 */
function FoundWords({ offered, listed, onChange }: FoundProps) {
  const sure = offered.flatMap(({ isSure, ...each }, at) => (isSure ? [{ ...each, at }] : []))
  const wordsOf = (those: typeof sure, category: Category) => (
    <ul className="chips found-words">
      {those.map(({ word, at }) => {
        const now = listed[at]
        return now && <Word key={word} word={now} home={category} onChange={(changed) => onChange(changed, at)} />
      })}
    </ul>
  )
  return (
    <dl className="found">
      {categories.map((category: Category) => {
        const own = sure.filter((each) => each.category === category)
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
