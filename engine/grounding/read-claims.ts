/** Finds claims that need to be told, by closed lists of phrases: credentials, superlatives, promises, comparisons and more. */
import claimTable from './claims.json' with { type: 'json' }
import { readStance, type Stance } from './read-stance.ts'
import { splitTokens } from './split-tokens.ts'
import forms from './word-forms.json' with { type: 'json' }
import { findWordKeys, isFunctionWord, isPlainAdjective, listPositives } from './word-knowledge.ts'

/** What a span of a line is about. `content`: words that would be new facts. */
export const spanKinds = [
  ...(['number', 'money', 'time', 'place', 'name', 'credential', 'superlative', 'absolute', 'customer'] as const),
  ...(['promise', 'comparison', 'health', 'environment', 'content'] as const),
] as const
export type SpanKind = (typeof spanKinds)[number]

/** A claim with its place; claims of the same `key` and with the same `roots` say the same. */
export type Claim = {
  start: number
  end: number
  kind: SpanKind
  key: string
  roots: ReadonlySet<string>
  stance: Stance
}

const isSpanKind = (name: string): name is SpanKind => spanKinds.some((kind) => kind === name)
const alikeKeys = new Set(claimTable.alike.split(' '))
type Pattern = { kind: SpanKind; key: string; pattern: RegExp }
/** The patterns by the first letters of their words, so that a text is searched only for those that can be in it; '': any. */
const patternsByStart = new Map<string, Pattern[]>()
for (const [kind, keys] of Object.entries(claimTable.kinds))
  for (const [key, phrases] of Object.entries(keys)) if (isSpanKind(kind)) addPatterns(kind, key, phrases)

function addPatterns(kind: SpanKind, key: string, phrases: readonly string[]): void {
  const groups = new Map<string, string[]>()
  for (const phrase of phrases)
    for (const start of listStarts(phrase)) groups.set(start, [...(groups.get(start) ?? []), phrase])
  for (const [start, some] of groups) {
    const before = patternsByStart.get(start) ?? []
    patternsByStart.set(start, [...before, { kind, key, pattern: makePattern(some) }])
  }
}

/** The first letters of a phrase, at most three, for each of the words that it can begin with. */
function listStarts(phrase: string): string[] {
  const words = /^\(\?:([a-z' |-]+)\)(?!\?)/.exec(phrase)?.[1]?.split('|') ?? [phrase]
  const starts = words.map((word) => /^[a-z]{1,3}(?![a-z?*])|^[a-z]{3}(?![?*])/.exec(word)?.[0] ?? '')
  return starts.includes('') ? [''] : [...new Set(starts)]
}

function makePattern(phrases: readonly string[]): RegExp {
  // A phrase may be written with hyphens: “round-the-clock”.
  const joinable = phrases.map((each) => each.replace(/\[[^\]]*\]| /g, (found) => (found === ' ' ? '[ -]' : found)))
  return new RegExp(String.raw`(?<![a-z0-9])(?:${joinable.join('|')})(?![a-z0-9])`, 'g')
}

/** The patterns that can match a text. */
function listPatterns(lower: string): Pattern[] {
  const words = [...new Set(lower.match(/(?<![a-z0-9])[a-z]{1,3}/g))]
  const starts = new Set(['', ...words.flatMap((word) => [word, word.slice(0, 1), word.slice(0, 2)])])
  return [...starts].flatMap((start) => patternsByStart.get(start) ?? [])
}

/** True if claims of a key say the same whatever their words: “by hand” and “handmade”, but not “recycled” and “compostable”. */
export const isAlike = (key: string) => alikeKeys.has(key) || key.startsWith('most ')

/** All claims of a lower-case text. */
export function readClaims(lower: string): Claim[] {
  const inText = listPatterns(lower).filter(({ pattern }) => lower.search(pattern) >= 0)
  const found = inText.flatMap(({ kind, key, pattern }) =>
    [...lower.matchAll(pattern)].map(({ 0: words, index }) => {
      const end = index + words.trimEnd().length
      return { start: index, end, kind, key, roots: rootsOf(words), stance: readStance(lower, index, end) }
    }),
  )
  return [...found, ...readSuperlatives(lower)]
}

const rootsOf = (words: string) =>
  new Set(
    splitTokens(words)
      .filter(({ word }) => !isFunctionWord(word))
      .map(({ root }) => root),
  )

const isOfSomebody = /\b(?:your|my|our|their|his|her|its|even the|from the|not the) (?:very )?$/
const circumstances = new Set(forms.circumstances.split(' ').map((word) => findWordKeys(word).stem))

/** Forms in -est and with “most”: “the cheapest”, but not “your hardest day”, “the smallest detail”, and not “honest”. */
function readSuperlatives(lower: string): Claim[] {
  return [
    ...lower.matchAll(/(?<![a-z])(?:[a-z]{2,}est|(?:(?<!\bat )the|'s) most (?<quality>[a-z]+))(?![a-z])/g),
  ].flatMap(({ 0: words, index, groups }) => {
    const end = index + words.length
    const next = /^ ([a-z]+)/.exec(lower.slice(end))?.[1] ?? ''
    const bases = groups?.quality === undefined ? listPositives(words) : [groups.quality]
    const base = bases.find((each) => isPlainAdjective(each) || groups?.quality === each)
    const isClaim =
      base !== undefined &&
      !isPlainAdjective(words) &&
      !isOfSomebody.test(lower.slice(0, index)) &&
      !circumstances.has(findWordKeys(next).stem)
    if (!isClaim) return []
    const stance = readStance(lower, index, end)
    return [{ start: index, end, kind: 'superlative' as const, key: `most ${base}`, roots: new Set([base]), stance }]
  })
}
