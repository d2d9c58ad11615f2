/** Who a proposition is for: finding it there, and putting others in its place. */
import type { BrandBrief } from '#contract/brand.ts'
import { pluralOf } from '#engine/language/inflect.ts'
import { asPeople, isAdjective, isPlural } from './refine-grammar.ts'
import { furtherLink, headOf, isPeopleNoun, peopleIn, peopleNamed } from './refine-people.ts'
import { asInside, capitalised, findPhrase, mend, type Span, splice } from './refine-text.ts'

/** Where the text names the people it is for; by the owner's own word first, by its place in the sentence else. */
export function audienceIn(text: string, brief: BrandBrief): Span | undefined {
  const own = [brief.topWords.customers, ...brief.topFives.customers].filter((word) => word.trim() !== '')
  for (const word of own) {
    const span = findPhrase(text, word)
    if (span) return withNeighbours(text, span)
  }
  return peopleIn(text)
}

/** "anxious" → "anxious owners"; "welders" → "fearless welders". */
function withNeighbours(text: string, span: Span): Span {
  const word = text.slice(span.from, span.to)
  const next = text.slice(span.to).match(/^ ([\p{L}-]+)/u)
  const isBare = isAdjective(word.split(' ').at(-1) ?? '') && next && isPlural(next[1] ?? '')
  const before = text.slice(0, span.from).match(/(?<=\s)([\p{L}-]+ )$/u)
  const from = before && isAdjective((before[1] ?? '').trim()) ? span.from - (before[1] ?? '').length : span.from
  return { from, to: isBare ? span.to + (next?.[0].length ?? 0) : span.to }
}

/** The text for other people, named in the owner's words; at its start where it named nobody. */
export function setAudience(text: string, people: string, brief: BrandBrief): string {
  const named = asPeople(people.replace(/^(?:only|just|mainly|mostly|all)\s+/i, ''))
  const span = peopleNamed(text, named) ?? audienceIn(text, brief)
  if (!span || findPhrase(text, named)) return mend(text.startsWith('For ') ? text : `For ${named}, ${asInside(text)}`)
  const before = text.slice(span.from, span.to)
  const fitting = isPlural(before) && !isPlural(named) ? many(named) : named
  const article = isPlural(fitting) ? (text.slice(0, span.from).match(/\b(?:an?|one) $/)?.[0].length ?? 0) : 0
  const to = span.to + furtherWords(text.slice(span.to), fitting, /\bfor $/i.test(text.slice(0, span.from)))
  const set = splice(text, { from: span.from - article, to }, span.from === 0 ? capitalised(fitting) : fitting)
  return mend(withoutOthers(set, before, fitting))
}

/** How much behind the people goes with them: "over sixty"; "who …", "tired of …" where the new ones bring their own. */
function furtherWords(after: string, people: string, isFor: boolean): number {
  if (furtherLink.test(people) || headOf(people) !== people.split(' ').at(-1)) {
    const own = after.match(/^ (?:who|that) [^,.;:!?]+(?=[,.;:!?]|$)/)
    const more = isFor
      ? after.match(/^ (?:with|in|\p{L}+(?:ing|ed)) (?:(?! (?:with|who|so|that) )[^,.;:!?])+(?=[,.;:!?]|$)/u)
      : null
    const further = own ?? more
    if (further) return further[0].length
  }
  return after.match(/^ (?:over|under|aged|of) (?:[\p{L}\p{N}-]+)/u)?.[0].length ?? 0
}

/** Other places of the same people's noun: "so |retailers| resell". */
function withoutOthers(text: string, before: string, people: string): string {
  const head = before.split(' ').at(-1) ?? ''
  if (!isPeopleNoun(head) || before.includes(' and ') || new RegExp(`\\b${head}\\b`, 'i').test(people)) return text
  const plain = people.split(furtherLink)[0] ?? people
  return text.replace(new RegExp(`\\b${head}\\b`, 'gi'), plain)
}

/** The text for other people beside those whom it names. */
export function addAudience(text: string, people: string, brief: BrandBrief): string | undefined {
  const span = audienceIn(text, brief)
  if (!span || findPhrase(text, people)) return undefined
  const named = text.slice(span.from, span.to)
  return mend(splice(text, span, `${named}${/\sand\s/.test(named) ? ', and' : ' and'} ${asPeople(people)}`))
}

/** "a busy mum" → "busy mums"; phrases with more after the noun stay as typed. */
function many(people: string): string {
  const bare = people.replace(/^(?:an?|the|one)\s+/i, '')
  if (/\s(?:who|that|with|in|from|of|for|at|on|aged|between|to|over|under)\s/i.test(bare)) return bare
  return bare.replace(/\S+$/, (head) => pluralOf(head))
}
