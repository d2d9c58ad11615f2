/**
 * An either-or question of the interview: writing it as text, and reading the two answers back so that they can be
 * buttons.
 */

export const writeEitherOrQuestion = (lead: string, one: string, other: string) =>
  `${lead}: (A) “${one},” (B) “${other},” or neither?`

/** The answers to offer as buttons; empty for a question that is not an either-or. */
export function readEitherOrAnswers(question: string): string[] {
  const [, one, other] = question.match(/\(A\) “([^”]+),” \(B\) “([^”]+),” or neither\?/) ?? []
  return one && other ? [`A: “${one}.”`, `B: “${other}.”`, 'Neither'] : []
}
