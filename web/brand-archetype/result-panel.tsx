/** The result: the wheel, the one or two archetypes, what to do with them, and why. */
import type { ReactNode } from 'react'
import type { ModelReadings } from '#contract/archetype-readings.ts'
import type { ArchetypeCard, ArchetypeEvidence, ArchetypeResult, ArchetypeUse } from '#contract/brand-archetype.ts'
import { type ArchetypeStanding, describeAnswerCounts, describeReading } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import type { ResultSource } from '#contract/plain/brand.ts'
import { ArchetypeGlyph } from '#web/brand/showing/archetype-glyph.tsx'
import { ArchetypeWheel } from '#web/brand/showing/archetype-wheel.tsx'
import { describeSource } from '#web/brand/showing/describe-source.ts'
import { ArchetypeUseAdvice } from '#web/brand-archetype/archetype-use-advice.tsx'
import { MixedResultNote } from '#web/brand-archetype/mixed-result-note.tsx'
import { TallyList } from '#web/brand-archetype/tally-list.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** One resulting archetype; `lead` is the owner's answer that supports it most. */
function Card({ kind, card, lead }: { kind: string; card: ArchetypeCard; lead?: ArchetypeEvidence | undefined }) {
  const isFirst = kind.startsWith('PRIMARY')
  const titleId = `${isFirst ? 'primary' : 'secondary'}-title`
  return (
    <section className={isFirst ? 'arch first' : 'arch second'} aria-labelledby={titleId}>
      <p className="kind">{kind}</p>
      <h3 id={titleId}>
        <ArchetypeGlyph id={card.id} size={isFirst ? 40 : 32} />
        {card.name}
      </h3>
      {lead && (
        <figure className="lead-quote">
          <blockquote>“{lead.quote}”</blockquote>
          <figcaption>You, on {lead.about}</figcaption>
        </figure>
      )}
      <p>{card.description}</p>
      <dl className="facts">
        <div>
          <dt>Core Motivation</dt>
          <dd>{card.motivation}</dd>
        </div>
        <div>
          <dt>Brand Examples</dt>
          <dd>{card.examples.join(', ')}</dd>
        </div>
        {card.industryExamples && card.industryExamples.length > 0 && (
          <div>
            <dt>Industry Examples</dt>
            <dd>{card.industryExamples.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Quotes({ quotes, isAgainst = false }: { quotes: readonly ArchetypeEvidence[]; isAgainst?: boolean }) {
  return quotes.map(({ quote, about, speaksOf, archetype }) => (
    <figure key={`${about} ${quote}`}>
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        On {about}. We read it as a sign of {speaksOf}
        {isAgainst ? ', more like' : ', like'} {archetypes[archetype].name}.
      </figcaption>
    </figure>
  ))
}

/** The answers that support the result, then those that point elsewhere. */
function WhyThisReading({ evidence, against }: Pick<ArchetypeResult, 'evidence' | 'against'>) {
  if (evidence.length + against.length === 0) return null
  return (
    <details className="fold" open>
      <summary>
        <Icon name="unfold" />
        Why this archetype
      </summary>
      <div className="result-proof">
        <section aria-labelledby="for-title">
          <h3 id="for-title">What speaks for it</h3>
          {evidence.length > 0 ? (
            <Quotes quotes={evidence} />
          ) : (
            <p>No single sentence does by itself. It comes from small signs in many answers.</p>
          )}
        </section>
        {against.length > 0 && (
          <section aria-labelledby="against-title">
            <h3 id="against-title">What points the other way</h3>
            <Quotes quotes={against} isAgainst />
          </section>
        )}
      </div>
    </details>
  )
}

const idOf = (name: string): ArchetypeId | undefined => archetypeIds.find((id) => archetypes[id].name === name)

function Eliminated({ names }: { names: readonly string[] }) {
  return (
    <section className="eliminated" aria-labelledby="eliminated-title">
      <h3 id="eliminated-title">Eliminated Archetypes</h3>
      <p className="quiet">Systematic questioning ruled these out.</p>
      <ul className="outs">
        {names.map((name) => {
          const id = idOf(name)
          return (
            <li key={name}>
              {id && <ArchetypeGlyph id={id} size={24} />}
              {name}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Analysis({ result, standing }: Pick<Props, 'result' | 'standing'>) {
  const { analysis, wouldChange, reading, questionsAsked, archetypesRuledOut } = result
  const whole = analysis.includes(wouldChange) ? analysis : `${analysis}\n\n${wouldChange}`
  return (
    <div className="result-columns">
      <section aria-labelledby="analysis-title">
        <div className="head-row">
          <h3 id="analysis-title">Strategic Analysis</h3>
          <p className="row">
            <span className="badge seal">{describeReading(reading)}</span>
            <span className="badge num">{questionsAsked} Questions Analyzed</span>
          </p>
        </div>
        <div className="stack">
          <p className="small quiet num">{describeAnswerCounts(standing, questionsAsked)}</p>
          {whole.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {archetypesRuledOut.length > 0 && <Eliminated names={archetypesRuledOut} />}
    </div>
  )
}

/** Who made the result: rules, and a language model where readings of it count. */
function tellSource(source: ResultSource, readings: ModelReadings | null): string {
  const isRead = readings?.items.some(({ isTakenBack }) => !isTakenBack)
  return isRead
    ? `Counted by fixed rules from your own answers, with what ${readings?.writtenBy} read in them.`
    : `${describeSource(source)}, from your own answers.`
}

type Props = {
  result: ArchetypeResult
  /** What a language model read in the answers. */
  readings: ModelReadings | null
  use: ArchetypeUse | null
  standing: ArchetypeStanding
  source: ResultSource | null
  actions: ReactNode
  note: ReactNode
  /** What a language model read in the answers and wrote about the result, or the offer to let one. */
  byModel: ReactNode
}

export function ResultPanel({ result, readings, use, standing, source, actions, note, byModel }: Props) {
  const { primary, secondary, reading, evidence, questionsAsked } = result
  return (
    <section className="result-panel" aria-labelledby="result-title">
      <div className="head-row">
        <h2 id="result-title">Your Brand Archetype</h2>
        <div className="row">{actions}</div>
      </div>
      <p className="cap">{source && tellSource(source, readings)}</p>
      {reading === 'mixed' && secondary !== '' && <MixedResultNote primary={primary.name} secondary={secondary.name} />}
      {note}
      <div className="read">
        <figure>
          <ArchetypeWheel standing={standing} />
          <figcaption>
            <TallyList standing={standing} answersCount={questionsAsked} />
          </figcaption>
        </figure>
        <div>
          <Card kind="PRIMARY ARCHETYPE" card={primary} lead={evidence[0]} />
          {secondary === '' ? (
            <div className="arch second">
              <p className="kind">SECONDARY ARCHETYPE</p>
              <p>No clear second.</p>
            </div>
          ) : (
            <Card kind="SECONDARY ARCHETYPE" card={secondary} />
          )}
        </div>
      </div>
      {byModel}
      {use && <ArchetypeUseAdvice use={use} />}
      <WhyThisReading {...result} />
      <Analysis result={result} standing={standing} />
    </section>
  )
}
