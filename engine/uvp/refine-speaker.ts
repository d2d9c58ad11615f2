/** Who speaks in a proposition and to whom: "you" for the people it names, "we" for the business. */
import type { BrandBrief } from '#contract/brand.ts'
import { readOwnerWord } from '#engine/language/owner-words.ts'
import { audienceIn } from './refine-audience.ts'
import { isAdjective } from './refine-grammar.ts'
import { append, asInside, countWords, mend, nameMark, splice } from './refine-text.ts'
import { mainVerb } from './refine-verb.ts'
import { ofYou } from './turn-person.ts'

/** The text said to the reader; undefined where the people in it cannot simply become "you". */
export function speakToYou(text: string, brief: BrandBrief): string | undefined {
  const found = audienceIn(text, brief)
  if (found === undefined) return withYours(text)
  const [head = ''] = text.slice(found.from, found.to).split(/ (?=(?:who|that) )/)
  const span = { from: found.from, to: found.from + head.length }
  const before = text.slice(0, span.from)
  const after = text.slice(span.to)
  const own =
    /^ (?:who|that) (?!(?:is|has|wants|needs)\b)(?:(?! (?:so|with|by|from) )[^,.;:!?])+/.exec(after)?.[0] ?? ''
  const wish = own.replace(/^ (?:who|that) /, '')
  if (/^(?:For|To) $/.test(before)) return fromOpening(after.slice(own.length), wish)
  if (span.from === 0 && own === '') return after.startsWith(' ') ? mend(`You${theirsToYours(after)}`) : undefined
  const said = splice(text, { from: span.from, to: span.to + own.length }, 'you')
  return mend(theirsToYours(own === '' ? said : `If you ${wish}, ${asInside(said)}`))
}

/** What somebody has and may be told of as theirs. */
const possession =
  /(?:homes?|houses?|gardens?|dogs?|cats?|pets?|cars?|bikes?|boats?|roofs?|kitchens?|chimneys?|boilers?|clothes|shoes|boots|books?|photos|photographs|weddings?|offices?|accounts?|taxes|hair|skin|teeth|eyes|windows|doors?|walls|floors|furniture|computers?|phones?|websites?|events|parties|meals|staff|lawns?|pianos?|stoves?|cookers?)$/

/** "secures rural homes" → "secures your rural homes", where nobody is named. */
function withYours(text: string): string | undefined {
  const verb = mainVerb(text)
  const things =
    verb === undefined
      ? undefined
      : /^ (?:the |an? )?((?:[\p{L}-]+ ){0,2}?)([\p{L}-]+)(?=[,.]| (?:with|in|by|from|at|so|for|on|while|without)\b)/u.exec(
          text.slice(verb.to),
        )
  if (!verb || !things || !possession.test(things[2] ?? '')) return undefined
  return mend(`${text.slice(0, verb.to)} your ${things[1]}${things[2]}${text.slice(verb.to + things[0].length)}`)
}

/** "For cooks, N gives them …" → "N gives you …"; "For cooks who want …" → "If you want …". */
function fromOpening(rest: string, wish: string): string | undefined {
  const main = rest.replace(/^[,\s]+/, '')
  if (wish !== '') return mend(theirsToYours(`If you ${wish}, ${main}`))
  const said = theirsToYours(main)
  if (!/^[\s,]*\uE000/u.test(rest)) return undefined
  return mend(/\byour?\b/i.test(said) ? said : append(said, ', for you'))
}

/** "so they feel", "their Saturdays"; "them" that are things stay what they are. */
const theirsToYours = (text: string) =>
  ofYou(text)
    .replace(/\b(?:Them|They)\b/g, 'You')
    .replace(/\bTheir\b/g, 'Your')

/** "Quillfast helps" → "At Quillfast, we help"; undefined where the name is not what does something. */
export function speakAsWe(text: string): string | undefined {
  const welcome = new RegExp(`^Welcome to ${nameMark},? where we `, 'i')
  if (welcome.test(text)) return mend(text.replace(welcome, `At ${nameMark}, we `))
  const verb = mainVerb(text)
  if (verb === undefined || verb.from > nameMark.length + 1 + 12 || !text.startsWith(nameMark)) return undefined
  if (/\b(?:we|our|us)\b/i.test(text)) return undefined
  const base = verb.base === 'be' ? 'are' : verb.base
  return mend(`At ${nameMark}, we ${base}${text.slice(verb.to)}`)
}

/** "we are gentle" → "I am gentle", for whoever works alone; undefined where nobody speaks. */
export function speakAsI(text: string): string | undefined {
  const ours = /^At \uE000, we \p{L}+/u.test(text) || /\bwe\b/i.test(text) ? text : speakAsWe(text)
  if (ours === undefined || !/\bwe\b/i.test(ours)) return undefined
  return mend(
    ours
      .replace(/\bwe are\b/gi, 'I am')
      .replace(/\bwe're\b/gi, "I'm")
      .replace(/\bwe\b/gi, 'I')
      .replace(/\bour\b/g, 'my')
      .replace(/\bOur\b/g, 'My')
      .replace(/\bus\b/g, 'me'),
  )
}

/** The most words that one sentence takes in. */
const joinedMax = 38

/** The sentences as one: "…, and we are fair", "…: cosy and friendly"; undefined where that would not read. */
export function joinSentences(text: string): string | undefined {
  const [first = '', ...others] = (text.match(/[^.!?]+[.!?]+/g) ?? []).map((each) => each.trim().replace(/[.!?]+$/, ''))
  if (others.length === 0 || /[?]/.test(text) || countWords(text) > joinedMax) return undefined
  const whole = others.reduce<string | undefined>((said, next) => {
    if (said === undefined || (said + next).split(':').length > 2) return undefined
    if (/^(?:We|They|You|It)\b/.test(next)) return /, and /.test(said) ? undefined : `${said}, and ${asInside(next)}`
    return withFragment(said, next)
  }, first)
  return whole === undefined ? undefined : mend(whole)
}

/** "Fair and dry, with tea" goes in front and behind; a thing follows "with". */
function withFragment(said: string, fragment: string): string | undefined {
  const [head = '', ...rest] = fragment.split(/, (?=with )/)
  if (head.split(/,? and |, | in tone| at heart/).every((word) => word === '' || isAdjective(word.toLowerCase())))
    return said.startsWith(nameMark) ? `${head}, ${[said, ...rest].join(', ')}` : undefined
  const { shape } = readOwnerWord(fragment, 'xfactor')
  const isThing = shape === 'plural' || shape === 'mass' || shape === 'noun'
  return isThing && !/\bwith\b/.test(said) ? `${said}, with ${asInside(fragment)}` : undefined
}

/** The sentence with the name alone; undefined when there is but one. */
export function keepOneSentence(text: string): string | undefined {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? []
  if (sentences.length < 2) return undefined
  return mend(sentences.find((sentence) => sentence.includes(nameMark)) ?? sentences[0] ?? text)
}
