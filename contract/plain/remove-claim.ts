/** Takes a claim out of a line. */
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import type { Claim } from '#contract/plain/claim.ts'

/** Words that lead to what follows, so they cannot end a sentence. */
const leading = /\s+(?:a|an|and|as|at|by|for|from|in|of|on|or|our|since|the|to|with)$/i

/** Words and punctuation left hanging go too; the owner still reads the line over. */
export function removeClaim(line: string, { start, end }: Pick<Claim, 'start' | 'end'>): string {
  const after = line.slice(end).trim()
  let before = line.slice(0, start).trim()
  if (/^[.,;:!?]|^$/.test(after)) while (leading.test(before)) before = before.replace(leading, '')
  const rest = `${before} ${after}`
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .replaceAll(/[,;:]+([.!?])/g, '$1')
    .replaceAll(/([,;:])[,;:]+/g, '$1')
    .replace(/^[\s.,;:!?]+/, '')
    .trim()
  return capitalizeFirstLetter(rest)
}
