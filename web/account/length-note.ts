/** How long an answer may be, and the word on it before anything typed or pasted is left out. */
import { goalLengthMax } from '#contract/plain/business-options.ts'
import type { ProfileField, ProfileQuestion } from '#web/account/profile-questions.ts'

const longTextMax = 2000
const lineMax = 120

/** The most characters that the answer to a question takes. */
export function lengthMaxOf({ key, isLong }: Pick<ProfileField & Partial<ProfileQuestion>, 'key' | 'isLong'>): number {
  if (isLong) return longTextMax
  return key === 'primaryGoal' ? goalLengthMax : lineMax
}

const figure = (count: number) => count.toLocaleString('en-US')

/** Close to its end a text is counted; a field takes nothing beyond it, and says so. */
export function lengthNote(text: string, max: number): string | undefined {
  if (text.length >= max)
    return `That’s all this field holds: ${figure(max)} characters. Anything after that is left out.`
  return text.length > 0.9 * max ? `${figure(text.length)} of ${figure(max)} characters used` : undefined
}
