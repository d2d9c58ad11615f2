/** A question that offers two lines to pick from: how it is written, and what a press on one of them answers. */

export const writeOffered = (lead: string, one: string, other: string) =>
  `${lead}: (A) “${one},” (B) “${other},” or neither?`

/** The answers that a question offers, ready to be sent; none where it is of another kind. */
export function readOffered(question: string): string[] {
  const [, one, other] = question.match(/\(A\) “([^”]+),” \(B\) “([^”]+),” or neither\?/) ?? []
  return one && other ? [`A: “${one}.”`, `B: “${other}.”`, 'Neither'] : []
}
