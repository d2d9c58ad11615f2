/** The analysis in words: what the answers read as, which of them decided, what speaks against it and what would change it. */
import { percentsOf } from '#contract/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/archetypes.ts'
import type { ArchetypeEvidence, ArchetypeResult } from '#contract/brand-archetype.ts'
import { contrastLine } from './contrast-lines.ts'
import { choiceWeight, type Distribution, type Heard, rankArchetypes } from './weigh-answers.ts'

export type Findings = {
  primary: ArchetypeId
  secondary: ArchetypeId
  reading: ArchetypeResult['reading']
  evidence: readonly ArchetypeEvidence[]
  secondaryEvidence: readonly ArchetypeEvidence[]
  against: readonly ArchetypeEvidence[]
  wouldChange: string
}

/** Paragraphs, a blank line between. */
export function writeAnalysis(findings: Findings, heard: readonly Heard[]): string {
  const { primary, secondary, secondaryEvidence, against, evidence, wouldChange } = findings
  const second = archetypes[secondary].name
  const paragraphs = [
    openingOf(findings),
    [...evidence.map(quoteLine), ...choiceLines(primary, heard)].join(' ') || silence,
    secondaryEvidence.length > 0 ? `For ${second}: ${secondaryEvidence.map(quoteLine).join(' ')}` : '',
    against.length > 0
      ? `What speaks against it: ${against.map((each) => quoteLine(each, true)).join(' ')}`
      : 'Nothing that you said speaks plainly against it. That is silence, not proof.',
    wouldChange,
    writeWish(primary, heard),
    'The twelve archetypes are a way of reading a brand, not a measurement. If this reading surprises you, the quotes are the place to look.',
  ]
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

const silence =
  'Your answers hold little that points anywhere; take this as a guess and start over when you have more to tell.'

function openingOf({ primary, secondary, reading }: Findings): string {
  const [first, second] = [archetypes[primary], archetypes[secondary]]
  const wants = `${first.name} wants ${first.wants} and dreads ${first.dreads}; ${second.name} wants ${second.wants}.`
  if (reading === 'mixed')
    return `Your brand is mixed: two readings are close, ${first.name} and ${second.name}, and your answers do not settle which leads. ${wants} You can lead with either, as long as you decide.`
  const lead = reading === 'clear' ? 'Your answers read clearly as' : 'Your answers lean towards'
  return `${lead} ${first.name}, with ${second.name} second. ${wants}`
}

function quoteLine({ quote, about, speaksOf, archetype }: ArchetypeEvidence, isAgainst: unknown = false): string {
  const whose = isAgainst === true ? `, which is more like ${archetypes[archetype].name}` : ''
  const link = /[.!?…]$/.test(quote) ? ' This' : ': this'
  return `On ${about} you said “${quote}”${link} speaks of ${speaksOf}${whose}.`
}

/** What was picked where two things were offered, and the primary was one of them. */
function choiceLines(primary: ArchetypeId, heard: readonly Heard[]): string[] {
  return heard.flatMap(({ answer: { question, choice } }) => {
    const [one, other] = question.pair ?? []
    if (one === undefined || other === undefined || (choice !== 'first' && choice !== 'second')) return []
    const [taken, left] = choice === 'first' ? [one, other] : [other, one]
    if (taken !== primary) return []
    return [
      `Asked to pick, you took “${contrastLine(question.topic, taken)}” over “${contrastLine(question.topic, left)}”.`,
    ]
  })
}

/** What the owner named as a model weighs as one motif; when the answers disagree, they are told. */
function writeWish(primary: ArchetypeId, heard: readonly Heard[]): string {
  const named = archetypeIds.filter((id) =>
    heard.some(({ hits }) => hits.some(({ motif, strength }) => motif.id === `wish-${id}` && strength > 0)),
  )
  const others = named.filter((id) => id !== primary).map((id) => archetypes[id].name)
  if (others.length === 0) return ''
  return `You named ${others.join(' and ')}, or a brand of that kind. That counts as a wish; what you told about your days points to ${archetypes[primary].name}.`
}

/** Which answers, and about how many, would turn the reading to the second. */
export function writeWouldChange(weights: Distribution, primary: ArchetypeId, secondary: ArchetypeId): string {
  const count = Math.max(1, Math.ceil((weights[primary] - weights[secondary]) / (2 * choiceWeight)))
  const [has, needs] = [contrastLine('feel', primary), contrastLine('feel', secondary)]
  const many = count === 1 ? 'One answer of that kind would' : `About ${count} answers of that kind would`
  return `What would change it: if you had rather hear “${needs}” from a customer than “${has}”. ${many} make ${archetypes[secondary].name} your primary archetype.`
}

/** "The Sage 62%, The Ruler 14%, …": the most probable, four at most, and what is left for the others. */
export function writeDistribution(distribution: Distribution, answersCount: number): string {
  const percents = percentsOf({ shares: distribution })
  const shown = rankArchetypes(distribution)
    .slice(0, 4)
    .filter((id) => percents[id] > 0)
  const rest = 100 - shown.reduce((sum, id) => sum + percents[id], 0)
  const named = shown.map((id) => `${archetypes[id].name} ${percents[id]}%`).join(', ')
  return `${named}; the other ${archetypeIds.length - shown.length} share ${rest}%. Based on ${answersCount} answers.`
}
