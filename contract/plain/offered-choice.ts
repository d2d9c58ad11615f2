/** A question that offers two lines to choose from: writing it, and reading the answers back. */

export const writeOffered = (lead: string, one: string, other: string) =>
  `${lead}: (A) “${one},” (B) “${other},” or neither?`

/** The answers a question offers, ready to send; empty for any other question. */
export function readOffered(question: string): string[] {
  const [, one, other] = question.match(/\(A\) “([^”]+),” \(B\) “([^”]+),” or neither\?/) ?? []
  return one && other ? [`A: “${one}.”`, `B: “${other}.”`, 'Neither'] : []
}
