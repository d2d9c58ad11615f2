/** One sentence to finish: its beginning, the blank, a length counter, and words the owner gave elsewhere. */
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import {
  collapseToOneLine,
  findUnclearPronoun,
  hasAnswerText,
  sentenceLengthMax,
  sentenceWordsAdvised,
} from '#contract/plain/sentences.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'

type Props = {
  name: string
  label: string
  /** A short hint beside the beginning of the sentence. */
  hint?: string
  /** Placeholder of the empty blank. */
  example?: string
  value: string
  error: string | undefined
  lengthMax?: number
  /** The id of a question above it that is part of its accessible name. */
  askedBy?: string
  /** Shown in place of the label, where the owner can choose the beginning. */
  head?: ReactNode
  /** Shown right below the blank. */
  proposal?: ReactNode
  children?: ReactNode
  onChange: (words: string) => void
  onLeave?: () => void
}

/** Enter moves to the next blank, as a sentence is one line; in a form with a single blank it submits the form. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  const blanks = [...(form?.querySelectorAll<HTMLElement>('.blank') ?? [])]
  if (blanks.length === 1) form?.requestSubmit()
  else blanks[blanks.indexOf(event.currentTarget) + 1]?.focus()
}

/**
 * The status under the blank: its length, its word count once it exceeds the advised length, or a note that it holds
 * no words.
 */
function lengthOf(value: string, lengthMax: number): string {
  if (value.trim() !== '' && !hasAnswerText(value)) return 'Please write it in words.'
  const words = value.split(/\s+/).filter(Boolean).length
  const long = words > sentenceWordsAdvised ? `${words} words: a shorter one reads better. ` : ''
  return `${long}${value.trim().length} of ${lengthMax}`
}

/**
 * The sentences that follow another one in a draft, and stand alone in a tagline. A pronoun such as "it" may have
 * nothing to refer to there, so the field asks about it.
 */
const standApart = ['after', 'only']

function Pointing({ name, words }: { name: string; words: string }) {
  const pointing = standApart.includes(name) ? findUnclearPronoun(words) : undefined
  return pointing && <p className="small quiet pointing">Will a stranger know what “{pointing}” is?</p>
}

export function StemField(props: Props) {
  const { name, label, hint, example, askedBy, value, error, lengthMax = sentenceLengthMax } = props
  const id = useId()
  return (
    <div className="stem">
      <div className="stem-head">
        {props.head}
        <label id={`${id}-label`} className={props.head ? 'vh' : undefined} htmlFor={id}>
          {label}
        </label>
        {hint && <span className="small quiet">{hint}</span>}
      </div>
      <textarea
        className="blank"
        id={id}
        name={name}
        rows={1}
        value={value}
        placeholder={example ? `For example: ${example}` : ' '}
        autoCapitalize="none"
        aria-labelledby={askedBy && `${askedBy} ${id}-label`}
        aria-describedby={`${id}-length`}
        aria-invalid={error !== undefined}
        onChange={(event) => props.onChange(collapseToOneLine(event.target.value))}
        onKeyDown={goOn}
        onBlur={props.onLeave}
      />
      <Pointing name={name} words={value} />
      {name !== 'shortName' && <SpellingNotes of={id} text={value} />}
      {props.proposal}
      <div className="stem-foot">
        {props.children}
        <p className={error ? 'err' : 'small quiet num'} id={`${id}-length`}>
          {error ?? lengthOf(value, lengthMax)}
        </p>
      </div>
    </div>
  )
}
