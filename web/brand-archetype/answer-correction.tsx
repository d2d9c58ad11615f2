/** The editor of a sent answer, in place: Enter saves, Shift+Enter starts a new line, Escape cancels. */

import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { readEitherOrAnswers } from '#contract/plain/either-or-question.ts'
import { answerLengthMax, describeRemainingLength } from '#web/brand-archetype/answer-room.ts'
import type { AnswerCorrecting } from '#web/brand-archetype/use-correcting.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

type Props = {
  correcting: AnswerCorrecting
  /** The question it answers. */
  question: string
  /** The answer as it is stored. */
  stored: string
  /** Whether saving is disabled at the moment. */
  isOff: boolean
}

export function AnswerCorrection({ correcting, question, stored, isOff }: Props) {
  const { open, hasBegun, isSaving, change, cancel, save } = correcting
  const field = useRef<HTMLTextAreaElement>(null)
  const text = open?.text ?? ''
  const isOffNow = isOff || isSaving || text.trim() === ''
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isOffNow) return
    field.current?.focus()
    void save()
  }
  useEffect(() => {
    if (!hasBegun) return
    field.current?.focus()
    field.current?.setSelectionRange(answerLengthMax, answerLengthMax)
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [hasBegun])
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && !isSaving) cancel()
    if (event.key === 'Enter' && !event.shiftKey && event.target === field.current) submit(event)
  }
  return (
    <form className="correction" onSubmit={submit} onKeyDown={hearKey}>
      {open && open.was !== stored && (
        <p className="small">
          Changed in another tab or on another device. It reads now: <q>{stored}</q>
        </p>
      )}
      <Choices answers={readEitherOrAnswers(question)} chosen={text.trim()} isOff={isSaving} onPick={change} />
      <TextArea
        ref={field}
        isGrowing
        isLabelHidden
        label="Your corrected answer"
        rows={2}
        maxLength={answerLengthMax}
        hint={
          describeRemainingLength(text) ?? (
            <>
              Later answers stay. <span className="by-keys">Press Enter to save, Escape to leave it as it was.</span>
            </>
          )
        }
        readOnly={isSaving}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <div className="row">
        <Button kind="plain" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
        <Button className="save-correction" type="submit" disabled={isOffNow}>
          Save
        </Button>
      </div>
    </form>
  )
}

type ChoicesProps = { answers: readonly string[]; chosen: string; isOff: boolean; onPick: (answer: string) => void }

/** The choices the question offered; picking one writes it into the field. */
function Choices({ answers, chosen, isOff, onPick }: ChoicesProps) {
  if (answers.length === 0) return null
  return (
    <fieldset className="chips" disabled={isOff}>
      <legend className="vh">Pick one, or answer in your own words</legend>
      {answers.map((answer) => (
        <button
          key={answer}
          className="chip"
          type="button"
          aria-pressed={answer === chosen}
          onClick={() => onPick(answer)}
        >
          {answer}
        </button>
      ))}
    </fieldset>
  )
}
