/** Who a proposition is for: finding it there, and putting others in its place. */
import type { BrandBrief } from '#contract/brand.ts'
import { pluralOf } from '#engine/language/inflect.ts'
import { asPeople, isAdjective, isBaseVerb, isPlural } from './refine-grammar.ts'
import { asInside, findPhrase, mend, nameMark, type Span, splice } from './refine-text.ts'

const helping =
  'helps?|gives?|lets?|brings?|offers?|hands?|feeds?|shows?|teaches|teach|makes?|gets?|keeps?|serves?|enables?|assists?|supports?|saves?|sends?|lends?|leaves?|frees?|guides?|spares?|provides?|equips?'

/** Where the text names the people it is for; by the owner's own word first, by its place in the sentence else. */
export function audienceIn(text: string, brief: BrandBrief): Span | undefined {
  const own = [brief.topWords.customers, ...brief.topFives.customers].filter((word) => word.trim() !== '')
  for (const word of own) {
    const span = findPhrase(text, word)
    if (span) return withNeighbours(text, span)
  }
  return byPlace(text)
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

function byPlace(text: string): Span | undefined {
  const opening = text.match(/^(?:For|To)\s([^,]+?)(?=\s(?:who|that|in|with|looking|ready)\s|,)/u)
  if (opening?.[1]) return { from: opening[0].length - opening[1].length, to: opening[0].length }
  const helped = text.match(
    new RegExp(
      `(?:${nameMark} (?:helps?|gives?|lets?|brings?|offers?|hands?|feeds?|shows?|teaches|${helping}|is here to \\w+)|\\b(?:we|to) (?:help|give|promise|bring|teach)|\\bHelping|\\bThat helps) ((?:(?!an? |the |with |to |more |fewer |less |who )[\\p{L}\\p{N}'’-]+ ){1,4})`,
      'u',
    ),
  )
  const run = (helped?.[1] ?? '').trim().split(' ')
  const end = run.findIndex((word, at) => at > 0 && isBaseVerb(word))
  const people = longestPlural(end > 0 ? run.slice(0, end) : run)
  if (helped?.index !== undefined && people !== undefined) {
    const from = helped.index + helped[0].length - (helped[1] ?? '').length
    return { from, to: from + people.length }
  }
  const closing = text.match(
    /\sfor ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+s|people|families)(?=[,.;]|\s(?:who|with|in|that)\s|$)/u,
  )
  if (closing?.index !== undefined && closing[1])
    return { from: closing.index + 5, to: closing.index + 5 + closing[1].length }
  const where = text.match(/\bwhere ((?:[\p{L}-]+ ){0,2}(?:[\p{L}-]+s|people)) (?=[\p{L}]+)/u)
  return where?.index !== undefined && where[1]
    ? { from: where.index + 6, to: where.index + 6 + where[1].length }
    : undefined
}

/** The first words of the run up to its first plural noun. */
function longestPlural(run: readonly string[]): string | undefined {
  const at = run.findIndex((word) => isPlural(word) || word === 'people')
  return at < 0 ? undefined : run.slice(0, at + 1).join(' ')
}

/** The text for other people, named in the owner's words; at its start where it named nobody. */
export function setAudience(text: string, people: string, brief: BrandBrief): string {
  const named = asPeople(people.replace(/^(?:only|just|mainly|mostly|all)\s+/i, ''))
  const span = audienceIn(text, brief)
  if (!span || findPhrase(text, named)) return mend(text.startsWith('For ') ? text : `For ${named}, ${asInside(text)}`)
  const fitting = isPlural(text.slice(span.from, span.to)) && !isPlural(named) ? many(named) : named
  const isOpening = span.from === 0
  const article = isPlural(fitting) ? (text.slice(0, span.from).match(/\b(?:an?|one) $/)?.[0].length ?? 0) : 0
  return mend(
    splice(
      text,
      { from: span.from - article, to: span.to },
      isOpening ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting,
    ),
  )
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
