/** The maximum length of an answer, and the note shown before input gets cut off. */
import { goalLengthMax } from '#contract/plain/business-options.ts'
import type { ProfileField, ProfileQuestion } from '#web/account/profile-questions.ts'

const longTextMax = 2000
const lineMax = 120

/** The maximum number of characters in the answer to a question. */
export function getAnswerLengthMax({
  key,
  isLong,
}: Pick<ProfileField & Partial<ProfileQuestion>, 'key' | 'isLong'>): number {
  if (isLong) return longTextMax
  return key === 'primaryGoal' ? goalLengthMax : lineMax
}

const figure = (count: number) => count.toLocaleString('en-US')

/** The note below a field: the number of characters near the limit, and a message once it is reached. */
export function describeLength(text: string, max: number): string | undefined {
  if (text.length >= max)
    return `That’s all this field holds: ${figure(max)} characters. Anything after that is left out.`
  return text.length > 0.9 * max ? `${figure(text.length)} of ${figure(max)} characters used` : undefined
}
