/** Values that a document shows without naming them: what the firm refused, paid for, or keeps doing. */
import type { Line } from '#engine/language/document-lines.ts'
import { strongestOf } from '#engine/language/phrase-sense.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isAccount, isHearsay, isOffer, isPractical, isProcedural, speaksOfItself } from './conduct-cues.ts'
import { sentencesOf } from './document-text.ts'
import { practicalHeading } from './value-leads.ts'
import { motifs } from './value-motifs.ts'
import { areKin, senseOf, signsOf } from './value-sense.ts'

/** `quote` is the sentence that shows it best, `description` what is told of it. */
export type Lived = { title: string; description: string; quote: string; line: number }

/** A story is told in up to so many sentences. */
const sentencesMax = 4
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
/** A second value of the same story, this much as likely as the first, is named with it where the two are kin. */
const besideShare = 0.4
/** Whoever lives by something shows more than one value in a text, unless the one is unmistakable. */
const aloneShareMin = 0.3

const isHeading = (text: string) => text.split(' ').length <= 12 && !/[.!?,;:]$/.test(text)
/** Year after year of what happened is a history, not a choice. */
const isChronicle = (text: string) => (text.match(/\b(?:19|20)\d\d:|\bin (?:19|20)\d\d\b/gi) ?? []).length > 3
const withoutSpeaker = (text: string) => text.replace(/^(?:[QA]|\p{Lu}[\p{L}.']{0,20})\s*:\s+/u, '')

type Paragraph = { line: number; sentences: readonly string[] }

function paragraphsOf(lines: readonly Line[], used: ReadonlySet<number>): Paragraph[] {
  let isPart = false
  return lines.flatMap(({ text }, line) => {
    if (isHeading(text)) isPart = practicalHeading.test(text)
    if (used.has(line) || isPart || isHeading(text) || isChronicle(text) || /^Q\s*[:.]/.test(text)) return []
    return [{ line, sentences: sentencesOf(withoutSpeaker(text)) }]
  })
}

/** A paragraph with what the phrases of each sentence tell. */
type Read = Paragraph & { signs: readonly Float32Array[] }

const readParagraph = (paragraph: Paragraph): Read => ({ ...paragraph, signs: paragraph.sentences.map(signsOf) })

/** A story of one to four sentences in a row, and one of the values that it may show. */
type Story = {
  paragraph: Read
  from: number
  to: number
  title: string
  /** Another value that a fair reader would hear in the same words. */
  beside: string | undefined
  share: number
  shown: number
}

function storiesIn(paragraph: Read): Story[] {
  const { sentences } = paragraph
  return sentences.flatMap((first, from) => {
    if (/\?$/.test(first)) return []
    return Array.from({ length: Math.min(sentencesMax, sentences.length - from) }, (_, more) =>
      readStory(paragraph, from, from + more + 1),
    ).flat()
  })
}

function readStory(paragraph: Read, from: number, to: number): Story[] {
  const told = paragraph.sentences.slice(from, to)
  const text = told.join(' ')
  if (wordsOf(text).length < wordsMin || told.some(isHearsay)) return []
  const { shown, values } = senseOf(text, strongestOf(paragraph.signs.slice(from, to)))
  if (shown < shownMin) return []
  const likely = [...values].filter(([, share]) => share >= shareMin).sort(([, one], [, other]) => other - one)
  const [first] = likely
  const beside =
    first && likely.find(([title, share]) => share >= first[1] * besideShare && areKin(first[0], title))?.[0]
  return likely.map(([title, share], place) => ({
    paragraph,
    from,
    to,
    title,
    beside: place === 0 ? beside : undefined,
    shown,
    share: share * (1 + lengthBonus * (to - from - 1)),
  }))
}

/** How likely the third most telling sentence shows a value; 1 where there is none. */
function thirdOf(paragraphs: readonly Read[]): number {
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
      ({ paragraph, from, to, title }) =>
        title === story.title ||
        (paragraph === story.paragraph && from < story.to && story.from < to) ||
        (paragraph === story.paragraph && from <= story.to && story.from <= to && story.shown < ownStoryMin),
    )
    if (!isTaken) chosen.push(story)
  }
  return chosen
}

function tell(
  { paragraph: { sentences, signs, line }, from, to, title, beside }: Story,
  isFree: (title: string) => boolean,
): Lived {
  const told = sentences.slice(from, to)
  const shares = told.map((sentence, at) => senseOf(sentence, signs[from + at]).values.get(title) ?? 0)
  const quote = told[shares.indexOf(Math.max(...shares))] ?? ''
  // "Care for people and balance and wellbeing" is no title.
  const isPair = beside !== undefined && isFree(beside) && !/ and /.test(`${title}, ${beside}`)
  return { title: isPair ? `${title} and ${beside.toLowerCase()}` : title, description: told.join(' '), quote, line }
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
  motifs.filter(({ title }) => new RegExp(`\\b${title}\\b`, 'i').test(text)).length > namedMax

/** The values that the lines show, each once, in the document's order; lines in `used` are left out. */
export function findLived(lines: readonly Line[], used: ReadonlySet<number>): Lived[] {
  const paragraphs = paragraphsOf(lines, used)
  const text = lines.map((line) => line.text).join(' ')
  if (used.size === 0 && (isOfOtherPurpose(lines, paragraphs) || speaksOfValues(text))) return []
  const read = paragraphs.map(readParagraph)
  const stories = read.flatMap(storiesIn)
  const isOwn = speaksOfItself(text)
  if (!isOwn && isReported(text)) return []
  const wanted = isOwn ? surestMin : surestOfOthersMin
  if (!stories.some(({ shown }) => shown >= wanted)) return []
  if (used.size === 0 && thirdOf(read) < (isOwn ? thirdMin : thirdOfOthersMin)) return []
  const chosen = chooseStories(stories, used.size === 0 ? shareMin : sureShareMin)
  if (chosen.length === 1 && used.size === 0 && (chosen[0]?.share ?? 0) < aloneShareMin) return []
  const isFree = (title: string) => !chosen.some((each) => each.title === title)
  return chosen
    .sort((one, other) => one.paragraph.line - other.paragraph.line || one.from - other.from)
    .map((story) => tell(story, isFree))
}
