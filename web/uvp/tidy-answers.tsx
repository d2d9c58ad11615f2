/** The answers that the drafts are made of, open to be said better: a tidy answer makes a tidy line. */
import { useId } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { draftFields } from '#contract/plain/brand.ts'
import { toldQuestions } from '#web/account/told-questions.ts'
import { useAnswers } from '#web/uvp/use-answers.ts'

type Props = { user: CurrentUser; isOff: boolean; onTold: () => void }

export function TidyAnswers({ user, isOff, onTold }: Props) {
  const { answers, isSaving, errorOf, submit, change } = useAnswers(user, draftFields, onTold, true)
  const id = useId()
  return (
    <details className="tidy">
      <summary>Not quite you? Tidy your answers</summary>
      <form className="asks" onSubmit={submit} noValidate>
        <p className="quiet">
          Drafts are only as good as the answers they’re made of. One short, complete sentence works best. Begin each
          answer with the sentence you’d put on your sign.
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
