/** The verb that the business does in a proposition, and ways to say it with more manner. */
import { baseCandidates, gerundOf } from '#engine/language/inflect.ts'
import { isBaseVerb } from './refine-grammar.ts'
import { nameMark, type Span, splice } from './refine-text.ts'

/** `base` of "gives" is "give"; 'be' for "is" and "are". `isMany` when the name takes the plural. */
type MainVerb = Span & { base: string; isMany: boolean }

/** The verb right after the business's name, or undefined where none stands there. */
export function mainVerb(text: string): MainVerb | undefined {
  const match = text.match(
    new RegExp(`${nameMark} (?:(?:also|gladly|happily|proudly|quietly|simply|always) )?([\\p{L}']+)\\b`, 'u'),
  )
  const word = match?.[1]
  if (!match || match.index === undefined || word === undefined) return undefined
  const to = match.index + match[0].length
  const span = { from: to - word.length, to }
  if (/^(?:is|are)$/.test(word)) return { ...span, base: 'be', isMany: word === 'are' }
  if (isBaseVerb(word)) return { ...span, base: word, isMany: true }
  const next = text.slice(to).match(/^ ([\p{L}'-]+)/u)?.[1] ?? ''
  const isUnknownVerb =
    /[^s]s$/.test(word) && next !== '' && !isBaseVerb(next) && !/^(?:is|are|who|that|and)$/.test(next)
  const base = baseCandidates(word).find(isBaseVerb) ?? (isUnknownVerb ? baseCandidates(word)[0] : undefined)
  return base === undefined || !word.endsWith('s') ? undefined : { ...span, base, isMany: false }
}

/** "gives" → "is glad to give"; undefined for "is" and where no verb was found. */
export function withManner(text: string, manner: string): string | undefined {
  const verb = mainVerb(text)
  if (!verb || verb.base === 'be' || says(text, manner) || hasSecondVerb(text, verb.to)) return undefined
  return splice(text, verb, `${verb.isMany ? 'are' : 'is'} ${manner} ${verb.base}`)
}
/** "fits stoves, explains them and returns": a change of the first verb alone would break the others. */
function hasSecondVerb(text: string, from: number): boolean {
  const [sentence = ''] = text.slice(from).match(/^[^.!?]*/) ?? []
  return Array.from(
    sentence.matchAll(/(?:,| and) ([\p{L}]+s) (?=an?\b|the\b|them\b|it\b|their\b|in\b|for\b|to\b|on\b|you\b)/gu),
  ).some(
    ([, word = '']) =>
      baseCandidates(word).some(isBaseVerb) &&
      !/ (?:so|where|who|that|because) [^,]*$/.test(sentence.slice(0, sentence.indexOf(` ${word} `))),
  )
}

const says = (text: string, manner: string) => text.includes(manner)

/** "helps sole traders save time" → its parts; undefined when nobody is helped to do anything. */
function helpPattern(text: string): { span: Span; whom: string; base: string; isMany: boolean } | undefined {
  const match = text.match(/\b(helps?|assists?) ((?:(?!who |that |to )[^\s,.;:]+ ){1,6})/u)
  if (!match || match.index === undefined) return undefined
  const words = (match[2] ?? '').trim().split(' ')
  const at = words.findIndex((word, index) => index > 0 && isBaseVerb(word))
  const next = text.slice(match.index + match[0].length).match(/^[\p{L}'-]+/u)?.[0] ?? ''
  const base = at > 0 ? words[at] : isBaseVerb(next) ? next : undefined
  if (base === undefined) return undefined
  const whom = (at > 0 ? words.slice(0, at) : words).join(' ')
  const to = match.index + `${match[1]} ${whom} ${base}`.length
  return { span: { from: match.index, to }, whom, base, isMany: match[1] === 'help' || match[1] === 'assist' }
}

/** "helps X save" → "enables X to save". */
export function enabled(text: string): string {
  const help = helpPattern(text)
  if (!help) return text
  return splice(text, help.span, `${help.isMany ? 'enable' : 'enables'} ${help.whom} to ${help.base}`)
}

/** "enables X to save" and "assists X in saving" → "helps X save". */
export function helped(text: string): string {
  return text
    .replace(/\b(enable|allow|permit|empower)(s?) ((?:[^\s,.;:]+ ){1,6}?)to (?=[\p{L}]+)/gu, 'help$2 $3')
    .replace(
      /\b(?:assist|help)(s?) ((?:[^\s,.;:]+ ){1,6}?)in (\p{L}+ing)\b/gu,
      (whole, s: string, whom: string, doing: string) => {
        const base = baseCandidates(doing).find((each) => isBaseVerb(each) && gerundOf(each) === doing)
        return base === undefined ? whole : `help${s} ${whom}${base}`
      },
    )
}
