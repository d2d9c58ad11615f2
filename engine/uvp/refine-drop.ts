/** Takes a phrase out of a proposition, or puts another in its place, and leaves a sound sentence. */
import { grammarFlagsIn } from '#engine/language/copy-flags.ts'
import { isPluralNoun, pluralOf, singularOf } from '#engine/language/inflect.ts'
import { functionWords, stem, wordsOf } from '#engine/language/stem.ts'
import { isAdverb } from '#engine/language/word-classes.ts'
import { isAdjective } from './refine-grammar.ts'
import { removableParts } from './refine-parts.ts'
import { isPeopleNoun } from './refine-people.ts'
import { findPhrase, isTorn, mend, nameMark, type Span, says, splice, withoutEnd } from './refine-text.ts'

/** The text without the phrase in any form; undefined when the sentence would not stand without it. */
export function dropPhrase(text: string, phrase: string): string | undefined {
  const content = wordsOf(phrase)
    .filter((word) => !functionWords.has(word))
    .map(stem)
  let rest: string | undefined = text
  for (let turn = 0; turn < 6 && rest !== undefined && stillSays(rest, content); turn += 1)
    rest = dropOnce(rest, phrase, content)
  return rest !== undefined && !stillSays(rest, content) ? rest : undefined
}

/** All of its words together count as the phrase; each single one of a name of two does too. */
const stillSays = (text: string, content: readonly string[]) => {
  const present = new Set(wordsOf(text).map(stem))
  return content.length > 0 && content.every((word) => present.has(word))
}

function dropOnce(text: string, phrase: string, content: readonly string[]): string | undefined {
  const span = findPhrase(text, phrase) ?? widest(text, content)
  if (!span) return undefined
  const adverb = mend(withoutAdverb(text, span))
  if (isAdverb(phrase.toLowerCase()) && isStanding(adverb, text) && flags(adverb) <= flags(text)) return adverb
  const candidates = removableParts(text)
    .filter((part) => part.from <= span.from && part.to >= span.to)
    .filter((part) => !wordsOf(part.instead).some((word) => content.includes(stem(word))))
    .map((part) => ({
      text: mend(splice(text, part, part.instead)),
      size: part.to - part.from - part.instead.length + part.cost * 8,
    }))
  const before = flags(text)
  const sound = candidates.filter(
    (each) => isStanding(each.text, text) && flags(each.text) <= before && !stillSays(each.text, content),
  )
  const best = sound.sort((a, b) => a.size - b.size)[0]
  if (best) return best.text
  // "we promise nurses one thing" without its verb is no sentence.
  if (/\b(?:we|they|you|to) $|\uE000 $/u.test(text.slice(0, span.from)) && !isAdverb(phrase.toLowerCase()))
    return undefined
  const bare = mend(splice(text, widened(text, span), ' '))
  if (isStanding(bare, text) && flags(bare) <= before && wordsOf(phrase).length === 1) return bare
  return withoutDescribing(text, span)
}

/** "slow readers" → "readers": the people stay, what is said of them goes. */
function withoutDescribing(text: string, span: Span): string | undefined {
  const words = text.slice(span.from, span.to).split(' ')
  const head = words.pop() ?? ''
  const isDescribed = words.length > 0 && words.every((word) => isAdjective(word.toLowerCase()))
  return isDescribed && isPeopleNoun(head) ? mend(splice(text, span, head)) : undefined
}

/** "safely, quickly and |cheaply|" → "safely and quickly". */
function withoutAdverb(text: string, span: Span): string {
  const before = text.slice(0, span.from)
  const after = text.slice(span.to)
  return /,? and $/.test(before)
    ? before.replace(/,? and $/, '').replace(/, (\S+)$/, ' and $1') + after
    : `${before} ${after}`
}

const flags = (text: string) => grammarFlagsIn(text.replaceAll(nameMark, 'Acme')).length

/** Every word of the phrase with what stands between, for "the cannon with the glitter". */
function widest(text: string, content: readonly string[]) {
  const spans = content.map((word) => findPhrase(text, word)).filter((span) => span !== undefined)
  if (spans.length === 0) return undefined
  return { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) }
}

/** An article before the phrase goes with it. */
function widened(text: string, span: { from: number; to: number }) {
  const before = text.slice(0, span.from).match(/\b(?:an?|the|our|their|your)\s$/i)?.[0].length ?? 0
  const isNoun = /^[\s,.;]/.test(text.slice(span.to)) && !/^\s(?:\p{L}+)/u.test(text.slice(span.to))
  return isNoun ? { from: span.from - before, to: span.to } : span
}

function isStanding(text: string, before: string): boolean {
  if (before.includes(nameMark) && !text.includes(nameMark)) return false
  return !isTorn(text, before) && wordsOf(text.replaceAll(nameMark, 'name')).length >= 4
}

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  opening: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
  final: -1,
}

/** The text without its first, second … last sentence, when the phrase means one; undefined else. */
export function dropSentence(text: string, phrase: string): string | undefined {
  if (/^(?:last|final|end|ending|(?:last|final|end) clause)$/i.test(phrase)) return dropEnding(text)
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? []
  const asked = /question$/i.test(phrase) ? sentences.findIndex((each) => each.includes('?')) : -1
  if (asked >= 0) return withoutSentence(sentences, asked)
  if (/^middle/i.test(phrase)) return sentences.length === 3 ? withoutSentence(sentences, 1) : undefined
  const named = phrase.match(/^(first|second|third|fourth|last|final|opening)(?: (?:sentence|line))?$/i)?.[1]
  const at = named === undefined ? undefined : ordinals[named.toLowerCase()]
  if (at === undefined || sentences.length < 2) return undefined
  const index = at < 0 ? sentences.length - 1 : at
  return withoutSentence(sentences, index)
}

function withoutSentence(sentences: readonly string[], index: number): string | undefined {
  const rest = mend(sentences.filter((_, each) => each !== index).join(' '))
  const hadName = sentences.some((each) => each.includes(nameMark))
  return hadName && !rest.includes(nameMark) ? undefined : rest
}

/** The text with `to` for every form of `from`; a plural stays a plural where a single word is exchanged. */
export function replacePhrase(text: string, from: string, to: string): string | undefined {
  let rest = text
  for (let turn = 0; turn < 6; turn += 1) {
    const span = (turn === 0 ? asTyped(rest, from) : undefined) ?? findPhrase(rest, from)
    if (!span || (turn > 0 && says(to, from))) break
    const found = rest.slice(span.from, span.to)
    rest = splice(rest, span, fitted(found, from, to))
  }
  return rest === text ? undefined : mend(rest)
}

/** Where the phrase stands letter by letter, its small words included. */
function asTyped(text: string, phrase: string) {
  const from = text.toLowerCase().indexOf(phrase.toLowerCase())
  const to = from + phrase.length
  const isWhole =
    from >= 0 && !/[\p{L}\p{N}]/u.test(`${text[from - 1] ?? ' '}`) && !/[\p{L}\p{N}]/u.test(text[to] ?? ' ')
  return isWhole && phrase.includes(' ') ? { from, to } : undefined
}

function fitted(found: string, from: string, to: string): string {
  const isSingle = !/\s/.test(from) && !/\s/.test(to)
  const numbered =
    isSingle && isPluralNoun(found) && !isPluralNoun(from)
      ? pluralOf(to)
      : isSingle && !isPluralNoun(found) && isPluralNoun(from)
        ? singularOf(to)
        : to
  return /^\p{Lu}/u.test(found) ? numbered.charAt(0).toUpperCase() + numbered.slice(1) : numbered
}

/** The text without its last part. */
function dropEnding(text: string): string | undefined {
  const { body } = withoutEnd(text)
  return removableParts(text)
    .filter((part) => part.to >= body.length && part.instead === '')
    .sort((a, b) => a.cost - b.cost || b.from - a.from)
    .map((part) => mend(splice(text, part, '')))
    .find((each) => isStanding(each, text))
}
