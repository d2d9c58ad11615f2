/** The words of a record by the names that texts have for them, each found when it is first asked for. */
import { archetypes } from '#contract/plain/archetypes.ts'
import { categories } from '#contract/plain/brand.ts'
import { withoutOpener } from '#contract/plain/opener.ts'
import { plans } from '#contract/plain/plans.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { entriesOf, plainClustersOf } from '#engine/language/lexicon.ts'
import { mendSlips } from '#engine/language/mend-slips.ts'
import { mainPain } from './compare-meanings.ts'
import { findingsOf, lowestScore, type ScoreName, scoreNames, siteOf } from './find-in-review.ts'
import { describeProgress } from './find-next-step.ts'
import { thinValues } from './find-polish.ts'
import type { Finding, Topic } from './finding.ts'
import { bareLine, ownWriting, tellTagline } from './measure-lines.ts'
import { archetypeName, countWords, cutText, joinAnd, nameOf, quoteAll } from './quote-record.ts'
import type { Reading } from './read-question.ts'
import { type nearestPiece, oddFirst } from './record-pieces.ts'

/** The word of a name; '' where the record has none. */
export type Slots = (name: string) => string

const scoreLabels: Readonly<Record<ScoreName, string>> = {
  voice: 'Brand Voice',
  visual: 'Visual Identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}

function archetypeSlots({ archetype }: StrategistRecord, { archetypes: named }: Reading): Makers {
  const id = named[0] ?? archetype?.primary
  if (!id) return {}
  return {
    archetype: () => archetypeName(id),
    ownArchetype: () => (archetype ? archetypeName(archetype.primary) : ''),
    Archetype: () => archetypes[id].name,
    namedArchetype: () => (named[0] ? archetypeName(named[0]) : ''),
    wants: () => archetypes[id].wants,
    dreads: () => archetypes[id].dreads,
    manner: () => archetypes[id].voice,
    second: () => (archetype?.secondary && !named[0] ? archetypeName(archetype.secondary) : ''),
  }
}

function reviewSlots({ audit }: StrategistRecord, { scores }: Reading): Makers {
  if (!audit) return {}
  const shown = scores[0] ?? lowestScore(audit.scores)
  return {
    site: () => siteOf(audit.websiteUrl),
    overall: () => audit.overallScore.toFixed(1),
    scoreAsked: () => (scores[0] ? scoreLabels[scores[0]] : ''),
    scoreName: () => scoreLabels[shown],
    score: () => audit.scores[shown].toFixed(1),
    scoreFinding: () => cutText(findingsOf(shown, audit.opportunities)[0] ?? audit.opportunities[0] ?? ''),
    scores: () => scoreNames.map((each) => `${scoreLabels[each]} ${audit.scores[each].toFixed(1)}`).join(', '),
    strength: () => cutText(audit.strengths[0] ?? ''),
    finding: () => cutText(audit.opportunities[0] ?? ''),
  }
}

/** Other words for the category, of the manner of those that lead it, none of which stands there already. */
function freshWords({ attributes }: StrategistRecord, topic: Topic | undefined): string {
  const category = categories.find((each) => each === topic)
  if (!category) return ''
  const { words, topFive } = attributes[category]
  const taken = new Set(words.map((word) => word.toLowerCase()))
  const meant = new Set(topFive.flatMap((word) => plainClustersOf(word)))
  const free = entriesOf(category).filter(({ word, fit }) => !taken.has(word.toLowerCase()) && fit === 3)
  const near = free.filter(({ cluster }) => meant.has(cluster))
  return joinAnd([...near, ...free].slice(0, 3).map(({ word }) => `“${word}”`)).replace(/ and (?=“[^“]*$)/, ' or ')
}

/** What the owner put in quotation marks. */
function quotedIn(message: string): string {
  const quoted = /["“]([^"“”]+)["”]|(?<!\w)['‘]([^'‘’]+)['’](?!\w)/.exec(message)
  return quoted?.[1] ?? quoted?.[2] ?? ''
}

/** What a text that is wished for is to say: what follows "saying", "about" and the like, or the first comma. */
function wishIn(message: string): string {
  const told =
    /\b(?:(?:where|that|saying|telling|about|to say)(?: \w+ (?:tell|inform|let) (?:\w+ ){1,3}(?:that|know))?) (.{6,})$/i.exec(
      message,
    )
  return quotedIn(message) || (told?.[1] ?? /, (.{6,})$/.exec(message)?.[1] ?? '').replace(/[?.!\s]+$/, '')
}

/** It is shown after advice, which it must leave room for. */
const differenceWordsMax = 16

const dollars = (price: number) => `$${price}`
const kept = Object.values(plans).flatMap(({ term, price }) => (term === 'kept' ? [price] : []))
const planSlots: Makers = {
  monthly: () => dollars(plans.monthly.price),
  yearly: () => dollars(plans['all-access'].price),
  cheapest: () => dollars(Math.min(...kept)),
  dearest: () => dollars(Math.max(...kept)),
}

const bareLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Near = ReturnType<typeof nearestPiece>
type Makers = Readonly<Record<string, () => string>>

/** What is only hers, unless the tagline says it already. */
function secondLine({ brief: { topWords, topFives }, chosenTagline }: StrategistRecord): string {
  const own = [topWords.xfactor, ...topFives.xfactor].filter((word) => word !== '')
  return mendSlips(own.find((word) => bareLetters(word) !== bareLetters(chosenTagline)) ?? '')
}

/** "finish Culture (its top five)" */
const inSentence = (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`.replace(/: (.+)$/, ' ($1)')

function profileSlots({ brief }: StrategistRecord): Makers {
  const { profile, topWords, topFives } = brief
  const xfactor = topWords.xfactor || (topFives.xfactor[0] ?? '')
  return {
    offer: () => cutText(withoutOpener(profile.productsServices)),
    industry: () => profile.industry,
    audience: () => cutText(withoutOpener(profile.idealClientDescription)),
    trouble: () => cutText(mainPain(profile.customerPainPoints)),
    difference: () => cutText(withoutOpener(profile.competitiveDifferentiator) || xfactor, differenceWordsMax),
    goal: () => cutText(profile.primaryGoal.replaceAll('-', ' ')),
    xfactor: () => xfactor,
    voice: () => topWords.voice || (topFives.voice[0] ?? ''),
    voices: () => quoteAll(topFives.voice.slice(0, 3)),
    feeling: () => topWords.feeling,
    customers: () => topWords.customers,
    impact: () => topWords.impact,
    culture: () => topWords.culture,
  }
}

function valueSlots(record: StrategistRecord, reading: Reading): Makers {
  const { coreValues } = record
  const value = reading.value ?? coreValues[0]
  return {
    values: () => quoteAll(coreValues.slice(0, 6).map(({ title }) => title)),
    value: () => value?.title ?? '',
    valueText: () => cutText(value?.description ?? ''),
    namedValue: () => reading.value?.title ?? '',
    toldValue: () => coreValues.find(({ description }) => countWords(description) > 5)?.title ?? '',
    thinValue: () => thinValues(record)[0] ?? '',
  }
}

function wordSlots(record: StrategistRecord, { words }: Reading, topic: Topic | undefined): Makers {
  const { attributes, brief } = record
  const category = categories.find((each) => each === topic) ?? words[0]?.category
  const picks = category ? attributes[category].topFive : []
  return {
    namedWord: () => words[0]?.word ?? '',
    secondWord: () => words[1]?.word ?? '',
    picks: () => quoteAll(picks),
    lead: () => (category && brief.topWords[category]) ?? '',
    odd: () => (picks.length > 2 ? (oddFirst(picks)[0] ?? '') : ''),
    fresh: () => freshWords(record, category),
  }
}

export type SlotSource = {
  record: StrategistRecord
  findings: readonly Finding[]
  reading: Reading
  message: string
  /** What the message is taken to be about. */
  topic: Topic | undefined
  near: () => Near
  /** The finding of the last review that the message comes nearest. */
  nearFinding: () => Near
}

/** Makes the words to fill in. */
export function makeSlots({ record, findings, reading, message, topic, near, nearFinding }: SlotSource): Slots {
  const { brief, chosenTagline } = record
  const step = () => findings.find(({ rank }) => rank === 0)?.label
  const makers: Makers = {
    ...planSlots,
    ...tellTagline(record),
    ...ownWriting(record),
    ...archetypeSlots(record, reading),
    ...reviewSlots(record, reading),
    ...profileSlots(record),
    ...valueSlots(record, reading),
    ...wordSlots(record, reading, topic),
    name: () => nameOf(record),
    uvp: () => cutText(brief.chosenUvp, 40),
    tagline: () => cutText(chosenTagline),
    bareTagline: () => bareLine(record),
    secondLine: () => secondLine(record),
    near: () => ((near()?.nearness ?? 0) >= 1 ? cutText(near()?.piece.text ?? '') : ''),
    nearFinding: () => cutText(nearFinding()?.piece.text ?? ''),
    nearSource: () => near()?.piece.source ?? '',
    step: () => inSentence(step() ?? ''),
    progress: () => describeProgress(record),
    echo: () => cutText(quotedIn(message), 16),
    wish: () => cutText(wishIn(message), 16),
  }
  const found = new Map<string, string>()
  return (name) => {
    const word = found.get(name) ?? makers[name]?.() ?? ''
    found.set(name, word)
    return word
  }
}
