/** Passages that show what a firm lives by without naming it: what it refused, paid for, or keeps doing. */
import type { Line } from '#engine/language/document-lines.ts'
import { strongestOf } from '#engine/language/phrase-sense.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isAccount, isHearsay, isOffer, isPractical, isProcedural, speaksOfItself } from './conduct-cues.ts'
import { sentencesOf } from './document-text.ts'
import { motifs } from './value-motifs.ts'
import { senseOf, signsOf } from './value-sense.ts'

/** `sentence` shows it best, `passage` is what is told around it, `motifs` what it may be heard as, likeliest first. */
export type Lived = { passage: string; sentence: string; motifs: string[]; line: number }

/** A story is told in up to so many sentences, of which so many words are quoted. */
const sentencesMax = 4
const quotedWordsMax = 55
/** Fewer words than this show nothing. */
const wordsMin = 5
/** A document shows values where its most telling passage surely shows one; the others may then be told more lightly. */
const surestMin = 0.95
/** The same, where nobody speaks for the firm: a customer tells of it, or it is a tale. */
const surestOfOthersMin = 0.985
/** Its third sentence still may show one, whoever speaks: a firm that lives by something shows it more than once. */
const thirdMin = 0.3
const thirdOfOthersMin = 0.6
/** How likely it has to be that a passage shows anything, and that it shows just this value. */
const shownMin = 0.6
const shareMin = 0.05
/** The same, where the firm has named a value or two itself: the rest is then told in passing. */
const sureShareMin = 0.15
/** A longer story that says the same as surely is the better quotation, by so much for each sentence. */
const lengthBonus = 0.25
const valuesMax = 4
/** What stands right beside a story mostly goes on with it, unless it is as telling as this by itself. */
const ownStoryMin = 0.95
/** Whoever lives by something shows more than one value in a text, unless the one is unmistakable. */
const aloneShareMin = 0.3
const motifsTold = 3

/** Headings of what is arranged, not chosen: nothing below them shows what a firm lives by. */
const practicalHeading =
  /^(?:#+\s*)?(?:\d+[.)]?\s*)?(?:practical\w*|house ?keeping|logistics|contact|opening|hours|find us|getting here|prices?|rates|fees|booking|delivery|shipping|returns|payment|parking|terms|small print|how to (?:apply|book|order|find)|what to bring|what you|equipment|insurance)\b[^.!?]{0,40}$/i
const isHeading = (text: string) => text.split(' ').length <= 12 && !/[.!?,;:]$/.test(text)
/** Year after year of what happened is a history, not a choice. */
const isChronicle = (text: string) => (text.match(/\b(?:19|20)\d\d:|\bin (?:19|20)\d\d\b/gi) ?? []).length > 3
const withoutSpeaker = (text: string) => text.replace(/^(?:[QA]|\p{Lu}[\p{L}.']{0,20})\s*:\s+/u, '')

/** A paragraph with what the phrases of each sentence tell. */
type Paragraph = { line: number; sentences: readonly string[]; signs: readonly Float32Array[] }

function paragraphsOf(lines: readonly Line[], used: ReadonlySet<number>): Paragraph[] {
  let isPart = false
  return lines.flatMap(({ text }, line) => {
    if (isHeading(text)) isPart = practicalHeading.test(text)
    if (used.has(line) || isPart || isHeading(text) || isChronicle(text) || text.startsWith('Q:')) return []
    const sentences = sentencesOf(withoutSpeaker(text))
    return [{ line, sentences, signs: sentences.map(signsOf) }]
  })
}

/** A story of one to four sentences in a row, with one of the values that it may be heard as. */
type Story = { paragraph: Paragraph; from: number; to: number; motif: string; share: number; shown: number }

function storiesIn(paragraph: Paragraph): Story[] {
  const { sentences } = paragraph
  return sentences.flatMap((first, from) => {
    if (first.endsWith('?')) return []
    const count = Math.min(sentencesMax, sentences.length - from)
    return Array.from({ length: count }, (_, more) => readStory(paragraph, from, from + more + 1)).flat()
  })
}

function readStory(paragraph: Paragraph, from: number, to: number): Story[] {
  const told = paragraph.sentences.slice(from, to)
  const text = told.join(' ')
  if (wordsOf(text).length < wordsMin || told.some(isHearsay)) return []
  const { shown, values } = senseOf(text, strongestOf(paragraph.signs.slice(from, to)))
  if (shown < shownMin) return []
  const weight = 1 + lengthBonus * (to - from - 1)
  return [...values]
    .filter(([, share]) => share >= shareMin)
    .map(([motif, share]) => ({ paragraph, from, to, motif, shown, share: share * weight }))
}

/** How likely the third most telling sentence shows a value; 1 where there is none. */
function thirdOf(paragraphs: readonly Paragraph[]): number {
  const shown = paragraphs.flatMap(({ sentences, signs }) =>
    sentences.map((each, at) => senseOf(each, signs[at]).shown),
  )
  return shown.sort((one, other) => other - one)[2] ?? 1
}

/** The likeliest stories, no sentence and no value twice. */
function chooseStories(stories: readonly Story[], least: number): Story[] {
  const chosen: Story[] = []
  for (const story of [...stories].sort((one, other) => other.share - one.share)) {
    if (chosen.length >= valuesMax || story.share < least) break
    const isTaken = chosen.some(
      ({ paragraph, from, to, motif }) =>
        motif === story.motif ||
        (paragraph === story.paragraph && from < story.to && story.from < to) ||
        (paragraph === story.paragraph && from <= story.to && story.from <= to && story.shown < ownStoryMin),
    )
    if (!isTaken) chosen.push(story)
  }
  return chosen
}

/** The sentence that tells most of a story, and as many of its others around it as are still a quotation. */
function tell({ paragraph: { sentences, signs, line }, from, to, motif }: Story): Lived {
  const told = sentences.slice(from, to)
  const shares = told.map((sentence, at) => senseOf(sentence, signs[from + at]).values.get(motif) ?? 0)
  const best = shares.indexOf(Math.max(...shares))
  let [first, last] = [best, best]
  const quoted = (start: number, end: number) => told.slice(start, end + 1).join(' ')
  const fits = (start: number, end: number) => quoted(start, end).split(' ').length <= quotedWordsMax
  while (last < told.length - 1 && fits(first, last + 1)) last += 1
  while (first > 0 && fits(first - 1, last)) first -= 1
  const passage = quoted(first, last)
  const heard = [...senseOf(passage).values].sort(([, one], [, other]) => other - one).map(([name]) => name)
  const likely = [motif, ...heard.filter((name) => name !== motif)].slice(0, motifsTold)
  return { passage, sentence: told[best] ?? '', motifs: likely, line }
}

/** Of a paper that arranges something, so many sentences ask, count, or tell of hours, prices and what to do. */
const arrangedShare = 0.55
const proceduralShare = 0.4

/** Whether a paper is there to arrange, to sell or to tell a tale: an order, a visit, a vacancy, an offer. */
function isOfOtherPurpose(lines: readonly Line[], paragraphs: readonly Paragraph[]): boolean {
  const sentences = lines.flatMap(({ text }) => sentencesOf(text))
  const told = paragraphs.flatMap((each) => each.sentences)
  const arranged = sentences.filter((each) => /\?$|\d/.test(each) || isPractical(each) || isProcedural(each)).length
  const procedural = told.filter(isProcedural).length
  return (
    arranged >= sentences.length * arrangedShare ||
    procedural > told.length * proceduralShare ||
    isOffer(lines.map(({ text }) => text).join(' ')) ||
    isAccount(told)
  )
}

const reporting = /["”] (?:\p{L}+ ){0,3}(?:said|says|told|added)\b|\b(?:said|says|added)[:,] ["“]/gu
/** News quote people and name them. */
const isReported = (text: string) => (text.match(reporting) ?? []).length > 1

/** Whoever names so many values and states none tells of a talk about values. */
const namedMax = 3
const speaksOfValues = (text: string) =>
  motifs.filter(({ title }) => text.toLowerCase().includes(title.toLowerCase())).length > namedMax

/** The passages that show a value, in the document's order; lines in `used` are left out. */
export function findLived(lines: readonly Line[], used: ReadonlySet<number>): Lived[] {
  const paragraphs = paragraphsOf(lines, used)
  const text = lines.map((line) => line.text).join(' ')
  const isUnused = used.size === 0
  if (isUnused && (isOfOtherPurpose(lines, paragraphs) || speaksOfValues(text))) return []
  const stories = paragraphs.flatMap(storiesIn)
  const isOwn = speaksOfItself(text)
  if (!isOwn && isReported(text)) return []
  if (!stories.some(({ shown }) => shown >= (isOwn ? surestMin : surestOfOthersMin))) return []
  if (isUnused && thirdOf(paragraphs) < (isOwn ? thirdMin : thirdOfOthersMin)) return []
  const chosen = chooseStories(stories, isUnused ? shareMin : sureShareMin)
  if (chosen.length === 1 && isUnused && (chosen[0]?.share ?? 0) < aloneShareMin) return []
  return chosen.sort((one, other) => one.paragraph.line - other.paragraph.line || one.from - other.from).map(tell)
}
