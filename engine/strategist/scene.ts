/** What an answer is made of: the record, what it shows, what is asked, what was said before, and the words to fill in. */
import { archetypes } from '#contract/archetypes.ts'
import { categories } from '#contract/brand.ts'
import type { SaidMessage, StrategistRecord } from '#contract/strategist-record.ts'
import { clustersOf, entriesOf } from '#engine/language/lexicon.ts'
import { findAll } from './analyse-brand.ts'
import { contentRoots, mainPain } from './compare-meanings.ts'
import { findingsOf, lowestScore, type ScoreName, siteOf } from './find-in-review.ts'
import { describeProgress } from './find-next-step.ts'
import { thinValues } from './find-polish.ts'
import type { Finding, Topic } from './finding.ts'
import { archetypeName, countWords, cutText, joinAnd, nameOf, quoteAll } from './quote-record.ts'
import type { Reading } from './read-question.ts'
import { nearestPiece, oddFirst, piecesOf } from './record-pieces.ts'

export type Scene = {
  record: StrategistRecord
  findings: readonly Finding[]
  reading: Reading
  /** What the message as the owner typed it. */
  message: string
  said: readonly SaidMessage[]
  /** How much the message shares with the sentence of hers that comes nearest. */
  nearness: number
  /** Words of the record by the names that texts have for them; '' where there is none. */
  slots: Readonly<Record<string, string>>
}

const scoreLabels: Readonly<Record<ScoreName, string>> = {
  voice: 'Brand Voice',
  visual: 'Visual Identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}

function archetypeSlots({ archetype }: StrategistRecord, { archetypes: named }: Reading) {
  const id = named[0] ?? archetype?.primary
  if (!id) return {}
  return {
    archetype: archetypeName(id),
    Archetype: archetypes[id].name,
    namedArchetype: named[0] ? archetypeName(named[0]) : '',
    wants: archetypes[id].wants,
    dreads: archetypes[id].dreads,
    manner: archetypes[id].voice,
    second: archetype?.secondary && !named[0] ? archetypeName(archetype.secondary) : '',
    // Another one than the owner's own is asked about.
    other: named[0] && named[0] !== archetype?.primary ? archetypeName(named[0]) : '',
  }
}

function reviewSlots({ audit }: StrategistRecord, { scores }: Reading) {
  if (!audit) return {}
  const score = scores[0]
  const shown = score ?? lowestScore(audit.scores)
  const ofScore = findingsOf(shown, audit.opportunities)
  return {
    site: siteOf(audit.websiteUrl),
    overall: audit.overallScore.toFixed(1),
    scoreAsked: score ? scoreLabels[score] : '',
    scoreName: scoreLabels[shown],
    score: audit.scores[shown].toFixed(1),
    scoreFinding: cutText(ofScore[0] ?? audit.opportunities[0] ?? ''),
    finding: cutText(audit.opportunities[0] ?? ''),
    strength: cutText(audit.strengths[0] ?? ''),
  }
}

/** Other words for the category, of the manner of those that lead it, none of which stands there already. */
function freshWords({ attributes }: StrategistRecord, topic: Topic | undefined): string {
  const category = categories.find((each) => each === topic)
  if (!category) return ''
  const { words, topFive } = attributes[category]
  const taken = new Set(words.map((word) => word.toLowerCase()))
  const meant = new Set(topFive.flatMap((word) => clustersOf(word)))
  const free = entriesOf(category).filter(({ word, fit }) => !taken.has(word.toLowerCase()) && fit === 3)
  const near = free.filter(({ cluster }) => meant.has(cluster))
  return joinAnd([...near, ...free].slice(0, 3).map(({ word }) => `“${word}”`)).replace(/ and (?=“[^“]*$)/, ' or ')
}

/** What the owner put in quotation marks, or what a wish for a text is to say. */
function echoOf(message: string): string {
  const quoted = /["“](.+?)["”]|(?<!\w)['‘](.+?)['’](?!\w)/.exec(message)
  const wished =
    /\b(?:(?:where|that|saying|telling|about|because|to say)(?: \w+ (?:tell|inform|let) (?:\w+ ){1,3}(?:that|know))?) (.{6,})$/i.exec(
      message,
    )
  return (quoted?.[1] ?? quoted?.[2] ?? wished?.[1] ?? '').replace(/[?.!\s]+$/, '')
}

/** The line, where it names nothing that is sold: nobody can tell from it what the business does. */
function bareLine({ chosenTagline, brief }: StrategistRecord): string {
  const sold = contentRoots(`${brief.profile.productsServices} ${brief.profile.industry} ${brief.businessName}`)
  return [...contentRoots(chosenTagline)].some((each) => sold.has(each)) ? '' : chosenTagline
}

type Near = ReturnType<typeof nearestPiece>

/** "finish Culture (its top five)" */
const inSentence = (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`.replace(/: (.+)$/, ' ($1)')

/** The words to fill in, for a question about `topic`. */
function fillSlots(
  record: StrategistRecord,
  findings: readonly Finding[],
  reading: Reading,
  message: string,
  topic: Topic | undefined,
  near: Near,
) {
  const { brief, attributes, coreValues, chosenTagline } = record
  const { profile, topWords, topFives } = brief
  const category = categories.find((each) => each === topic) ?? reading.words[0]?.category
  const picks = category ? topFives[category] : []
  const value = reading.value ?? coreValues[0]
  const step = findings.find(({ rank }) => rank === 0)
  const own = profile.competitiveDifferentiator || topWords.xfactor || (topFives.xfactor[0] ?? '')
  return {
    ...archetypeSlots(record, reading),
    ...reviewSlots(record, reading),
    name: nameOf(record),
    offer: cutText(profile.productsServices),
    industry: profile.industry,
    audience: cutText(profile.idealClientDescription),
    trouble: mainPain(profile.customerPainPoints),
    difference: cutText(own),
    xfactor: topWords.xfactor || (topFives.xfactor[0] ?? ''),
    goal: profile.primaryGoal.replaceAll('-', ' '),
    uvp: cutText(brief.chosenUvp, 30),
    tagline: chosenTagline,
    bareTagline: bareLine(record),
    voice: topWords.voice || (topFives.voice[0] ?? ''),
    voices: quoteAll(topFives.voice.slice(0, 3)),
    feeling: topWords.feeling,
    customers: topWords.customers,
    impact: topWords.impact,
    culture: topWords.culture,
    values: quoteAll(coreValues.slice(0, 6).map(({ title }) => title)),
    value: value?.title ?? '',
    valueText: cutText(value?.description ?? ''),
    namedValue: reading.value?.title ?? '',
    namedWord: reading.words[0]?.word ?? '',
    secondWord: reading.words[1]?.word ?? '',
    toldValue: coreValues.find(({ description }) => countWords(description) > 5)?.title ?? '',
    thinValue: thinValues(record)[0] ?? '',
    picks: quoteAll(picks),
    lead: (category && (topWords[category] || attributes[category].topFive[0])) ?? '',
    odd: picks.length > 2 ? (oddFirst(picks)[0] ?? '') : '',
    fresh: freshWords(record, category),
    near: near && near.nearness >= 1 ? cutText(near.piece.text) : '',
    nearSource: near?.piece.source ?? '',
    step: step ? inSentence(step.label) : '',
    progress: describeProgress(record),
    echo: cutText(echoOf(message), 16),
  }
}

/** Sets the scene for a message that is read as being about `topic`. */
export function setScene(
  record: StrategistRecord,
  said: readonly SaidMessage[],
  message: string,
  reading: Reading,
  topic: Topic | undefined = reading.topics[0]?.label,
): Scene {
  const findings = findAll(record)
  const near = nearestPiece(reading.text, piecesOf(record))
  const slots = fillSlots(record, findings, reading, message, topic, near)
  return { record, findings, reading, message, said, slots, nearness: near?.nearness ?? 0 }
}
