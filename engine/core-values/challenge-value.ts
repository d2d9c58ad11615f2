/** Questions that a value has to stand: would anybody deny it, is it said twice, do all point the same way. */

import { isUndescribed } from '#contract/core-value.ts'
import { stems } from '#engine/language/stem.ts'
import { type Corner, motifNamed } from './value-motifs.ts'

/**
 * What no sensible firm would deny: Lencioni's permission to play, and words of every list. By the title alone; said with
 * a limit ("quality nobody sees") it is a value again.
 */
const everybodys =
  /^(?:(?:high(?:est)?|great|good|best|top|excellent|outstanding|superior|core|total|customer|client|continuous|constant|strong) )*(?:quality|integrity|honesty|respect|trust|excellence|innovation|professionalism|(?:customer |client )?(?:service|satisfaction|focus|orientation|centricity|first|care)|customers?|teamwork|collaboration|passion|reliability|growth|success|performance|commitment|efficiency|communication|improvement|value|transparency|sustainability|responsibility|accountability|creativity|leadership|dedication|expertise|competence|diversity|trustworthiness|people|fairness)(?: (?:and|&) (?:quality|service|integrity|trust|respect|excellence))?$/i

/** Whether a title, as it stands, is one that no sensible firm would deny. */
export const isEverybodys = (title: string): boolean => everybodys.test(title.trim().replace(/[.!]+$/, ''))

const opposites: ReadonlyMap<Corner, string> = new Map([
  ['openness', 'what you keep as it is, whatever the fashion'],
  ['conservation', 'what you would try that nobody has tried'],
  ['self-transcendence', 'what you want to be best at'],
  ['self-enhancement', 'whom you do it for'],
])

type Value = { title: string; description: string }

/** What there is to say about the whole list, the weightiest first; empty for a list that stands. */
export function challengeList(values: readonly Value[]): string[] {
  const said: string[] = []
  const common = values.filter(({ title }) => isEverybodys(title))
  if (common.length > 0) {
    const names = common.map(({ title }) => `“${title}”`)
    said.push(
      `${listOf(names)} would stand on anybody's wall. What does it cost you to hold ${common.length > 1 ? 'them' : 'it'}?`,
    )
  }
  for (const [at, { title }] of values.entries()) {
    const other = values.slice(at + 1).find((each) => isClose(title, each.title))
    if (other) said.push(`“${title}” and “${other.title}” may be one value. Which of them would you give up last?`)
  }
  const bare = values.filter(({ description }) => isUndescribed(description))
  if (bare.length > 0)
    said.push(
      `${listOf(bare.map(({ title }) => `“${title}”`))} ${bare.length > 1 ? 'have' : 'has'} no sentence yet. What happened the last time it mattered?`,
    )
  const corners = values.flatMap(({ title }) => motifNamed(title)?.corner ?? [])
  const [corner] = corners
  if (corner && corners.length > 2 && corners.length === values.length && corners.every((each) => each === corner))
    said.push(`They all point the same way. Is there one about ${opposites.get(corner)}?`)
  if (values.length > 6)
    said.push(`${values.length} are many to remember. Which five would you still hold in a bad year?`)
  return said
}

export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function isClose(one: string, other: string): boolean {
  const [a, b] = [stems(one), stems(other)]
  const isShared = [...a].some((each) => b.has(each))
  const [first, second] = [motifNamed(one), motifNamed(other)]
  return (isShared && a.size < 3 && b.size < 3) || (first !== undefined && first === second)
}
