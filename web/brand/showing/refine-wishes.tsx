/** The buttons for the changes ("wishes") that can be made to a line; those that are unavailable say why. */

import { useId, useState } from 'react'
import type { Refinement, RefinementKind, RefinementOptions } from '#contract/uvp.ts'
import { ownerTextQuestions } from '#web/account/owner-text-questions.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What is open beside the line: the menu of a tapped part, or a wish that needs to know which words it is about. */
export type OpenWish =
  | { kind: 'part'; at: number }
  | { kind: 'lead-with' | 'leave-out' | 'add' }
  | { kind: 'replace'; what: string }
  | undefined

type Simple = Extract<Refinement['kind'], Exclude<RefinementKind, 'lead-with' | 'leave-out' | 'add' | 'replace'>>
type Wish = { label: string; kind: Simple } | { label: string; opens: 'lead-with' | 'leave-out' | 'add' | 'replace' }

const kindOf = (wish: Wish): RefinementKind => ('kind' in wish ? wish.kind : wish.opens)

const groupsOf = (isNameFirst: boolean): { name: string; wishes: Wish[] }[] => [
  {
    name: 'Length',
    wishes: [
      { label: 'Shorter', kind: 'shorter' },
      { label: 'One sentence', kind: 'one-sentence' },
      { label: 'Two sentences', kind: 'two-sentences' },
    ],
  },
  {
    name: 'Parts',
    wishes: [
      { label: 'Lead with…', opens: 'lead-with' },
      { label: 'Leave out…', opens: 'leave-out' },
      { label: 'Add…', opens: 'add' },
      { label: 'Replace…', opens: 'replace' },
    ],
  },
  {
    name: 'Style',
    wishes: [
      isNameFirst ? { label: 'Name last', kind: 'name-last' } : { label: 'Name first', kind: 'name-first' },
      { label: 'Speak to “you”', kind: 'speak-to-you' },
      { label: 'Plainer punctuation', kind: 'plain-punctuation' },
      { label: 'Another way to say it', kind: 'another-way' },
    ],
  },
]

type ButtonProps = {
  label: string
  /** Why it is unavailable; '' until the line has been analysed. */
  reason: string | undefined
  isOpen?: boolean
  onWish: () => void
  /** Called when the pointer or the focus enters the button, and when it leaves. */
  onNear: (isNear: boolean) => void
}

/** An unavailable wish stays focusable, and shows the reason on hover or focus. */
function WishButton({ label, reason, isOpen, onWish, onNear }: ButtonProps) {
  const reasonId = useId()
  return (
    <button
      className="wish"
      type="button"
      aria-disabled={reason !== undefined}
      {...(reason && { 'aria-describedby': reasonId })}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      onMouseEnter={() => onNear(true)}
      onMouseLeave={() => onNear(false)}
      onFocus={() => onNear(true)}
      onBlur={() => onNear(false)}
      onClick={() => (reason === undefined ? onWish() : onNear(true))}
    >
      {label}
      {reason && (
        <span className="vh" id={reasonId}>
          {reason}
        </span>
      )}
    </button>
  )
}

type Props = {
  /** The parts of the line and the possible changes; undefined until the server has analysed the line. */
  bench: RefinementOptions | undefined
  open: OpenWish
  onOpen: (open: OpenWish) => void
  onWish: (wish: Refinement) => void
}

export function RefineWishes({ bench, open, onOpen, onWish }: Props) {
  const [near, setNear] = useState<Wish>()
  const id = useId()
  const isNameFirst = bench?.cannot['name-first'] !== undefined && bench.cannot['name-last'] === undefined
  const reasonOf = (wish: Wish) => (bench ? bench.cannot[kindOf(wish)] : '')
  const press = (wish: Wish) => {
    if ('kind' in wish) onWish({ kind: wish.kind })
    else if (open?.kind === wish.opens) onOpen(undefined)
    else onOpen(wish.opens === 'replace' ? { kind: wish.opens, what: '' } : { kind: wish.opens })
  }
  const why = near && reasonOf(near)
  return (
    <>
      <div className="wishes">
        {groupsOf(isNameFirst).map(({ name, wishes }) => (
          <div key={name}>
            <p id={`${id}${name}`}>{name}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields */}
            <div className="set" role="group" aria-labelledby={`${id}${name}`}>
              {wishes.map((wish) => (
                <WishButton
                  key={wish.label}
                  label={wish.label}
                  reason={reasonOf(wish)}
                  {...('opens' in wish && { isOpen: open?.kind === wish.opens })}
                  onWish={() => press(wish)}
                  onNear={(isNear) => setNear(isNear ? wish : undefined)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className="cap why" aria-hidden="true">
        {near && why && `“${near.label.replace('…', '')}”: ${why}`}
      </p>
    </>
  )
}

/** Lets the owner add one of their answers that is not in the line yet. */
export function AddPicker({ bench, onWish }: { bench: RefinementOptions; onWish: (wish: Refinement) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="picker" role="group" aria-label="Add something you told us">
      <p className="small">
        <b>Add something you told us</b>
      </p>
      {bench.addable.map(({ text, field }) => (
        <button type="button" className="picker-row" key={text} onClick={() => onWish({ kind: 'add', what: text })}>
          <Icon name="plus" />
          {text}
          <small>{ownerTextQuestions[field]}</small>
        </button>
      ))}
    </div>
  )
}

/** Replaces `what` with the words that the owner types, which are inserted unchanged. */
export function ReplaceForm({ what, onWish }: { what: string; onWish: (wish: Refinement) => void }) {
  const [out, setOut] = useState(what)
  const [put, setPut] = useState('')
  const isReady = out.trim() !== '' && put.trim() !== ''
  return (
    <form
      className="picker replace"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onWish({ kind: 'replace', what: out, with: put })
      }}
    >
      <TextField
        label="Take out"
        autoComplete="off"
        maxLength={1000}
        value={out}
        onChange={(event) => setOut(event.target.value)}
      />
      <TextField
        label="Replace it with"
        autoComplete="off"
        maxLength={1000}
        value={put}
        onChange={(event) => setPut(event.target.value)}
      />
      <Button type="submit" disabled={!isReady}>
        Replace
      </Button>
    </form>
  )
}
