/** The result: the wheel with its numbers, the two archetypes, the answers that decided, what speaks against them. */
import type { ReactNode } from 'react'
import type { ArchetypeStanding } from '#contract/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/archetypes.ts'
import type { Maker } from '#contract/brand.ts'
import type { ArchetypeCard, ArchetypeEvidence, ArchetypeResult } from '#contract/brand-archetype.ts'
import { ArchetypeGlyph } from '#web/brand/archetype-glyph.tsx'
import { ArchetypeWheel } from '#web/brand/archetype-wheel.tsx'
import { madeBy } from '#web/brand/made-by.ts'
import { MixedNote } from '#web/brand-archetype/mixed-note.tsx'
import { StandingList } from '#web/brand-archetype/standing-list.tsx'

function Card({ kind, card, isFirst }: { kind: string; card: ArchetypeCard; isFirst: boolean }) {
  const titleId = `${isFirst ? 'primary' : 'secondary'}-title`
  return (
    <section className={isFirst ? 'arch first' : 'arch second'} aria-labelledby={titleId}>
      <p className="kind">{kind}</p>
      <h3 id={titleId}>
        <ArchetypeGlyph id={card.id} size={isFirst ? 48 : 32} />
        {card.name}
      </h3>
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
  return (
    <div className="proof">
      {quotes.map(({ quote, about, speaksOf, archetype }) => (
        <figure key={`${about} ${quote}`}>
          <blockquote>“{quote}”</blockquote>
          <figcaption>
            On {about}. Speaks of {speaksOf}
            {isAgainst && `, which is more like ${archetypes[archetype].name}`}.
          </figcaption>
        </figure>
      ))}
    </div>
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

type Props = {
  result: ArchetypeResult
  standing: ArchetypeStanding
  source: Maker | null
  actions: ReactNode
  note: ReactNode
}

export function ResultPanel({ result, standing, source, actions, note }: Props) {
  const { primary, secondary, analysis, wouldChange, evidence, against, archetypesRuledOut } = result
  return (
    <section className="result-panel" aria-labelledby="result-title">
      <div className="head-row">
        <h2 id="result-title">Your Brand Archetype</h2>
        <div className="row">{actions}</div>
      </div>
      {result.confidenceDistribution && <p className="lede">{result.confidenceDistribution}</p>}
      <p className="cap">{source && `${madeBy(source)} from your own answers.`}</p>
      {result.reading === 'mixed' && <MixedNote primary={primary.name} secondary={secondary.name} />}
      {note}
      <div className="result">
        <figure>
          <ArchetypeWheel standing={standing} />
          <figcaption>
            <StandingList standing={standing} />
          </figcaption>
        </figure>
        <div>
          <Card kind="PRIMARY ARCHETYPE" card={primary} isFirst />
          <Card kind="SECONDARY ARCHETYPE" card={secondary} isFirst={false} />
        </div>
      </div>
      {evidence.length > 0 && (
        <section className="part" aria-labelledby="evidence-title">
          <h3 id="evidence-title">Said in your own words</h3>
          <p className="quiet">The answers that decided, and what they speak of.</p>
          <Quotes quotes={evidence} />
        </section>
      )}
      {against.length > 0 && (
        <section className="part" aria-labelledby="against-title">
          <h3 id="against-title">What speaks against it</h3>
          <Quotes quotes={against} isAgainst />
        </section>
      )}
      <div className="part two">
        <section aria-labelledby="analysis-title">
          <div className="head-row">
            <h3 id="analysis-title">Strategic Analysis</h3>
            <p className="row">
              <span className="badge seal num">{result.confidence}% Confidence</span>
              <span className="badge num">{result.questionsAsked} Questions Analyzed</span>
            </p>
          </div>
          <div className="stack">
            {(analysis.includes(wouldChange) ? analysis : `${analysis}\n\n${wouldChange}`)
              .split(/\n{2,}/)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
        </section>
        {archetypesRuledOut.length > 0 && <Eliminated names={archetypesRuledOut} />}
      </div>
    </section>
  )
}
