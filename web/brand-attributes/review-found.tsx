/** What a document gave, before anything is taken over: words to leave in or out, and sentences to tap words in. */
import { type KeyboardEvent, useRef, useState } from 'react'
import { type AttributesData, type Category, categories, categoryNames, categoryOf } from '#contract/plain/brand.ts'
import {
  chosenWords,
  type FoundWord,
  type Tapped,
  tappable,
  tappedPhrases,
  type UnsureSentence,
} from '#web/brand-attributes/choose-found.ts'
import { moveByArrows } from '#web/brand-attributes/move-by-arrows.ts'
import { Icon } from '#web/ui/icon.tsx'
import { typeset } from '#web/ui/typeset.ts'

export type Found = { found: readonly FoundWord[]; unsure: readonly UnsureSentence[] }

const countOf = (count: number, one: string, many: string) =>
  `${count === 1 ? 'one' : count} ${count === 1 ? one : many}`
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "5 words found; 4 sentences where we were not sure". */
function titleOf({ found, unsure }: Found): string {
  const words = countOf(found.length, 'word found', 'words found')
  const sentences = `${countOf(unsure.length, 'sentence', 'sentences')} we weren’t sure about`
  if (unsure.length === 0) return withCapital(words)
  return withCapital(found.length === 0 ? `no clear words found; ${sentences}` : `${words}; ${sentences}`)
}

/** With or without `item`. */
function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

type Props = Found & {
  onAppend: (words: AttributesData) => void
  onReplace: (words: AttributesData) => void
  onLeave: () => void
}

export function ReviewFound({ found, unsure, onAppend, onReplace, onLeave }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<FoundWord>>(new Set())
  const [tapped, setTapped] = useState<ReadonlyMap<UnsureSentence, Tapped>>(new Map())
  const words = chosenWords(found, leftOut, unsure, tapped)
  const count = categories.reduce((sum, category) => sum + words[category].words.length, 0)
  return (
    <>
      <h3>{titleOf({ found, unsure })}</h3>
      {found.length > 0 && (
        <FoundWords found={found} leftOut={leftOut} onToggle={(word) => setLeftOut(toggled(leftOut, word))} />
      )}
      {unsure.length > 0 && (
        <>
          <h4>Tap the words that are yours</h4>
          <ul className="unsure">
            {unsure.map((each) => (
              <Sentence
                key={each.sentence}
                sentence={each.sentence}
                tapped={tapped.get(each) ?? { category: each.category, places: new Set() }}
                onChange={(changed) => setTapped(new Map(tapped).set(each, changed))}
              />
            ))}
          </ul>
        </>
      )}
      <p className="small quiet">
        Append adds these words to your lists. Replace overwrites each list you chose words for. Your old words stay in
        earlier versions.
      </p>
      <div className="row">
        <button className="btn main" type="button" disabled={count === 0} onClick={() => onAppend(words)}>
          Append
        </button>
        <button className="btn" type="button" disabled={count === 0} onClick={() => onReplace(words)}>
          Replace
        </button>
        <button className="btn plain" type="button" onClick={onLeave}>
          Cancel
        </button>
        <span className="small quiet" role="status">
          {withCapital(countOf(count, 'word chosen', 'words chosen'))}
        </span>
      </div>
    </>
  )
}

type FoundProps = { found: readonly FoundWord[]; leftOut: ReadonlySet<FoundWord>; onToggle: (word: FoundWord) => void }

/** By category and sentence: a list that stands in one sentence shows it once. */
function FoundWords({ found, leftOut, onToggle }: FoundProps) {
  return (
    <dl className="found">
      {categories.map((category) => {
        const own = found.filter((each) => each.category === category)
        if (own.length === 0) return null
        const sentences = [...new Set(own.map(({ sentence }) => sentence))]
        return (
          <div key={category}>
            <dt>{categoryNames[category]}</dt>
            {sentences.map((sentence) => (
              <dd key={sentence}>
                <span className="chips">
                  {own
                    .filter((each) => each.sentence === sentence)
                    .map((each) => (
                      <label key={each.word} className="keep">
                        <input type="checkbox" checked={!leftOut.has(each)} onChange={() => onToggle(each)} />
                        {typeset(each.word)}
                      </label>
                    ))}
                </span>
                <q className="small quiet">{sentence}</q>
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}

type SentenceProps = { sentence: string; tapped: Tapped; onChange: (tapped: Tapped) => void }

function Sentence({ sentence, tapped, onChange }: SentenceProps) {
  const [reached, setReached] = useState(0)
  const box = useRef<HTMLSpanElement>(null)
  const phrases = tappedPhrases(sentence, tapped.places)
  const onKeyDown = (event: KeyboardEvent) =>
    moveByArrows(event, [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])])
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would nest a form group where only a name is wanted */}
      <span ref={box} className="taps" role="group" aria-label={sentence} onKeyDown={onKeyDown}>
        {tappable(sentence).map((part, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
            key={place}
            type="button"
            tabIndex={place === reached ? 0 : -1}
            aria-pressed={tapped.places.has(place)}
            onFocus={() => setReached(place)}
            onClick={() => onChange({ ...tapped, places: toggled(tapped.places, place) })}
          >
            {part}
          </button>
        ))}
      </span>
      <label className="goes-to small">
        <span className={phrases.length > 0 ? undefined : 'quiet'}>
          {phrases.length > 0 && <Icon name="check" />}
          {phrases.length > 0 ? `${phrases.join(', ')} to` : 'Goes to'}
        </span>
        <select
          className="input"
          value={tapped.category}
          onChange={({ target }) => onChange({ ...tapped, category: categoryOf(target.value) ?? tapped.category })}
        >
          {categories.map((category: Category) => (
            <option key={category} value={category}>
              {categoryNames[category]}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
