/** The analysis as text: what the answers point to, which of them decided, what speaks against it, what would change it. */

import type { ArchetypeEvidence, ArchetypeResult } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { findContrastLine } from './contrast-lines.ts'
import { spellOutNumber } from './spell-out-number.ts'
import { type AnalysedAnswer, type ArchetypeDistribution, choiceWeight } from './weigh-answers.ts'

type Findings = {
  primary: ArchetypeId
  secondary: ArchetypeId | undefined
  reading: ArchetypeResult['reading']
  /** How many answers support each archetype. */
  tally: ArchetypeDistribution
  evidence: readonly ArchetypeEvidence[]
  against: readonly ArchetypeEvidence[]
  wouldChange: string
}

/** Paragraphs separated by blank lines. The page shows the quotes beside the text, so it contains none. */
export function writeAnalysis(findings: Findings, heard: readonly AnalysedAnswer[]): string {
  const { primary, evidence, against, wouldChange } = findings
  const paragraphs = [
    openingOf(findings, heard),
    [reasonsOf(evidence), ...choiceLines(primary, heard)].filter((line) => line !== '').join(' '),
    counterOf(against),
    wouldChange,
    writeWish(primary, heard),
    'The twelve archetypes are a way of reading a brand, not a measurement. If this result surprises you, look at the quotes.',
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

const listOf = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format([...new Set(parts)])

function openingOf({ primary, secondary, reading, tally }: Findings, heard: readonly AnalysedAnswer[]): string {
  const first = archetypes[primary]
  const counted = `${tally[primary]} of your ${heard.length} answers ${tally[primary] === 1 ? 'points' : 'point'} to it most.${strongerOf(primary, tally)}`
  const wants = `${first.name} wants ${first.wants}, and fears ${first.dreads}.`
  if (secondary === undefined) {
    const lead = reading === 'clear' ? 'Your answers point clearly to' : 'Your answers lean toward'
    return `${lead} ${first.name}. ${counted} ${wants} No second one is clear.`
  }
  const second = archetypes[secondary]
  if (reading === 'mixed')
    return `Your brand is a mix of two: ${first.name} and ${second.name} are close, and your answers don’t settle which one leads. ${first.name} wants ${first.wants}. ${second.name} wants ${second.wants}. You can lead with either one, as long as you choose.`
  const lead = reading === 'clear' ? 'Your answers point clearly to' : 'Your answers lean toward'
  return `${lead} ${first.name}. ${counted} ${wants} ${second.name} comes second, and wants ${second.wants}.`
}

/** Explains why another archetype with as many answers, or more, does not win: its answers say less. */
function strongerOf(primary: ArchetypeId, tally: ArchetypeDistribution): string {
  const others = archetypeIds.filter((id) => id !== primary)
  const most = others.reduce((best, id) => (tally[id] > tally[best] ? id : best))
  if (tally[most] < tally[primary]) return ''
  return ` ${tally[most] > tally[primary] ? 'More' : 'As many'} point to ${archetypes[most].name}, but less clearly.`
}

/** What supports the result: the topics, and what the answers there express. */
function reasonsOf(evidence: readonly ArchetypeEvidence[]): string {
  if (evidence.length === 0) return ''
  const abouts = listOf(evidence.map(({ about }) => about))
  return `The strongest signs are in what you said about ${abouts}: ${listOf(evidence.map(({ speaksOf }) => speaksOf))}.`
}

function counterOf(against: readonly ArchetypeEvidence[]): string {
  const lines = against.map(
    ({ about, speaksOf, archetype }) => `on ${about}, ${speaksOf} is more like ${archetypes[archetype].name}`,
  )
  return lines.length === 0
    ? 'Nothing you said points clearly against it, which doesn’t prove it.'
    : `Some of it points the other way: ${lines.join('; ')}.`
}

/** A sentence for each either-or question in which the owner picked the primary archetype. */
function choiceLines(primary: ArchetypeId, heard: readonly AnalysedAnswer[]): string[] {
  return heard.flatMap(({ answer: { question, choice } }) => {
    const [one, other] = question.pair ?? []
    if (one === undefined || other === undefined || (choice !== 'first' && choice !== 'second')) return []
    const [taken, left] = choice === 'first' ? [one, other] : [other, one]
    if (taken !== primary) return []
    return [
      `Asked to choose, you picked “${findContrastLine(question.topic, taken)}” over “${findContrastLine(question.topic, left)}”.`,
    ]
  })
}

/**
 * A note if the owner named a famous brand or an archetype as a model (a wish) that differs from the result: a wish weighs
 * only as one motif. '' otherwise.
 */
function writeWish(primary: ArchetypeId, heard: readonly AnalysedAnswer[]): string {
  const named = archetypeIds.filter((id) =>
    heard.some(({ hits }) => hits.some(({ motif, strength }) => motif.id === `wish-${id}` && strength > 0)),
  )
  const others = named.filter((id) => id !== primary).map((id) => archetypes[id].name)
  if (others.length === 0) return ''
  return `You named ${others.join(' and ')}, or a brand like that, as a model. That counts as a wish. What you said about your everyday work points to ${archetypes[primary].name}.`
}

/** Says about how many answers, and of which kind, would bring the second archetype to the front. */
export function writeWhatWouldChangeResult(
  weights: ArchetypeDistribution,
  primary: ArchetypeId,
  secondary: ArchetypeId | undefined,
  silentCount: number,
): string {
  if (secondary === undefined)
    return silentCount > 0
      ? `${silentCount === 1 ? 'One of your answers points' : `${silentCount} of your answers point`} to none of the twelve. Telling more there could still change this result.`
      : 'It would take several answers that point elsewhere to change this result.'
  const count = Math.max(1, Math.ceil((weights[primary] - weights[secondary]) / (2 * choiceWeight)))
  const [has, needs] = [findContrastLine('feel', primary), findContrastLine('feel', secondary)]
  const many = count === 1 ? 'one more answer' : `about ${spellOutNumber(count)} more answers`
  return `What would change it: ${many} closer to “${needs}” than to “${has}.” Then ${archetypes[secondary].name} would come first.`
}
