import type { Block } from './gather-blocks.ts'
import type { Claim } from './read-claims.ts'

/**
 * Where a page tells the same things of several offers or places, each under its own heading, every value is one of several:
 * for each such claim the values of its topic in all those sections.
 */
export function findOptions(claims: readonly Claim[]): ReadonlyMap<Claim, ReadonlySet<string>> {
  const sections = new Map<Block, Claim[]>()
  for (const claim of claims) {
    if (claim.section === undefined) continue
    const held = sections.get(claim.section)
    if (held) held.push(claim)
    else sections.set(claim.section, [claim])
  }
  const options = new Map<Claim, Set<string>>()
  for (const [heading, own] of sections) {
    for (const [next, other] of sections) {
      if (own === other || own[0]?.page !== other[0]?.page) continue
      const isDated = isDate.test(heading.text) && isDate.test(next.text)
      if (isDated || areParallel(own, other)) for (const claim of own) addOptions(options, claim, other)
    }
  }
  return options
}

/** Headings of events: each day has terms of its own. */
const isDate =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2} may|may \d)\b/i

function addOptions(options: Map<Claim, Set<string>>, claim: Claim, others: readonly Claim[]) {
  // What names its thing is an option only where the same words name it: "a jar is £8", "a jar is £9".
  const alike = others
    .filter(
      ({ topic, value, sentence }) =>
        topic === claim.topic && (!namesItsThing.test(topic) || isSameLine(claim, value, sentence)),
    )
    .map(({ value }) => value)
  if (alike.length === 0) return
  options.set(claim, new Set([claim.value, ...(options.get(claim) ?? []), ...alike]))
}

/** Claims of these topics say themselves which thing they are about. */
const namesItsThing = /^(?:price|charge|asked|duration|guarantee|what|whether)/
const isSameLine = (claim: Claim, value: string, sentence: string) =>
  claim.topic.startsWith('price') &&
  (value === '0') === (claim.value === '0') &&
  startOf(claim.sentence) === startOf(sentence)

/** Two sections are built alike when they tell two things in common, or one in the same words. */
function areParallel(one: readonly Claim[], other: readonly Claim[]): boolean {
  const topics = new Set(one.map(({ topic }) => topic).filter((topic) => !topic.startsWith('number of')))
  const shared = new Set(other.map(({ topic }) => topic).filter((topic) => topics.has(topic)))
  if (shared.size >= 2) return true
  const starts = new Set(one.filter(({ topic }) => shared.has(topic)).map(({ sentence }) => startOf(sentence)))
  return other.some(({ topic, sentence }) => shared.has(topic) && starts.has(startOf(sentence)))
}

/** The first telling word, or the first two words. */
const startOf = (sentence: string) => {
  const [first = '', second = ''] = sentence.toLowerCase().split(' ')
  return /^(?:we|you|it|the|our|an?|your|all|every|each|in|on|for|with|there|if|this|from)$|['’]/.test(first)
    ? `${first} ${second}`
    : first
}

/** Both name something, and nothing in common: two places or two products, each with terms of its own. */
export const nameOthers = ({ names: one }: Claim, { names: other }: Claim) =>
  one.size > 0 && other.size > 0 && ![...one].some((name) => other.has(name))
