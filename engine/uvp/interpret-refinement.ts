/**
 * Interprets what the owner types about a line (a wish): a plain command, a mention of words in the line or missing from it,
 * or a fact about the business, which belongs in one of their six sentences.
 */
import { type SentenceStem, sentenceStems } from '#contract/plain/sentences.ts'
import type { Refinement } from '#contract/uvp.ts'
import { findWordRoot, functionWords, splitWords } from '#engine/language/stem.ts'
import type { LineToRefine } from './apply-refinement.ts'
import { findPhrasePosition, normalizePhrase } from './line-parts.ts'

/**
 * How a wish was understood. `marked`: words of the line to highlight; `missing`: words it names but the line lacks; `stems`:
 * the beginnings of the sentences that `fact`, the new words as typed, may belong to. Undefined: not understood.
 */
export type UnderstoodRefinement =
  | { wish: Refinement }
  | { undo: true }
  | { marked: string[] }
  | { missing: string }
  | { stems: SentenceStem[]; fact: string }
  | undefined

const courtesy =
  /^(?:(?:please|pls|hi|hey|ok|just|then|also|and|can (?:you|u|we)|could (?:you|u|we)|i(?:['’]d| would) like (?:you )?to)[,\s]+)+/i
const courtesyEnd = /(?:[\s,]+(?:please|pls|thanks|thank you|thx))?[\s.!]*$/i

/** Commands that make up the whole message. */
const simple: readonly (readonly [
  RegExp,
  Extract<
    Refinement['kind'],
    'shorter' | 'one-sentence' | 'two-sentences' | 'name-first' | 'name-last' | 'another-way'
  >,
])[] = [
  [
    /^(?:make (?:it|this) |keep it |it['’]?s |this is |that['’]s )?(?:a (?:bit|little|lot) |bit |much |far |way |too |still |even )*(?:long|wordy|short|shorter|briefer)$/,
    'shorter',
  ],
  [/^(?:fewer|less) words$|^(?:shorten|trim|cut)(?: (?:it|this))?(?: down)?$/, 'shorter'],
  [/^(?:make (?:it|this) |(?:in|as|into) )?(?:just )?(?:one|a single|1) sentence$/, 'one-sentence'],
  [/^(?:make (?:it|this) |(?:in|as|into) )?(?:two|2) sentences$/, 'two-sentences'],
  [
    /^(?:put |(?:start|begin|open|lead) with )?(?:my|our|the)(?: \w+)? name(?: (?:first|at the (?:start|beginning|front)))?$/,
    'name-first',
  ],
  [/^(?:put )?(?:my|our|the)(?: \w+)? name (?:last|at the end)$/, 'name-last'],
  [/^(?:(?:in )?another way|(?:say|put) it (?:another way|differently)|another (?:one|version))$/, 'another-way'],
]
const undo = /^(?:undo|go back|put (?:it|that) back|back to the (?:last|old) one)$/
const leading = [
  /^(?:start|begin|open|lead) (?:it |this )?with (.+)$/i,
  /^(?:put )?(.+?) (?:first|at the (?:start|beginning|front|top))$/i,
] as const
const dropping = /^(?:take out|take away|remove|leave out|drop|delete|lose|cut(?: out)?|get rid of) (.+)$/i
const replacing = [
  /^(?:replace|swap|change) (["“].+?["”]|.+?) (?:with|for|by|to) (.+)$/i,
  /^instead of (["“].+?["”]|.+?),? (?:write|say|use|put) (.+)$/i,
] as const
/** A dislike of a word in the line: "no careful", "I hate careful". But "we don’t use glue" is a fact about the business. */
const disliking =
  /^(?:no|avoid|(?:do not|don['’]t) (?:say|use|write)|i (?:hate|dislike|(?:do not|don['’]t) like)) (.+)$/i
/** After "change chairs to …": words such as "small letters" say how the text should look, and must not be inserted. */
const howNotWhat = /\b(?:letters?|case|capitals?|caps|tense|spelling|plural|person)$/i
const adding = /^(?:add|mention|include|say|tell them|work in|put in|write)(?: that)? /i

const unquoted = (words: string) => /^["“‘'](.+)["”’']$/.exec(words.trim())?.[1] ?? words.trim()
/** Strips "the word …": "the word timeless" becomes "timeless". */
const named = (words: string) => unquoted(words.replace(/^the (?:words?|phrase|sentence) /i, ''))
/** Words used to phrase a wish; they do not name anything in the line. */
const asking = new Set(
  'make made take put say says said add write wrote change sound sounds word words line sentence part like hate love want need can get use more less no not too who why'.split(
    ' ',
  ),
)
const contentOf = (text: string) =>
  new Set(
    splitWords(text)
      .filter((word) => !functionWords.has(word) && !asking.has(word))
      .map(findWordRoot),
  )
/** The one part that shares most words with `words`; undefined if there is none, or a tie. */
function partWith(parts: readonly string[], words: string): string | undefined {
  const sought = contentOf(words)
  const shares = parts.map((part) => [...contentOf(part)].filter((word) => sought.has(word)).length)
  const most = Math.max(0, ...shares)
  return most > 0 && shares.filter((share) => share === most).length === 1 ? parts[shares.indexOf(most)] : undefined
}

function hearCommand({ line, parts }: LineToRefine, typed: string): UnderstoodRefinement {
  const said = normalizePhrase(typed)
  if (undo.test(said)) return { undo: true }
  const kind = simple.find(([pattern]) => pattern.test(said))?.[1]
  if (kind) return { wish: { kind } }
  for (const pattern of replacing) {
    const [, what = '', instead = ''] = pattern.exec(typed) ?? []
    if (findPhrasePosition(line, named(what)) && !howNotWhat.test(instead))
      return { wish: { kind: 'replace', what: named(what), with: unquoted(instead) } }
  }
  const dropped = named(dropping.exec(typed)?.[1] ?? '')
  if (findPhrasePosition(line, dropped)) return { wish: { kind: 'leave-out', part: dropped } }
  const led = leading.map((pattern) => pattern.exec(typed)?.[1]).find((words) => words !== undefined)
  const part = led === undefined ? undefined : partWith(parts, unquoted(led))
  return part === undefined ? undefined : { wish: { kind: 'lead-with', part } }
}

/** The words of the line that a wish quotes or names, as they appear there; adjacent words form one phrase. */
function wordsNamed(line: string, typed: string, isQuote: boolean): string[] {
  if (isQuote)
    return Array.from(typed.matchAll(/["“‘']([^"“”]{2,}?)["”’'](?!\p{L})/gu), ([, quote = '']) =>
      findPhrasePosition(line, quote),
    )
      .filter((found) => found !== undefined)
      .map(({ start, end }) => line.slice(start, end))
  const sought = contentOf(typed)
  const isNamed = (word: string) =>
    splitWords(word).some((each) => sought.has(findWordRoot(each)) && !functionWords.has(each))
  const runs: string[][] = [[]]
  for (const word of line.split(/\s+/)) {
    if (isNamed(word)) runs.at(-1)?.push(word)
    else runs.push([])
    if (/[.,;:!?]$/.test(word)) runs.push([])
  }
  return runs.flatMap((run) => run.join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || [])
}

/** Words for a place in the line or for its style ("the second sentence"): never reported as missing from the line. */
const ofLines =
  /\b(?:sentences?|parts?|half|bits?|end|ending|start|beginning|commas?|dash|dashes|punctuation|name|tone|style|sound|length|rest|all|every\w*)\b/i
const missingWordsMax = 4
const states = /^(?:we|i|you|for|when) \S+ /i
/** Whether the message states a fact about the business: "We always ask first" does, "I hate careful" does not. */
const tells = (typed: string) => (states.test(typed) || adding.test(typed)) && !disliking.test(typed)

/** The words that a wish names but the line lacks; undefined if the line has any of them, or the wish names none. */
function missingIn(line: string, typed: string): string | undefined {
  if (tells(typed)) return undefined
  const patterns = [...replacing, dropping, ...leading, disliking]
  const whole = patterns.map((pattern) => pattern.exec(typed)?.[1]).find((words) => words !== undefined) ?? ''
  const quote = /["“]([^"”]+)["”]/.exec(whole)?.[1]
  if (quote !== undefined) return findPhrasePosition(line, quote) ? undefined : quote
  const [first = ''] = named(whole).split(/[,.;!?]|\s(?:and|or|but|because|from|in)\s/)
  const what = first.replace(/^(?:an?|the|that|this|my|our|your) /i, '')
  const [sought, standing] = [contentOf(whole), contentOf(line)]
  const isWord = contentOf(what).size > 0 && !ofLines.test(what) && what.split(' ').length <= missingWordsMax
  return isWord && [...sought].every((word) => !standing.has(word)) ? what : undefined
}

/** The sentence beginnings that the new words may belong to, judged by their first word; all if it does not say. */
function stemsFor(fact: string): SentenceStem[] {
  if (/^for /i.test(fact)) return ['who']
  if (/^(?:when|if) /i.test(fact)) return ['when']
  if (/^you /i.test(fact)) return ['after']
  return /^(?:we|i) /i.test(fact) ? ['does', 'only'] : [...sentenceStems]
}

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []

/** Interprets a message; undefined if that would take a language model. */
export function interpretRefinement(toRefine: LineToRefine, message: string): UnderstoodRefinement {
  const typed = message.replace(/\s+/g, ' ').trim().replace(courtesy, '').replace(courtesyEnd, '')
  const command = hearCommand(toRefine, typed)
  if (command) return command
  const unique = (words: readonly string[]) => [...new Set(words)]
  const quoted = wordsNamed(toRefine.line, typed, true)
  if (quoted.length > 0) return { marked: unique(quoted) }
  const missing = missingIn(toRefine.line, typed)
  if (missing !== undefined) return { missing }
  const fact = unquoted(typed.replace(adding, ''))
  const isNew = numbersIn(typed).some((number) => !numbersIn(toRefine.line).includes(number))
  if (isNew || adding.test(typed)) return { stems: stemsFor(fact), fact }
  const words = wordsNamed(toRefine.line, typed, false)
  if (words.length > 0) return { marked: unique(words) }
  return tells(typed) ? { stems: stemsFor(fact), fact } : undefined
}
