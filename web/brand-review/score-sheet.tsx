/**
 * One score of a report with everything it is made of. On phones each sheet collapses separately, so that opening one
 * moves nothing above it; on wide screens all are open. Works without a script, which the shared page does not have.
 */

import type { AuditCheck } from '#contract/brand-review.ts'
import type { ReportSection, SiteStrength } from '#contract/plain/brand-review-layout.ts'
import {
  auditScoreNames,
  describeOutcome,
  describeOutcomeCounts,
  formatCheckHeading,
  formatScore,
  makeFindingSentence,
} from '#contract/plain/brand-review-words.ts'
import { Judgments, listJudgmentsBeside } from '#web/brand-review/judgments.tsx'
import { MarkRow } from '#web/brand-review/mark-row.tsx'
import { EvidenceList, Finding, findingId } from '#web/brand-review/report-check.tsx'
import type { ReportView } from '#web/brand-review/report-view.ts'
import { ScoreBandNote, ScoreDial } from '#web/brand-review/score-dial.tsx'

type Props = { section: ReportSection; view: ReportView }

/** Links to the findings that are shown at the top already, among the most important things to do. */
function AboveNote({ section: { above } }: Props) {
  if (above.length === 0) return null
  return (
    <p className="small quiet">
      Already on your to-do list:{' '}
      {above.map(({ action }, at) => (
        <span key={action.check}>
          {at > 0 && ', '}
          <a href={`#${findingId(action.check)}`}>{action.title}</a>
        </span>
      ))}
    </p>
  )
}

function Opportunities({ section, view }: Props) {
  const { toMend, above, card } = section
  return (
    <div>
      <h3 className="sheet-label">Opportunities</h3>
      <AboveNote section={section} view={view} />
      {toMend.length + above.length === 0 && (
        <p className="small quiet">
          {card.isPartial
            ? 'Nothing we could measure failed.'
            : card.isMeasured
              ? 'Nothing failed. There’s little to improve here.'
              : 'We couldn’t measure anything here.'}
        </p>
      )}
      {toMend.length > 0 && (
        <ul className="findings">
          {toMend.map((each) => (
            <Finding key={each.check.id} {...each} view={view} />
          ))}
        </ul>
      )}
    </div>
  )
}

function StrengthItem({ strength: { text, check }, view }: { strength: SiteStrength; view: ReportView }) {
  if (!check?.evidence.some((each) => !('number' in each))) return <li>{makeFindingSentence(text)}</li>
  return (
    <li>
      <details>
        <summary>{makeFindingSentence(text)}</summary>
        <EvidenceList check={check} view={view} />
      </details>
    </li>
  )
}

function Strengths({ section: { strengths, score }, view }: Props) {
  const isAbove = view.layout.best.some(({ check }) => check?.score === score)
  return (
    <div>
      <h3 className="sheet-label">Strengths</h3>
      {strengths.length === 0 ? (
        <p className="small quiet">
          {isAbove ? 'See the top of this report for the best.' : 'Nothing stands out yet.'}
        </p>
      ) : (
        <ul className="strengths">
          {strengths.map((strength) => (
            <StrengthItem key={strength.text} strength={strength} view={view} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Findings the owner marked as intended. */
function Intended({ section: { intended }, view }: Props) {
  if (intended.length === 0) return null
  return (
    <details className="more-checks">
      <summary>{intended.length} meant this way, left out of the score</summary>
      <ul>
        {intended.map((check) => (
          <li key={check.id} className="check">
            <b>{formatCheckHeading(check)}</b>
            <p>{makeFindingSentence(check.finding)}</p>
            <MarkRow view={view} check={check.id} title={formatCheckHeading(check)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const RestCheck = ({ check, view }: { check: AuditCheck; view: ReportView }) => (
  <li className={`check ${check.outcome}`}>
    <b>{check.title}</b> <span className="outcome">{describeOutcome(check)}</span>
    <p>{makeFindingSentence(check.finding)}</p>
    <EvidenceList check={check} view={view} />
  </li>
)

/** Other checks that passed, and those that could not be judged. */
function Rest({ section: { rest }, view }: Props) {
  if (rest.length === 0) return null
  return (
    <details className="more-checks">
      <summary>Also checked: {describeOutcomeCounts(rest)}</summary>
      <ul>
        {rest.map((check) => (
          <RestCheck key={check.id} check={check} view={view} />
        ))}
      </ul>
    </details>
  )
}

const Measured = ({ section, view }: Props) => (
  <>
    <Opportunities section={section} view={view} />
    <Strengths section={section} view={view} />
    <Intended section={section} view={view} />
    <Rest section={section} view={view} />
  </>
)

export function ScoreSheet({ section, view }: Props) {
  const { score, card } = section
  const name = auditScoreNames[score]
  const judgments = listJudgmentsBeside(view, score)
  return (
    <section className="sheet" aria-label={name}>
      <details>
        <summary>
          <ScoreDial name={name} score={card.score} isMeasured={card.isMeasured} isPartial={card.isPartial} />
          <div>
            <h2>{name}</h2>
            <ScoreBandNote score={card.score} isMeasured={card.isMeasured} isPartial={card.isPartial} />
          </div>
        </summary>
        <div className="sheet-body" id={score}>
          <div className="sheet-head">
            <h2>{name}</h2>
            <p className="sheet-figure num">
              {formatScore(card.score)}
              <span> out of 10</span>
            </p>
            <ScoreBandNote score={card.score} isMeasured={card.isMeasured} isPartial={card.isPartial} />
          </div>
          <div className="sheet-parts">
            <p className="sheet-text">{card.content}</p>
            {judgments.length === 0 ? (
              <Measured section={section} view={view} />
            ) : (
              <div className="sheet-columns">
                <div className="sheet-parts">
                  <Measured section={section} view={view} />
                </div>
                <Judgments judgments={judgments} view={view} />
              </div>
            )}
          </div>
        </div>
      </details>
    </section>
  )
}
