/** Answers to what a value proposition cannot do without: they go into the profile, and the drafts are written. */
import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import type { AskedField } from '#contract/brand.ts'
import { useSaving } from '#web/brand/choice-bar.tsx'
import { tellProfile } from '#web/uvp/uvp-queries.ts'

type Answers = Record<AskedField, string>
const lengthMax = 2000

function wrongWith(answer: string): string | undefined {
  const length = answer.trim().length
  if (length === 0) return 'Please answer in a few words: we would only be guessing.'
  if (length <= lengthMax) return undefined
  return `Please keep it under ${lengthMax.toLocaleString('en')} characters: this is ${length.toLocaleString('en')}.`
}

/** Begins with what stands in the profile, to be changed. `onTold` is called when it has been saved. */
export function useAnswers(user: CurrentUser, asks: readonly AskedField[], onTold: () => void) {
  const [answers, setAnswers] = useState<Answers>({
    productsServices: user.productsServices ?? '',
    competitiveDifferentiator: user.competitiveDifferentiator ?? '',
  })
  const [isTried, setTried] = useState(false)
  const { isSaving, run } = useSaving('Not saved')
  const errorOf = (field: AskedField) => (isTried ? wrongWith(answers[field]) : undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    const wrong = asks.find((field) => wrongWith(answers[field]) !== undefined)
    if (wrong) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    const told = Object.fromEntries(asks.map((field) => [field, answers[field].trim()]))
    if (!isSaving && (await run(() => tellProfile(told)))) onTold()
  }
  return {
    answers,
    isSaving,
    errorOf,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    change: (field: AskedField, text: string) => setAnswers((before) => ({ ...before, [field]: text })),
    /** How many answers are still missing. */
    missing: asks.filter((field) => answers[field].trim() === '').length,
  }
}
