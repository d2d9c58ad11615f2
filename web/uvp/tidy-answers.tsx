/** The answers that the drafts are made of, open to be said better: a tidy answer makes a tidy line. */
import { useId } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { type AskedField, draftFields } from '#contract/plain/brand.ts'
import { toldQuestions } from '#web/account/told-questions.ts'
import { useAnswers } from '#web/uvp/use-answers.ts'

/** `drafts`: how many there are; where they are few and nothing else is asked, it stands open and asks for more. */
type Props = { user: CurrentUser; drafts: number; asked: AskedField | undefined; isOff: boolean; onTold: () => void }

const enough = 3

export function TidyAnswers({ user, drafts, asked, isOff, onTold }: Props) {
  const { answers, isSaving, errorOf, submit, change } = useAnswers(user, draftFields, onTold, true)
  const id = useId()
  if (drafts === 0) return null
  const isShort = drafts < enough && asked === undefined
  return (
    <details className="tidy" open={isShort}>
      <summary>{isShort ? 'Want more drafts? Tell us more' : 'Not quite you? Tidy your answers'}</summary>
      <form className="asks" onSubmit={submit} noValidate>
        <p className="quiet">
          Drafts are only as good as the answers they’re made of. Each builds on one full sentence of yours, so every
          short, complete sentence you add can become another. Start with the one you’d put on your sign.
        </p>
        {draftFields.map((field) => {
          const error = errorOf(field)
          return (
            <div className="field" key={field}>
              <label htmlFor={`${id}-${field}`}>{toldQuestions[field]}</label>
              <textarea
                className="input"
                id={`${id}-${field}`}
                name={field}
                rows={1}
                value={answers[field]}
                aria-describedby={error && `${id}-${field}-err`}
                aria-invalid={error !== undefined}
                onChange={(event) => change(field, event.target.value)}
              />
              {error && (
                <p className="err" id={`${id}-${field}-err`}>
                  {error}
                </p>
              )}
            </div>
          )
        })}
        <button className="btn" type="submit" disabled={isOff || isSaving}>
          Save and write new drafts
        </button>
      </form>
    </details>
  )
}
