/** The questions that nobody but the owner can answer, before the first draft and beside later ones. */
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { type AskedField, defaultBusinessName } from '#contract/plain/brand.ts'
import { toldQuestions } from '#web/account/told-questions.ts'
import { paths } from '#web/paths.ts'
import { useAnswers } from '#web/uvp/use-answers.ts'

const examples: Readonly<Record<AskedField, string>> = {
  productsServices: 'We tune pianos in your front room.',
  competitiveDifferentiator: 'We leave the old strings with you, so you can see what was worn.',
}
const hints: Readonly<Record<AskedField, string>> = {
  productsServices: 'The way you’d say it to a new neighbor.',
  competitiveDifferentiator: 'Something a customer could see or check. One thing is enough.',
}
const unfit = 'We can’t write a line from this yet. Say it in one short sentence, like the example.'
const unclear = 'A stranger wouldn’t know yet what makes you different. Add one full sentence, like the example.'

type FieldProps = {
  field: AskedField
  value: string
  /** What helps to answer, after the example. */
  hint: string
  error: string | undefined
  onChange: (text: string) => void
}

function Ask({ field, value, hint, error, onChange }: FieldProps) {
  const id = useId()
  return (
    <>
      <label className="q" htmlFor={id}>
        {toldQuestions[field]}
      </label>
      <p className="eg" id={`${id}-eg`}>
        For example: <i>{examples[field]}</i> {hint}
      </p>
      <textarea
        className="input"
        id={id}
        name={field}
        rows={1}
        value={value}
        aria-describedby={error ? `${id}-err ${id}-eg` : `${id}-eg`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="err" id={`${id}-err`}>
          {error}
        </p>
      )}
    </>
  )
}

const shownMax = 160
/** The beginning of something told: enough to know it by. */
const begun = (text: string) => (text.length > shownMax ? `${text.slice(0, shownMax).trimEnd()}…` : text)
const sentence = (text: string) => begun(text.trim()).replace(/(?<![.!?…])$/, '.')

function FirstDraft({ name, offer, difference }: { name: string; offer: string; difference: string }) {
  return (
    <aside className="becomes" aria-label="Your first draft so far">
      <p className="small quiet">Your first draft so far</p>
      <p className="line">
        {name}: {offer.trim() ? sentence(offer) : <span className="gap" />}{' '}
        {difference.trim() ? sentence(difference) : <span className="gap" />}
      </p>
    </aside>
  )
}

type Props = {
  user: CurrentUser
  asks: readonly AskedField[]
  onTold: () => void
  /** What stands in the action bar: how many answers are missing, and whether they are being saved. */
  renderBar: (missing: number, isSaving: boolean) => ReactNode
  children?: ReactNode
}

export const asksFormId = 'asks'

/** The page before its first draft. */
export function Asks({ user, asks, onTold, renderBar, children }: Props) {
  const { answers, isSaving, errorOf, submit, change, missing } = useAnswers(user, asks, onTold)
  const name = user.businessName || defaultBusinessName
  const told = [user.businessName, user.idealClientDescription, user.customerPainPoints].filter((text) => text !== null)
  return (
    <>
      <section className="wrap" aria-labelledby="asks-title">
        <div className="drafts-head">
          <h2 id="asks-title">{asks.length === 1 ? 'One short answer first' : 'Two short answers first'}</h2>
          <p className="small quiet">
            Only you know {asks.length === 1 ? 'it' : 'them'}, and we won’t guess. Your answers go into your profile, so
            you only type them once.
          </p>
        </div>
        {children}
        <div className="asks-two">
          <form className="asks" id={asksFormId} onSubmit={submit} noValidate>
            {asks.map((field) => (
              <div className="field" key={field}>
                <Ask
                  field={field}
                  value={answers[field]}
                  hint={(user[field] ?? '') === '' ? hints[field] : unfit}
                  error={errorOf(field)}
                  onChange={(text) => change(field, text)}
                />
              </div>
            ))}
            <p className="told">
              <b>What you’ve told us</b>
              {told.filter(Boolean).map((text) => (
                <q key={text}>{begun(text)}</q>
              ))}
              <Link to={paths.profile}>See all in your profile</Link>
            </p>
          </form>
          <FirstDraft name={name} offer={answers.productsServices} difference={answers.competitiveDifferentiator} />
        </div>
      </section>
      {renderBar(missing, isSaving)}
    </>
  )
}

type NoteProps = { user: CurrentUser; field: AskedField; isOff: boolean; onTold: () => void }

/** The one question above drafts that lack its answer. */
export function AskNote({ user, field, isOff, onTold }: NoteProps) {
  const { answers, isSaving, errorOf, submit, change } = useAnswers(user, [field], onTold)
  return (
    <form className="note mid ask-note" onSubmit={submit} noValidate>
      <Ask
        field={field}
        value={answers[field]}
        hint={(user[field] ?? '') === '' ? hints[field] : unclear}
        error={errorOf(field)}
        onChange={(text) => change(field, text)}
      />
      <button className="btn" type="submit" disabled={isOff || isSaving}>
        Add to my drafts
      </button>
    </form>
  )
}
