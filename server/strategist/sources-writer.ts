/** What an answer may rest on: what the owner told us, what the tools found, and passages of the method and the help. */
import { archetypes } from '#contract/plain/archetypes.ts'
import { categoryNames, mapCategories } from '#contract/plain/brand.ts'
import { formatOption } from '#contract/plain/business-options.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { makeCategoryRoute, type StrategistRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import type { SearchHit } from '#contract/strategist.ts'
import { listStatements, type NumberedStatement, type StatementField } from '#engine/grounding/list-statements.ts'
import { findAllFindings } from '#engine/strategist/analyse-brand.ts'
import { describeProgress } from '#engine/strategist/find-next-step.ts'
import { formatFinding } from '#engine/strategist/finding.ts'
import { findPassages } from '#engine/strategist/search-everything.ts'
import { statementLabels } from '#server/writing/record-writer.ts'

/** `line` is what a language model reads, with the number; `shown` what the owner sees. */
export type Source = { number: number; field: StatementField; line: string; shown: SearchHit }
export type Sources = { record: readonly Source[]; passages: readonly Source[] }

type Place = { title: string; action: StrategistRoute }
const profile = (what: string): Place => ({ title: `Your profile: ${what}`, action: '/profile' })
const sentence = (what: string): Place => ({ title: `Your sentence: ${what}`, action: stepRoutes.uvp })

const places: Readonly<Record<StatementField, Place>> = {
  ...mapCategories((category) => ({
    title: `Your words: ${categoryNames[category]}`,
    action: makeCategoryRoute(category),
  })),
  businessName: profile('your name'),
  shortName: sentence('your short name'),
  industry: profile('your industry'),
  productsServices: profile('what you sell'),
  idealClientDescription: profile('who it’s for'),
  customerPainPoints: profile('what is wrong'),
  competitiveDifferentiator: profile('what others don’t'),
  primaryGoal: profile('your goal'),
  does: sentence('what you do'),
  who: sentence('who it’s for'),
  when: sentence('when they need you'),
  after: sentence('what they get'),
  only: sentence('what others don’t'),
  check: sentence('how to check it'),
  chosenUvp: { title: 'Your value proposition', action: stepRoutes.uvp },
  chosenTagline: { title: 'Your tagline', action: stepRoutes.taglines },
  value: { title: 'Your core values', action: stepRoutes['core-values'] },
  quote: { title: 'Your interview', action: stepRoutes['brand-archetype'] },
}

const labels: Readonly<Partial<Record<StatementField, string>>> = {
  ...statementLabels,
  chosenUvp: 'The value proposition that the owner chose:',
  chosenTagline: 'The tagline that the owner chose:',
  value: 'A core value:',
  quote: 'Said in the interview:',
}

const isOption = (field: StatementField) => field === 'industry' || field === 'primaryGoal'

/** What the owner told us, word for word. */
function listTold({ brief, chosenTagline, coreValues, archetype }: StrategistRecord): Omit<Source, 'number'>[] {
  const told = listStatements({ ...brief, chosenTagline, values: coreValues, quotes: archetype?.quotes ?? [] })
  return told.map(({ field, text }) => {
    const shown = isOption(field) ? formatOption(text) : text
    const line = [labels[field], shown].filter(Boolean).join(' ')
    return { field, line, shown: { place: 'brand', text: shown, ...places[field] } }
  })
}

type Found = { label: string; text: string } & Place

function describeArchetype({ archetype }: StrategistRecord): Found[] {
  if (!archetype) return []
  const { primary, secondary, confidence } = archetype
  const second = secondary ? `, with some of ${archetypes[secondary].name}` : ''
  const sure = confidence === null ? '' : `, ${Math.round(confidence)}% sure`
  const text = `${archetypes[primary].name}${second}${sure}`
  return [
    { label: 'Archetype by the interview:', text, title: 'Your archetype', action: stepRoutes['brand-archetype'] },
  ]
}

function describeReview({ audit }: StrategistRecord): Found[] {
  if (!audit) return []
  const { overallScore, scores, opportunities, strengths } = audit
  const action = stepRoutes['brand-review']
  const each = Object.entries(scores).map(([name, score]) => `${name} ${score.toFixed(1)}`)
  const [title, fix, good] = ['Your website review', 'To fix, from your review', 'Good, from your review']
  return [
    {
      ...{ label: 'The latest review of the owner’s website:', title, action },
      text: `${overallScore.toFixed(1)} out of 10: ${each.join(', ')}`,
    },
    ...opportunities.map((text) => ({ label: 'To fix on the website, by that review:', text, title: fix, action })),
    ...strengths.map((text) => ({ label: 'Good on the website, by that review:', text, title: good, action })),
  ]
}

const findingsMax = 6

/** How far the owner is, what comes next, and what the engine noticed. */
function describeFindings(record: StrategistRecord): Found[] {
  const progress = {
    label: 'So far:',
    text: describeProgress(record),
    title: 'Your progress',
    action: '/toolkit' as const,
  }
  const isOfReview = (id: string) => id.startsWith('review-')
  const findings = findAllFindings(record).filter(({ id }) => !isOfReview(id))
  return [
    progress,
    ...findings.slice(0, findingsMax).map((finding) => ({
      ...(finding.rank === 0
        ? { label: `What comes next: ${finding.label}.`, title: 'What comes next' }
        : { label: 'Noticed:', title: 'What I noticed' }),
      text: formatFinding(finding),
      action: finding.action,
    })),
  ]
}

/** All that an answer to this message may rest on, numbered through. */
export function listSources(record: StrategistRecord, message: string, productName: string): Sources {
  const found = [describeArchetype, describeReview, describeFindings].flatMap((describe) => describe(record))
  const ofRecord = [
    ...listTold(record),
    ...found.map(({ label, text, title, action }) => ({
      field: 'value' as const,
      line: `${label} ${text}`,
      shown: { place: 'brand' as const, title, text, action },
    })),
  ]
  const named = (text: string) => text.replaceAll('%PRODUCT_NAME%', productName)
  const passages = findPassages(record, message).map(({ title, text, ...rest }) => ({
    field: 'value' as const,
    line: `${named(title)}: ${named(text)}`,
    shown: { ...rest, title: named(title), text: named(text) },
  }))
  const numbered = [...ofRecord, ...passages].map(({ line, ...source }, at) => ({
    ...{ number: at + 1, line: `${at + 1}. ${line}`, ...source },
  }))
  return { record: numbered.slice(0, ofRecord.length), passages: numbered.slice(ofRecord.length) }
}

/** A model may have written these, so they prove nothing. */
const isChosenLine = ({ field }: Source) => field === 'chosenUvp' || field === 'chosenTagline'

/** The sources as statements that a claim can be looked up in. */
export const listTellings = ({ record, passages }: Sources): NumberedStatement[] =>
  [...record, ...passages]
    .filter((source) => !isChosenLine(source))
    .map(({ number, field, shown }) => ({ number, field, text: shown.text }))
