/** Taglines without a language model: short phrases of the owner's own, alone or set side by side. */
import type { BrandBrief } from '#contract/brand.ts'
import type { Tagline, WritingTurn } from '#contract/writers.ts'
import { overlap, readTold, type Told, type ToldRecord, wordCount } from '#engine/language/read-told.ts'
import { shuffled } from '#engine/language/seeded.ts'
import { closed, inRunningText, isEmptyTalk, sentencesTold } from '#engine/language/told-sentences.ts'

/** How many lines one turn writes at most. */
export const taglinesPerTurn = 10
/** With so many lines a list needs no phrase twice. */
const enough = 8
const wordsMin = 2
const wordsMax = 8
const beatWordsMax = 3
/** Lines of one device stand beside each other in a list: more than this and it reads as one trick. */
const perDevice = { phrase: 8, beats: 2, name: 1 } as const

type Device = keyof typeof perDevice
type Draft = { device: Device; line: string; used: readonly Told[] }

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

const isShort = ({ text }: Told) => wordCount(text) <= wordsMax && !/[:;(]/.test(text)

/** Her short phrases, what only she does before what comes of it, each said once. */
function phrasesOf(told: ToldRecord, chosenUvp: string): Told[] {
  const ofUvp = sentencesTold(chosenUvp)
    .filter(({ text }) => !text.includes(told.name.text) && !isEmptyTalk(text))
    .map((each): Told => ({ ...each, field: 'competitiveDifferentiator' }))
  const found: Told[] = []
  for (const phrase of [...told.differences, ...told.results, ...ofUvp])
    if (isShort(phrase) && wordCount(phrase.text) >= wordsMin && found.every(({ text }) => !overlap(text, phrase.text)))
      found.push(phrase)
  return found
}

function draftLines({ name }: ToldRecord, phrases: readonly Told[]): Draft[] {
  const short = phrases.filter(({ text }) => wordCount(text) <= beatWordsMax && !text.includes(','))
  const pairs = short.flatMap((first, at) => short.slice(at + 1).map((second) => [first, second]))
  const beats = short.slice(0, -2).map((_, at) => short.slice(at, at + 3))
  return [
    ...phrases.map((phrase): Draft => ({ device: 'phrase', line: closed(phrase.text), used: [phrase] })),
    ...[...beats, ...pairs].map(
      (some): Draft => ({ device: 'beats', line: some.map(({ text }) => closed(text)).join(' '), used: some }),
    ),
    ...phrases.map(
      (phrase): Draft => ({ device: 'name', line: `${name.text}: ${closed(inRunningText(phrase))}`, used: [phrase] }),
    ),
  ].filter(({ line }) => wordCount(line) <= wordsMax)
}

const lineKey = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

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
  take(({ device, used }) => countOf(device) < perDevice[device] && used.every((told) => usesOf(told) === 0))
  if (chosen.length < enough)
    take(({ device, used }) => countOf(device) < perDevice[device] && used.every((told) => usesOf(told) < 2))
  return chosen
}

/**
 * Up to ten taglines, each a phrase that the owner typed or two or three of them side by side; fewer where she told
 * little. The same brief and turn give the same lines; no text of `turn.exclude` comes again.
 */
export function* writeTaglines(brief: BrandBrief, turn: WritingTurn): Generator<Tagline> {
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
