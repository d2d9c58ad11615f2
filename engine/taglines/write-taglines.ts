/** Taglines without a language model: short phrases of the owner's own, alone or set side by side. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { isReadyToDraft, nameInDrafts } from '#contract/plain/sentence-drafts.ts'
import type { Tagline, WritingTurn } from '#contract/writers.ts'
import { isBareVerb, leavesItOpen } from '#engine/language/judge-piece.ts'
import { lineKey } from '#engine/language/line-key.ts'
import { overlap, readTold, type Told, type ToldRecord } from '#engine/language/read-told.ts'
import { shuffled } from '#engine/language/seeded.ts'
import { wordCount } from '#engine/language/shorten-told.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { closed, isEmptyTalk, sentencesTold, withCapital } from '#engine/language/told-sentences.ts'
import { isListed } from '#engine/language/word-classes.ts'
import { sentenceLines } from './sentence-lines.ts'

/** How many lines one turn writes at most. */
export const taglinesPerTurn = 10
/** With so many it needs no pairs, which join less well than three. */
const few = 3
/** With so many it needs no labels. */
const enoughOfBetter = 5
const wordsMin = 2
const wordsMax = 8
const beatWordsMax = 3
const aloneWordsMin = 4
/** With the name before it a phrase is short, or it is two lines. */
const namedWordsMax = 5
/** "We show you first" needs its trade beside it. */
const spokenWordsMin = 6
/** Lines of one device stand beside each other in a list: more than this and it reads as one trick. */
const perDevice = { phrase: 8, beats: 1, name: 2 } as const

type Device = keyof typeof perDevice
/** A line; `spareFor` is the length of a list that does without it. */
type Draft = { device: Device; line: string; used: readonly Told[]; spareFor: number }

const deviceNames: Readonly<Record<Device, string>> = {
  phrase: 'Your own phrase',
  beats: 'Side by side',
  name: 'Name and phrase',
}

/**
 * New brands gain by lines that are remembered: longer ones, with a name or a thing in them; short plain ones are liked
 * at once (Hodges, Estes and Warren, Journal of Consumer Research 50, 2024).
 */
const leansOf = (line: string, name: string): Tagline['leans'] =>
  line.includes(name) || /\d/.test(line) || wordCount(line) >= 5 ? 'easy to remember' : 'easy to like'

const isShort = ({ text }: Told) => wordCount(text) <= wordsMax && !/[:;(]/.test(text) && !notALine.test(text)

/** "Alterations are in the rent, my aunt does them": the first clause says enough for a tagline. */
function firstClause(told: Told): Told[] {
  const at = told.typed.search(/(?<!^(?:when|if|while|once)\b.*)(?:[,;(]| [-–—] |\b(?:so|because|and you)\b)/i)
  const [head] = at < 0 ? [] : sentencesTold(told.typed.slice(0, at))
  return head && wordCount(head.text) >= aloneWordsMin ? [told, { ...told, ...head }] : [told]
}

/** Her short phrases, what only she does before what comes of it and what she sells, each said once. */
function phrasesOf(told: ToldRecord, chosenUvp: string): Told[] {
  const ofUvp = sentencesTold(chosenUvp)
    .filter(({ text }) => !text.includes(told.name.text) && !/^for\b/i.test(text) && !isEmptyTalk(text))
    .map((each): Told => ({ ...each, field: 'competitiveDifferentiator' }))
  const offers = told.offers.map((offer) => ({ ...offer, text: withCapital(offer.text) }))
  const found: Told[] = []
  for (const phrase of [...told.differences.flatMap(firstClause), ...told.results, ...offers, ...ofUvp])
    if (isShort(phrase) && wordCount(phrase.text) >= wordsMin && found.every(({ text }) => !overlap(text, phrase.text)))
      found.push(phrase)
  return found
}

/** A figure first, a list, or what she once was: no line that a stranger remembers. */
const notALine = /^\d|\btoo$|^I(?: am|['’]m| was| have| used)\b|,.*,|\b(?:it|they|them|there|she|he)\b/i
const speaks = /^(?:I|we|you|your|our|my)\b/i
const refusal = /^(?:no|not|never|without|only|always)\b/i

/** Whether a stranger makes something of it alone: a label ("photo proof"), a figure or a line about herself is none. */
function saysSomething({ field, text }: Told): boolean {
  const words = wordCount(text)
  if (leavesItOpen(text) || lacksDoer.test(text) || isBareVerb(text)) return false
  if (field === 'productsServices') return false
  if (field === 'competitiveDifferentiator') return words >= spokenWordsMin && wordsOf(text)[0] !== 'you'
  if (speaks.test(text) && words < spokenWordsMin) return false
  if (words >= aloneWordsMin || (words > 2 && refusal.test(text))) return true
  return words === 3 && wordsOf(text).some((word) => isListed(word, 'verbs') && !isListed(word, 'nounsToo'))
}
/** "Can sleep again", "eating with the family": whoever does it is left out. */
const lacksDoer = /^(?:can|could|will|to|\p{L}+ing|stop|start|sleep|stay|see|use|look|looks)\b/iu

/** In which lists a phrase stands alone: what a stranger makes something of in any, a label with a figure in a short one. */
function spareOf(phrase: Told): number {
  if (!saysSomething(phrase)) return few
  return /\d/.test(phrase.text) && !speaks.test(phrase.text) ? enoughOfBetter : 0
}

const draft = (device: Device, line: string, used: readonly Told[], spareFor: number): Draft => ({
  device,
  line,
  used,
  spareFor,
})

const sideBySide = (some: readonly Told[]) => some.map(({ text }) => closed(text)).join(' ')

function draftLines({ name, differences }: ToldRecord, phrases: readonly Told[]): Draft[] {
  const short = phrases.filter(
    (phrase) => differences.includes(phrase) && wordCount(phrase.text) <= beatWordsMax && !phrase.text.includes(','),
  )
  const beats = short.slice(0, -2).map((_, at) => short.slice(at, at + 3))
  const pairs = short.flatMap((first, at) => short.slice(at + 1).map((second) => [first, second]))
  const named = phrases.filter((phrase) => spareOf(phrase) === 0 && wordCount(phrase.text) <= namedWordsMax)
  return [
    ...phrases.map((phrase) => draft('phrase', closed(phrase.text), [phrase], spareOf(phrase))),
    ...beats.map((some) => draft('beats', sideBySide(some), some, enoughOfBetter)),
    ...pairs.map((some) => draft('beats', sideBySide(some), some, few)),
    ...named.map((phrase) => draft('name', `${name.text}. ${closed(phrase.text)}`, [phrase], 0)),
  ].filter(({ line }) => wordCount(line) <= wordsMax)
}

/** Takes drafts in turn, each device up to its share; a phrase that stands alone stands in no other line of the list. */
function choose(drafts: readonly Draft[], turn: WritingTurn): Draft[] {
  const shown = new Set(turn.exclude.map(lineKey))
  const chosen: Draft[] = []
  const countOf = (device: Device) => chosen.filter((each) => each.device === device).length
  const usesOf = (told: Told) => chosen.filter(({ used }) => used.includes(told)).length
  const take = (isAllowed: (draft: Draft) => boolean) => {
    for (const draft of drafts) {
      if (chosen.length === taglinesPerTurn) return
      if (shown.has(lineKey(draft.line)) || chosen.includes(draft) || !isAllowed(draft)) continue
      chosen.push(draft)
    }
  }
  const hasRoom = ({ device }: Draft) => countOf(device) < perDevice[device]
  take((draft) => hasRoom(draft) && draft.spareFor === 0 && draft.used.every((told) => usesOf(told) === 0))
  take(({ spareFor }) => chosen.length < spareFor)
  return chosen
}

/** What the finished sentences give, and none of it that was shown. */
function fromSentences({ sentences, businessName }: BrandBrief, { exclude }: WritingTurn): Tagline[] {
  const shown = new Set(exclude.map(lineKey))
  return sentenceLines(sentences, businessName)
    .filter(({ line }) => !shown.has(lineKey(line)))
    .map(({ line, device }) => ({
      tagline: line,
      leans: leansOf(line, nameInDrafts(sentences, businessName)),
      device: deviceNames[device],
    }))
    .slice(0, taglinesPerTurn)
}

/**
 * Up to ten taglines: from the finished sentences first, then phrases that the owner typed, alone, after the name, or two
 * or three of them side by side; fewer where little was told. The same brief and turn give the same lines; no text of
 * `turn.exclude` comes again.
 */
export function* writeTaglines(brief: BrandBrief, turn: WritingTurn): Generator<Tagline> {
  const first = fromSentences(brief, turn)
  yield* first
  // A value proposition that was joined from the sentences holds nothing that they do not.
  const rest = isReadyToDraft(brief.sentences) ? { ...brief, chosenUvp: '' } : brief
  const exclude = [...turn.exclude, ...first.map(({ tagline }) => tagline)]
  yield* [...fromPhrases(rest, { ...turn, exclude })].slice(0, taglinesPerTurn - first.length)
}

function* fromPhrases(brief: BrandBrief, turn: WritingTurn): Generator<Tagline> {
  const told = readTold(brief)
  const drafts = draftLines(told, phrasesOf(told, brief.chosenUvp))
  const inTurn = turn.seed <= 1 ? drafts : shuffled(drafts, turn.seed)
  // The devices that set phrases side by side choose theirs first, or none would be left to them.
  const ordered = [
    ...inTurn.filter(({ device }) => device !== 'phrase'),
    ...inTurn.filter(({ device }) => device === 'phrase'),
  ]
  const chosen = choose(ordered, turn)
  for (const { device, line } of shuffled(chosen, turn.seed))
    yield { tagline: line, leans: leansOf(line, told.name.text), device: deviceNames[device] }
}
