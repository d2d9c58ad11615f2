/** "I" and "we", the one put for the other: nothing else of the line changes. */
import { withCapital } from '#engine/language/told-sentences.ts'

/** Each with what stands for it; the longer ones first, because "I am" holds "I". */
const pairs: readonly (readonly [string, string])[] = [
  ['I am', 'we are'],
  ['I was', 'we were'],
  ['am I', 'are we'],
  ['was I', 'were we'],
  ['I’m', 'we’re'],
  ['I’ve', 'we’ve'],
  ['I’ll', 'we’ll'],
  ['I’d', 'we’d'],
  ['myself', 'ourselves'],
  ['mine', 'ours'],
  ['my', 'our'],
  ['me', 'us'],
  ['I', 'we'],
]

export type Person = 'I' | 'we'

const key = (text: string) => text.replaceAll("'", '’').toLowerCase()

/** The line with `to` for whoever speaks; the same line where nobody does, or already so. */
export function changePerson(line: string, to: Person): string {
  const table = new Map(pairs.map(([one, many]) => (to === 'we' ? [key(one), many] : [key(many), one])))
  const sought = [...table.keys()].map((each) => each.replace('’', "['’]")).join('|')
  return line.replace(
    new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${sought})(?![\\p{L}\\p{N}-]|['’]\\p{L})`, 'giu'),
    (found, at) => {
      const put = table.get(key(found)) ?? found
      const isStart = /(?:^|[.!?…]["”’)]*\s+)$/.test(line.slice(0, at))
      return isStart ? withCapital(put) : put
    },
  )
}
