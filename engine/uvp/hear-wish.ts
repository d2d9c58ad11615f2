/** A typed sentence that is plainly one of the wishes; whatever is not stays a sentence. */
import type { RefineWish } from '#contract/uvp.ts'
import { overlap } from '#engine/language/read-told.ts'
import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import { addable, type Bench } from './apply-wish.ts'
import { findPhrase, plain } from './line-parts.ts'

/** What she wants: a wish, the line as it is, the way back, or nothing that is plain. */
export type Heard = { wish: RefineWish } | { leave: true } | { undo: true } | undefined

type SimpleKind = Exclude<RefineWish, { part: string } | { what: string }>['kind']

/** Whole sentences that are one wish, in the words that people use for it. */
const simple: readonly (readonly [RegExp, SimpleKind])[] = [
  [/\b(one|a single|1) (?:short )?sentence\b/, 'one-sentence'],
  [/\b(two|2) (?:short )?sentences\b/, 'two-sentences'],
  [
    /^(?:(?:can|could) you |please |just )?(?:make (?:it|this) |it['’]s )?(?:a (?:bit|lot) |much |far |way |even )?(?:too long|shorter|short|briefer|more concise)\b/,
    'shorter',
  ],
  [
    /\b(?:my|our|the)(?: business)? name (?:goes |comes |should (?:be|come|go) )?(?:first|at the (?:start|beginning|front))\b/,
    'name-first',
  ],
  [/\b(?:my|our|the)(?: business)? name (?:goes |comes |should (?:be|come|go) )?(?:last|at the end)\b/, 'name-last'],
  [/^(?:make (?:it|this)|turn (?:it|this) into|as) a question\b/, 'question'],
  [/^(?:no|fewer|without|plainer) (?:exclamation marks?|dashes|semicolons?|punctuation)\b/, 'plain-punctuation'],
  [
    /^(?:another|a different|some other) (?:way|version|one)|^(?:say|put) it (?:another way|differently)/,
    'another-way',
  ],
  [
    /^(?:talk|speak)(?: directly)? to (?:the reader|you|them directly)|^use ["“]?you["”]?(?: instead)?$/,
    'speak-to-you',
  ],
]

const undo = /^(?:undo|go back|back|put (?:it|that) back|the (?:last|old|one before)(?: one)?(?: was better)?)\b/
const leave =
  /\b(?:leave|keep) it(?: (?:so|as it is|like (?:this|that)|alone))?(?:$|[.!,])|^(?:it['’]?s |that['’]?s )?(?:perfect|love it|lovely as it is)\b/

const polite =
  /^(?:(?:please|pls|can (?:you|u)|could (?:you|u)|can we|could we|i(?:['’]d| would) like (?:you )?to|just|ok|hi|hey)[,\s]+)+/
const politeEnd = /[\s,]+(?:please|pls|thanks|thank you|thx)$/

const dropping = /^(?:take out|remove|leave out|drop|delete|lose|cut|get rid of)\s+(.+)$/
const replacing = [
  /^(?:replace|change|swap)\s+(.+?)\s+(?:with|to|by|for)\s+(.+)$/,
  /^instead of\s+(.+?)[,\s]+(?:write|say|use|put)\s+(.+)$/,
  /^(?:write|say|use|put)\s+(.+?)\s+instead of\s+(.+)$/,
] as const
const leading =
  /^(?:put|start with|begin with|open with|lead with)\s+(.+?)(?:\s+(?:first|at the (?:start|beginning|front)))?$/
const addingSaid = /^(?:add|mention)(?: that)?[:\s]+(.+)$/
const quoted = /^["“‘'](.+)["”’']$/
const about = /^(?:the )?(?:bit|part|sentence|thing|words?)(?: (?:about|with|on|that says))?\s+/

const aboutAfter = /\s+(?:bit|part|sentence|thing)$/

const unquoted = (words: string) => quoted.exec(words.trim())?.[1] ?? words.trim()
const contentOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !functionWords.has(word))
    .map(root)

/** The one part in which most of the words stand; undefined where none or several hold as many. */
function partWith({ parts }: Bench, words: string): string | undefined {
  const sought = contentOf(words.replace(about, '').replace(aboutAfter, ''))
  const counts = parts.map((part) => {
    const held = new Set(contentOf(part))
    return sought.filter((word) => held.has(word)).length
  })
  const most = Math.max(0, ...counts)
  const isSure = most > 0 && most * 2 > sought.length && counts.filter((count) => count === most).length === 1
  return isSure ? parts[counts.indexOf(most)] : undefined
}

function hearDropping(bench: Bench, words: string): Heard {
  const phrase = unquoted(words)
  if (quoted.test(words.trim()) && findPhrase(bench.line, phrase)) return { wish: { kind: 'leave-out', part: phrase } }
  const part = partWith(bench, words)
  return part === undefined ? undefined : { wish: { kind: 'leave-out', part } }
}

/** What stands in quotation marks, or stands in the line as it was said: else nobody can know what is meant. */
function hearReplacing(bench: Bench, what: string, instead: string): Heard {
  const [phrase, put] = [unquoted(what), unquoted(instead)]
  return findPhrase(bench.line, phrase) ? { wish: { kind: 'replace', what: phrase, with: put } } : undefined
}

/** A whole sentence after "add that" is hers; of a hint only what she told is added. */
function hearAdding(bench: Bench, said: string, typed: string): Heard {
  const phrase = unquoted(said)
  if (quoted.test(said.trim()) || /^add that\b/.test(typed)) return { wish: { kind: 'add', what: phrase } }
  const sought = contentOf(phrase)
  const held = addable(bench).find(({ text }) => {
    const words = new Set(contentOf(text))
    return sought.length > 0 && sought.filter((word) => words.has(word)).length * 2 > sought.length
  })
  return held && !overlap(bench.line, phrase) ? { wish: { kind: 'add', what: held.text } } : undefined
}

/** Hears what a message plainly asks for. */
export function hearWish(bench: Bench, message: string): Heard {
  const typed = message
    .trim()
    .replace(/(?<![.!])[.!]+$/, '')
    .replace(politeEnd, '')
  const lower = plain(typed).replace(polite, '')
  if (undo.test(lower)) return { undo: true }
  if (leave.test(lower)) return { leave: true }
  // Case and quotation marks count in what is taken word for word.
  const said = typed.slice(typed.length - typed.replace(new RegExp(polite.source, 'i'), '').length)
  for (const [at, pattern] of replacing.entries()) {
    const [, first, second] = new RegExp(pattern.source, 'i').exec(said) ?? []
    if (first && second) return at === 2 ? hearReplacing(bench, second, first) : hearReplacing(bench, first, second)
  }
  const dropped = new RegExp(dropping.source, 'i').exec(said)?.[1]
  if (dropped) return hearDropping(bench, dropped)
  const kind = simple.find(([pattern]) => pattern.test(lower))?.[1]
  if (kind) return { wish: { kind } }
  const added = new RegExp(addingSaid.source, 'i').exec(said)?.[1]
  if (added) return hearAdding(bench, added, lower)
  const led = new RegExp(leading.source, 'i').exec(said)?.[1]
  const part = led === undefined ? undefined : partWith(bench, unquoted(led))
  return part === undefined ? undefined : { wish: { kind: 'lead-with', part } }
}
