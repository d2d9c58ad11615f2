/** The owner's words as cards: the ring keeps a word among the five, the word itself asks to be deleted. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Category, type CategoryWords, picksNeeded, wordsToPick } from '#contract/brand.ts'
import { isSample, ownWords } from '#contract/own-words.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  category: Category
  entry: CategoryWords
  /** Words that count towards the gate: none before the category is touched. */
  count: number
  isPicking: boolean
  onPick: (word: string) => void
  onDelete: (word: string) => void
}

function ownNote(count: number): string {
  if (count === 0) return 'None is your own yet.'
  return count === 1 ? 'One is your own.' : `${count} are your own.`
}

/** Asks before a word goes; the focus comes back to the word when it stays. */
function DeleteQuestion({ word, onDelete, onCancel }: { word: string; onDelete: () => void; onCancel: () => void }) {
  const box = useRef<HTMLSpanElement>(null)
  const leave = () => {
    box.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    onCancel()
  }
  // Once: a screen that is drawn anew meanwhile must not move the focus.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onCancel()
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [onCancel])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave()
  }
  return (
    <span ref={box} className="pop" role="dialog" aria-label={`Delete "${word}"?`} tabIndex={-1} onKeyDown={onKeyDown}>
      Delete "{word}"?
      <span className="row">
        <button className="btn bad" type="button" onClick={onDelete}>
          Delete
        </button>
        <button className="btn" type="button" onClick={leave}>
          Cancel
        </button>
      </span>
    </span>
  )
}

type CardProps = {
  word: string
  isKept: boolean
  isSampleWord: boolean
  canKeep: boolean
  isAsked: boolean
  onAsk: (asked: boolean) => void
} & Pick<Props, 'onPick' | 'onDelete'>

function WordCard({ word, isKept, isSampleWord, canKeep, isAsked, onAsk, onPick, onDelete }: CardProps) {
  const look = ['wcard', isKept && 'kept', isSampleWord && 'sample', !isKept && !canKeep && 'full', isAsked && 'asked']
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="pick"
        aria-pressed={isKept}
        aria-label={`${word} among my top five`}
        disabled={!isKept && !canKeep}
        onClick={() => onPick(word)}
      >
        <i>
          <Icon name="check" />
        </i>
      </button>
      <button type="button" aria-haspopup="dialog" aria-expanded={isAsked} onClick={() => onAsk(!isAsked)}>
        {word}
        {isSampleWord && <small>sample</small>}
      </button>
      {isAsked && <DeleteQuestion word={word} onDelete={() => onDelete(word)} onCancel={() => onAsk(false)} />}
    </li>
  )
}

export function WordCards({ category, entry, count, isPicking, onPick, onDelete }: Props) {
  const [asked, setAsked] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const isFull = entry.topFive.length >= picksNeeded
  const own = count === 0 ? 0 : ownWords(category, entry).length
  const remove = (word: string) => {
    setAsked(undefined)
    onDelete(word)
    list.current?.focus()
  }
  return (
    <section className="words" aria-labelledby="words-title">
      <div className="head-row">
        <h2 id="words-title" className="words-title">
          Your Words <span className="small quiet">(Minimum of {wordsToPick})</span>
        </h2>
        <span className="count">
          {count}/{wordsToPick}
          <span className="vh"> words</span>
        </span>
      </div>
      <p className="small quiet">
        {ownNote(own)}{' '}
        {isPicking
          ? 'Tick five to keep; tap a word itself to delete it.'
          : `From ${wordsToPick} words on you can pick your five.`}
      </p>
      <ul ref={list} className="chips" tabIndex={-1} aria-label="Your words">
        {entry.words.map((word) => (
          <WordCard
            key={word}
            word={word}
            isKept={entry.topFive.includes(word)}
            isSampleWord={isSample(category, word, entry)}
            canKeep={isPicking && !isFull}
            isAsked={asked === word}
            onAsk={(isAsked) => setAsked(isAsked ? word : undefined)}
            onPick={onPick}
            onDelete={remove}
          />
        ))}
      </ul>
      {entry.words.some((word) => isSample(category, word, entry)) && (
        <p className="key">Cards marked “sample” are starting words. They stay samples until you keep or pick one.</p>
      )}
    </section>
  )
}
