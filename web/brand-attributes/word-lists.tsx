/** The owner's words, and folded under them the samples to start from. One card of a list is a tab away, the rest by arrow keys. */
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type Category, type CategoryWords, picksNeeded, wordsToPick } from '#contract/brand.ts'
import { isSample } from '#contract/own-words.ts'
import { WordCard } from '#web/brand-attributes/word-card.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  category: Category
  entry: CategoryWords
  /** Words that count towards the gate: none before the category is touched. */
  count: number
  /** The word that was added last. */
  newest: string | undefined
  isPicking: boolean
  onPick: (word: string) => void
  onDelete: (word: string) => void
}

function ownNote(own: number, samples: number): string {
  if (own === 0) return 'None of your own yet. The first one that comes to mind is the best.'
  const first = own === 1 ? 'One is your own' : `${own} are your own`
  return samples > 0 ? `${first}; the samples below count too.` : `${first}.`
}

export function WordLists({ category, entry, count, newest, isPicking, onPick, onDelete }: Props) {
  const samples = entry.words.filter((word) => isSample(category, word, entry))
  const own = entry.words.filter((word) => !samples.includes(word))
  const list = { entry, newest, isPicking, onPick, onDelete }
  return (
    <section className="words mine" aria-labelledby="words-title">
      <div className="head-row">
        <h2 id="words-title">
          Your Words <span className="small quiet">(Minimum of {wordsToPick})</span>
        </h2>
        <span className="count">
          {count}/{wordsToPick}
          <span className="vh"> words</span>
        </span>
      </div>
      <p className="small quiet">{ownNote(own.length, count === 0 ? 0 : samples.length)}</p>
      <WordList {...list} name="Your words" words={own} isOfSamples={false} />
      {own.length > 0 && (
        <p className="key">
          {isPicking
            ? 'Tick five to keep; tap a word itself to delete it.'
            : `From ${wordsToPick} words on you can pick your five. Tap a word to delete it.`}
        </p>
      )}
      {samples.length > 0 && (
        <details className="folded">
          <summary>
            <Icon name="unfold" />
            {samples.length} words to start from, if you are stuck
          </summary>
          <WordList {...list} name="Words to start from" words={samples} isOfSamples />
          <p className="key">Each stays a sample until you tick or type it.</p>
        </details>
      )}
    </section>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type ListProps = Omit<Props, 'category' | 'count'> & { name: string; words: readonly string[]; isOfSamples: boolean }

function WordList({ name, words, entry, newest, isPicking, isOfSamples, onPick, onDelete }: ListProps) {
  const [asked, setAsked] = useState<string>()
  const [reached, setReached] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isFull = entry.topFive.length >= picksNeeded
  const reachable = reached !== undefined && words.includes(reached) ? reached : words[0]
  const remove = (word: string) => {
    setAsked(undefined)
    onDelete(word)
    list.current?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => setReached(words[placeOf(list.current, target)])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? -words.length : event.key === 'End' ? words.length : steps[event.key]
    const at = placeOf(list.current, event.target)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const card = list.current?.children[Math.min(words.length - 1, Math.max(0, at + step))]
    const isRing = event.target instanceof Element && event.target.matches('.pick')
    const ring = isRing ? card?.querySelector<HTMLElement>('.pick:enabled') : undefined
    const next = ring ?? card?.querySelector<HTMLElement>('[aria-haspopup]')
    next?.focus()
  }
  return (
    <ul ref={list} className="chips" tabIndex={-1} aria-label={name} onFocus={onFocus} onKeyDown={onKeyDown}>
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

/** The place of the card that holds `target`, or -1. */
function placeOf(list: HTMLElement | null, target: EventTarget): number {
  return [...(list?.children ?? [])].findIndex((card) => target instanceof Node && card.contains(target))
}
