/**
 * The owner's words, and below them the sample words, collapsed. One card of a list is in the tab order; arrow keys
 * reach the rest.
 */
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type Category, type CategoryWords, picksPerCategory, wordsNeededToPick } from '#contract/plain/brand.ts'
import { isUnclaimedSample } from '#contract/plain/own-words.ts'
import { moveByArrows } from '#web/brand-attributes/move-by-arrows.ts'
import { WordCard } from '#web/brand-attributes/word-card.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  category: Category
  entry: CategoryWords
  /** How many words count towards the minimum for picking; 0 for an untouched category, though it shows samples. */
  count: number
  /** The word that was added last. */
  newest: string | undefined
  isPicking: boolean
  onPick: (word: string) => void
  onDelete: (word: string) => void
}

const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** The note below the list: how many words are the owner's own, and what to do next. */
function noteOf(own: number, samples: number, picks: number, isPicking: boolean): string {
  if (own === 0)
    return samples + picksPerCategory < wordsNeededToPick
      ? 'You haven’t added any words yet. The first one that comes to mind is often the best.'
      : 'Five of your own are enough, as the samples count too. Start with what comes to mind.'
  const whose = own === 1 ? '1 word is your own' : `${own} words are your own`
  const whole = samples > 0 ? `${whose}. The samples below count too.` : `${whose}.`
  const isFull = picks === picksPerCategory
  if (isPicking)
    return `${whole} Tap a circle to ${isFull ? 'take a pick back' : 'pick a word'}, the word itself to delete it.`
  if (isFull) return `${whole} Tap a word to delete it.`
  return `${whole} Once you have ${wordsNeededToPick}, you can pick ${picks === 0 ? 'your top five' : 'the rest of your top five'}.`
}

export function WordLists({ category, entry, count, newest, isPicking, onPick, onDelete }: Props) {
  const samples = entry.words.filter((word) => isUnclaimedSample(category, word, entry))
  const own = entry.words.filter((word) => !samples.includes(word))
  const list = { entry, newest, isPicking, onPick, onDelete }
  return (
    <section className="words mine" aria-labelledby="words-title">
      <div className="head-row">
        <h2 id="words-title">
          Your Words <span className="small quiet">(Minimum of {wordsNeededToPick})</span>
        </h2>
        <span className="count">
          {count}/{wordsNeededToPick}
          <span className="vh"> words</span>
          {count > 0 && samples.length > 0 && (
            <span className="small quiet">
              {' '}
              · {own.length} yours, {countOf(samples.length, 'sample')}
            </span>
          )}
        </span>
      </div>
      <WordList {...list} name="Your words" words={own} isOfSamples={false} />
      <p className="words-note">{noteOf(own.length, samples.length, entry.topFive.length, isPicking)}</p>
      {samples.length > 0 && (
        <details className="folded">
          <summary>
            <Icon name="unfold" />
            {samples.length} words to start from, if you’re stuck
          </summary>
          <WordList {...list} name="Words to start from" words={samples} isOfSamples />
          <p className="words-note">Each one stays a sample until you check it or type it.</p>
        </details>
      )}
    </section>
  )
}

type ListProps = Omit<Props, 'category' | 'count'> & { name: string; words: readonly string[]; isOfSamples: boolean }

function WordList({ name, words, entry, newest, isPicking, isOfSamples, onPick, onDelete }: ListProps) {
  const [asked, setAsked] = useState<string>()
  const [reached, setReached] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isFull = entry.topFive.length >= picksPerCategory
  const reachable = reached !== undefined && words.includes(reached) ? reached : words[0]
  const remove = (word: string) => {
    setAsked(undefined)
    onDelete(word)
    list.current?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => setReached(words[placeOf(list.current, target)])
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(list.current?.children ?? [])]
    const isRing = event.target instanceof Element && event.target.matches('.pick')
    moveByArrows(
      event,
      cards.map((card) => focusableIn(card, isRing)),
    )
  }
  return (
    <ul ref={list} className="chips word-chips" tabIndex={-1} aria-label={name} onFocus={onFocus} onKeyDown={onKeyDown}>
      {words.map((word) => (
        <WordCard
          key={word}
          word={word}
          isKept={entry.topFive.includes(word)}
          isSampleWord={isOfSamples}
          isNew={word === newest}
          canKeep={isPicking && !isFull}
          isAsked={asked === word}
          tabIndex={word === reachable ? 0 : -1}
          onAsk={(isAsked) => setAsked(isAsked ? word : undefined)}
          onPick={onPick}
          onDelete={remove}
        />
      ))}
    </ul>
  )
}

/** Where an arrow key moves the focus in a card: to its ring when coming from a ring, if enabled; else to its word. */
const focusableIn = (card: Element, isRing: boolean): HTMLElement | null =>
  (isRing ? card.querySelector<HTMLElement>('.pick:enabled') : null) ??
  card.querySelector<HTMLElement>('[aria-haspopup]')

/** The index of the card that contains `target`, or -1. */
function placeOf(list: HTMLElement | null, target: EventTarget): number {
  return [...(list?.children ?? [])].findIndex((card) => target instanceof Node && card.contains(target))
}
