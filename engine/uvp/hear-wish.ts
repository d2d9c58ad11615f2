/** A typed sentence that is plainly one of the wishes; whatever is not stays a sentence. */
import { nameWithCapitals } from '#contract/plain/name-capitals.ts'
import type { RefineWish } from '#contract/uvp.ts'
import { overlap } from '#engine/language/read-told.ts'
import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import { sentencesTold, withCapital } from '#engine/language/told-sentences.ts'
import { addable, type Bench, type Outcome } from './apply-wish.ts'
import { changePerson } from './change-person.ts'
import { findPhrase, plain } from './line-parts.ts'

/** What she wants: a wish, the line as it is, the way back, what has to be asked first, or nothing that is plain. */
export type Heard =
  | { wish: RefineWish }
  | { outcome: Outcome }
  | { question: string }
  | { leave: true }
  | { undo: true }
  | undefined

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
const agreed = ['ok', 'okay', 'yes', 'yep', 'good', 'fine', 'great', 'nice', 'thanks']
const refused = ['no', 'nope', 'nah']
const leave =
  /\b(?:leave|keep) it(?: (?:so|as it is|like (?:this|that)|alone))?(?:$|[.!,])|^(?:it['’]?s |that['’]?s )?(?:perfect|love it|lovely as it is)\b/

const polite =
  /^(?:(?:please|pls|can (?:you|u)|could (?:you|u)|can we|could we|i(?:['’]d| would) like (?:you )?to|just|ok|hi|hey|then|also|and)[,\s]+)+/
const politeEnd = /[\s,]+(?:please|pls|thanks|thank you|thx)$/

const dropping = /^(?:take out|remove|leave out|drop|delete|lose|cut|get rid of)\s+(.+)$/
const replacing = [
  /^(?:replace|change|swap)\s+(.+?)\s+(?:with|to|by|for)\s+(.+)$/,
  /^instead of\s+(.+?)[,\s]+(?:write|say|use|put)\s+(.+)$/,
  /^(?:write|say|use|put)\s+(.+?)\s+instead of\s+(.+)$/,
] as const
const leading =
  /^(?:put|start with|begin with|open with|lead with)\s+(.+?)(?:\s+(?:first|at the (?:start|beginning|front)))?$/
const addingSaid =
  /^(?:add|mention|include|work in|put)(?: that)?[:\s]+(.+?)(?:\s+(?:in|inside|there|too|also|as well))*$/
const addingQuoted =
  /^(?:add|mention|include|put|work|get|say)(?: in)?[:\s]+(["“].+["”])(?: (?:in|there|too|as well|somewhere|at the end))*$/
const quoted = /^["“‘'](.+)["”’']$/
const quotedFirst = /^(?:the (?:words?|phrase|sentence) )?["“](.+?)["”]/i
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
  const bare = words.replace(/^the (?:words?|phrase|sentence)\s+/i, '')
  const named = quotedFirst.exec(words)?.[1] ?? (findPhrase(bench.line, bare) && bare)
  if (named !== undefined) return { wish: { kind: 'leave-out', part: named } }
  const part = partWith(bench, words)
  return part === undefined ? undefined : { wish: { kind: 'leave-out', part } }
}

/** "to small letters" says how it should read, not what. */
const howNotWhat = /\b(?:letters?|case|capitals?|caps|words?|sentences?|tense|spelling)$/i

/** What is quoted, or is in the line as it was said: else nobody can know what is meant. */
function hearReplacing(bench: Bench, what: string, instead: string): Heard {
  const [phrase, put] = [unquoted(what), unquoted(instead)]
  const isPlain = quoted.test(what.trim()) || findPhrase(bench.line, phrase) !== undefined
  // What is to be printed is quoted: "to small letters" says how, not what.
  if (!isPlain || howNotWhat.test(instead)) return undefined
  if (quoted.test(instead.trim())) return { wish: { kind: 'replace', what: phrase, with: put } }
  return { question: `To use new words, put them in quotes: change “${phrase}” to “${put}”` }
}

const sayWe =
  /\b(?:say|use|write|put|make it|change (?:it )?to)\s+["“']?(we|i)["”']?(?:\s+(?:instead of|not|rather than)\s+["“']?(?:we|i|my|our)["”']?)?$/
const sayWeFor = /^(?:change|swap|replace)\s+["“']?(?:i|we)["”']?\s+(?:to|with|for)\s+["“']?(we|i)["”']?$/

/** "use we instead of I". */
function hearPerson({ line }: Bench, lower: string): Heard {
  const wanted = (sayWe.exec(lower) ?? sayWeFor.exec(lower))?.[1]
  if (wanted === undefined) return undefined
  const to = wanted === 'we' ? 'we' : 'I'
  return { outcome: { line: changePerson(line, to), note: `Now it says “${to}”.` } }
}

const capitals =
  /\bname\b.*\b(?:capitals?|capital letters?|caps|upper ?case)\b|\b(?:capitalize|capitalise|uppercase)\b.*\bname\b/

/** "write my name with capitals". */
function hearCapitals({ line, told: { name } }: Bench, lower: string): Heard {
  if (!capitals.test(lower)) return undefined
  const found = findPhrase(line, name.text)
  if (!found) return { outcome: { cannot: 'Your name isn’t in this line.' } }
  const put = nameWithCapitals(name.text)
  const note = 'Your name now has its capitals. For other lines, change it in your profile.'
  return { outcome: { line: line.slice(0, found.start) + put + line.slice(found.end), note } }
}

const hintWordsOut = /^(?:(?:in )?(?:something |the (?:bit|part) )?about )|^that /i

/** What is quoted is added as it reads; of a hint only what she told. */
function hearAdding(bench: Bench, said: string): Heard {
  if (quoted.test(said.trim())) return { wish: { kind: 'add', what: unquoted(said) } }
  const phrase = said.trim().replace(hintWordsOut, '')
  const sought = contentOf(phrase.split(',')[0] ?? '')
  if (sought.length === 0 || ['first', 'last'].includes(phrase.toLowerCase()) || overlap(bench.line, phrase))
    return undefined
  const held = [...addable(bench), ...sentencesOfAnswers(bench)].find(({ text }) => {
    const words = new Set(contentOf(text))
    return sought.filter((word) => words.has(word)).length * 2 > sought.length
  })
  if (held) return { wish: { kind: 'add', what: held.text } }
  return { question: `To use new words, put them in quotes, just as they should read: add “${withCapital(phrase)}”` }
}

/** All that she told in sentences, also what no draft is made of. */
const sentencesOfAnswers = ({ brief: { profile } }: Bench) =>
  [profile.competitiveDifferentiator, profile.productsServices, profile.customerPainPoints].flatMap(sentencesTold)

const whatElse = 'What should change? Tap a part above and choose a change, or edit the line yourself.'

/** Where one wish ends and another begins; quotation marks are left whole. */
const wishEnd =
  /["“][^"”]*["”]|([.!?;]+\s+|,?\s+(?:and|then|but)\s+(?=(?:please |also |then )*(?:take|remove|leave|drop|delete|lose|cut|add|mention|include|insert|put|start|begin|open|lead|make|say|use|replace|change|swap|work)\b))/gi
const command =
  /^(?:and |then |also |please |can (?:you|we) |could (?:you|we) )*(?:take|remove|leave|drop|delete|lose|cut|add|mention|include|insert|put|start|begin|open|lead|make|say|use|replace|change|swap|work)\b/i

/** Whether a clause asks for something to be done. */
export const isCommand = (clause: string) => command.test(clause)

/** A message as the wishes that may be in it, in order: "too long. put the name last and drop the wall". */
export function clausesOf(message: string): string[] {
  const ends = Array.from(message.matchAll(wishEnd)).filter(([, end]) => end !== undefined)
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)]
  return starts
    .map((start, at) => message.slice(start, ends[at]?.index ?? message.length).trim())
    .filter((clause) => clause !== '')
}

/** Hears what a message plainly asks for. */
export function hearWish(bench: Bench, message: string): Heard {
  const typed = message
    .trim()
    .replace(/(?<![.!])[.!]+$/, '')
    .replace(politeEnd, '')
  const lower = plain(typed).replace(polite, '')
  const said = wordsOf(typed).join(' ')
  if (agreed.includes(said)) return { leave: true }
  if (refused.includes(said)) return { question: whatElse }
  if (undo.test(lower)) return { undo: true }
  if (leave.test(lower)) return { leave: true }
  const turned = hearPerson(bench, lower) ?? hearCapitals(bench, lower)
  if (turned) return turned
  // Case and quotation marks count in what is taken word for word.
  const bare = typed.slice(typed.length - typed.replace(new RegExp(polite.source, 'i'), '').length)
  for (const [at, pattern] of replacing.entries()) {
    const [, first, second] = new RegExp(pattern.source, 'i').exec(bare) ?? []
    if (first && second) return at === 2 ? hearReplacing(bench, second, first) : hearReplacing(bench, first, second)
  }
  const dropped = new RegExp(dropping.source, 'i').exec(bare)?.[1]
  if (dropped) return hearDropping(bench, dropped)
  const kind = simple.find(([pattern]) => pattern.test(lower))?.[1]
  if (kind) return { wish: { kind } }
  const wanted = new RegExp(addingQuoted.source, 'i').exec(bare)?.[1]
  const added = wanted ?? new RegExp(addingSaid.source, 'i').exec(bare)?.[1]
  if (added) return hearAdding(bench, added)
  const led = new RegExp(leading.source, 'i').exec(bare)?.[1]
  const part = led === undefined ? undefined : partWith(bench, unquoted(led))
  return part === undefined ? undefined : { wish: { kind: 'lead-with', part } }
}
