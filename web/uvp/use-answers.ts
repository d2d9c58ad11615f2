/** Answers that a value proposition is put together from: they go into the profile, and the drafts are written. */
import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import type { DraftField } from '#contract/plain/brand.ts'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import { tellProfile } from '#web/uvp/uvp-queries.ts'

type Answers = Record<DraftField, string>
const lengthMax = 2000

function wrongWith(answer: string, mayBeEmpty: boolean): string | undefined {
  const length = answer.trim().length
  if (length === 0 && !mayBeEmpty) return 'Please answer in a few words, so that we don’t have to guess.'
  if (length <= lengthMax) return undefined
  return `Please keep it under ${lengthMax.toLocaleString('en')} characters. This has ${length.toLocaleString('en')}.`
}

/** Begins with what stands in the profile, to be changed. `onTold` is called when it has been saved. */
export function useAnswers(user: CurrentUser, asks: readonly DraftField[], onTold: () => void, mayBeEmpty = false) {
  // Only what is being changed: what another form beside it saves shows here, and is not undone by this one.
  const [changed, setChanged] = useState<Partial<Answers>>({})
  const answers: Answers = {
    productsServices: user.productsServices ?? '',
    idealClientDescription: user.idealClientDescription ?? '',
    customerPainPoints: user.customerPainPoints ?? '',
    competitiveDifferentiator: user.competitiveDifferentiator ?? '',
    ...changed,
  }
  const [isTried, setTried] = useState(false)
  const { isSaving, run } = useSaving('Not saved')
  const errorOf = (field: DraftField) => (isTried ? wrongWith(answers[field], mayBeEmpty) : undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    const wrong = asks.find((field) => wrongWith(answers[field], mayBeEmpty) !== undefined)
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    const told = Object.fromEntries(asks.map((field) => [field, answers[field].trim()]))
    if (isSaving || !(await run(() => tellProfile(told)))) return
    setChanged({})
    onTold()
  }
  return {
    answers,
    isSaving,
    errorOf,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    change: (field: DraftField, text: string) => setChanged((before) => ({ ...before, [field]: text })),
    /** How many answers are still missing. */
    missing: asks.filter((field) => answers[field].trim() === '').length,
  }
}
