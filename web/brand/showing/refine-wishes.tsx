/** The wishes around the bench: what can be done to a line without a language model, and why some of it cannot. */
import { useId, useState } from 'react'
import type { RefineBench, RefineWish, WishKind } from '#contract/uvp.ts'
import { toldQuestions } from '#web/account/told-questions.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What is open beside the line: a part that was tapped, or a wish that still needs to know which words. */
export type OpenWish =
  | { kind: 'part'; at: number }
  | { kind: 'lead-with' | 'leave-out' | 'add' }
  | { kind: 'replace'; what: string }
  | undefined

type Simple = Extract<RefineWish['kind'], Exclude<WishKind, 'lead-with' | 'leave-out' | 'add' | 'replace'>>
type Wish = { label: string; kind: Simple } | { label: string; opens: 'lead-with' | 'leave-out' | 'add' | 'replace' }

const kindOf = (wish: Wish): WishKind => ('kind' in wish ? wish.kind : wish.opens)

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
  /** Why it cannot be had; '' as long as nobody has looked at the line. */
  reason: string | undefined
  isOpen?: boolean
  onWish: () => void
  /** Told when somebody comes to it, and goes. */
  onNear: (isNear: boolean) => void
}

/** A wish that cannot be had stays in reach, and says why to whoever comes to it. */
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
  /** Absent as long as nobody has looked at the line. */
  bench: RefineBench | undefined
  open: OpenWish
  onOpen: (open: OpenWish) => void
  onWish: (wish: RefineWish) => void
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

/** What she told that is not in the line yet. */
export function AddPicker({ bench, onWish }: { bench: RefineBench; onWish: (wish: RefineWish) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="picker" role="group" aria-label="Add something you told us">
      <p className="small">
        <b>Add something you told us</b>
      </p>
      {bench.addable.map(({ text, field }) => (
        <button type="button" key={text} onClick={() => onWish({ kind: 'add', what: text })}>
          <Icon name="plus" />
          {text}
          <small>{toldQuestions[field]}</small>
        </button>
      ))}
    </div>
  )
}

/** Words out, words in: both are taken as they are. */
export function ReplaceForm({ what, onWish }: { what: string; onWish: (wish: RefineWish) => void }) {
  const id = useId()
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
      <div className="field">
        <label htmlFor={`${id}out`}>Take out</label>
        <input
          className="input"
          id={`${id}out`}
          autoComplete="off"
          maxLength={1000}
          value={out}
          onChange={(event) => setOut(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}in`}>Replace it with</label>
        <input
          className="input"
          id={`${id}in`}
          autoComplete="off"
          maxLength={1000}
          value={put}
          onChange={(event) => setPut(event.target.value)}
        />
      </div>
      <button className="btn" type="submit" disabled={!isReady}>
        Replace
      </button>
    </form>
  )
}
