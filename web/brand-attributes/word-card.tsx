/** A word as a card: its ring picks it, a press on the word asks whether to delete it. */

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { typeset } from '#web/ui/typeset.ts'

/** Confirms deleting a word; if it is kept, focus returns to it. */
function DeleteQuestion({ word, onDelete, onCancel }: { word: string; onDelete: () => void; onCancel: () => void }) {
  const box = useRef<HTMLSpanElement>(null)
  const leave = () => {
    box.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    onCancel()
  }
  // Only on mount: a re-render must not move the focus.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onCancel()
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [onCancel])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') leave()
  }
  return (
    <span ref={box} className="pop" role="dialog" aria-label={`Delete "${word}"?`} tabIndex={-1} onKeyDown={onKeyDown}>
      Delete "{word}"?
      <span className="row">
        <Button kind="bad" onClick={onDelete}>
          Delete
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </span>
    </span>
  )
}

type Props = {
  word: string
  isKept: boolean
  isSampleWord: boolean
  isNew: boolean
  canKeep: boolean
  isAsked: boolean
  /** One card of a list is in the tab order; arrow keys reach the others. */
  tabIndex: 0 | -1
  onAsk: (asked: boolean) => void
  onPick: (word: string) => void
  onDelete: (word: string) => void
}

export function WordCard(props: Props) {
  const { word, isKept, isSampleWord, isNew, canKeep, isAsked, tabIndex, onAsk, onPick, onDelete } = props
  const look = [
    'wcard',
    isKept && 'kept',
    isNew && 'new',
    isSampleWord && 'sample',
    !isKept && !canKeep && 'full',
    isAsked && 'asked',
  ]
  return (
    <li className={look.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="pick"
        tabIndex={tabIndex}
        aria-pressed={isKept}
        aria-label={`${word} in my top five`}
        disabled={!isKept && !canKeep}
        onClick={() => onPick(word)}
      >
        <i>{isKept && <Icon name="check" />}</i>
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={isAsked}
        onClick={() => onAsk(!isAsked)}
      >
        {typeset(word)}
        {isSampleWord && <small>sample</small>}
      </button>
      {isAsked && <DeleteQuestion word={word} onDelete={() => onDelete(word)} onCancel={() => onAsk(false)} />}
    </li>
  )
}
