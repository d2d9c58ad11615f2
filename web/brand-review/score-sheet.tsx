/**
 * One score of a report with all that it was made of. On phones the sheets fold, and one at a time is open; where there
 * is room they all stand open. Both without any script: the page that is shared has none.
 */
import { auditScoreNames, cardOf, checksOf, countOutcomes, formatScore, toSentence } from '#contract/audit-words.ts'
import type { AuditAnalysis, AuditScore } from '#contract/brand-review.ts'
import { CheckHead, CheckProof } from '#web/brand-review/audit-check.tsx'
import { ScoreBandNote, ScoreDial } from '#web/brand-review/score-dial.tsx'

function Points({
  title,
  points,
  look,
  none,
}: {
  title: string
  points: readonly string[]
  look: string
  none: string
}) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      {points.length === 0 ? (
        <p className="small quiet">{none}</p>
      ) : (
        <ul className={`points ${look}`}>
          {points.map((point) => (
            <li key={point}>{toSentence(point)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is to be mended unfolds to its proof, the heaviest already open; the rest waits behind its count. */
function Checks({ analysis, score }: { analysis: AuditAnalysis; score: AuditScore }) {
  const checks = checksOf(analysis, score)
  const toMend = checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'partly')
  const rest = checks.filter((check) => !toMend.includes(check))
  return (
    <div className="checks">
      <h3 className="label">What it was measured from</h3>
      <p className="small quiet num">{countOutcomes(checks)}</p>
      {toMend.length > 0 && (
        <ul>
          {toMend.map((check, index) => (
            <li key={check.id} className={`check ${check.outcome}`}>
              <details open={index === 0}>
                <summary>
                  <CheckHead check={check} />
                </summary>
                <CheckProof check={check} />
              </details>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <details className="rest">
          <summary>{countOutcomes(rest)}</summary>
          <ul>
            {rest.map((check) => (
              <li key={check.id} className={`check ${check.outcome}`}>
                <CheckHead check={check} />
                <CheckProof check={check} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

export function ScoreSheet({ analysis, score }: { analysis: AuditAnalysis; score: AuditScore }) {
  const name = auditScoreNames[score]
  const card = cardOf(analysis, score)
  return (
    <section className="sheet" aria-label={name}>
      <details name="score-sheet">
        <summary>
          <ScoreDial name={name} score={card.score} isMeasured={card.isMeasured} />
          <div>
            <h2>{name}</h2>
            <ScoreBandNote score={card.score} isMeasured={card.isMeasured} />
          </div>
        </summary>
        <div className="sheet-body" id={score}>
          <div className="sheet-head">
            <h2>{name}</h2>
            <p className="sheet-figure num">
              {formatScore(card.score)}
              <span> out of 10</span>
            </p>
            <ScoreBandNote score={card.score} isMeasured={card.isMeasured} />
          </div>
          <div>
            <p className="sheet-text">{card.content}</p>
            <div className="two">
              <Points title="Strengths" points={card.strengths} look="plus" none="Nothing stands out yet." />
              <Points
                title="Opportunities"
                points={card.opportunities}
                look="delta"
                none="Nothing failed: there is little to gain here."
              />
            </div>
            <Checks analysis={analysis} score={score} />
          </div>
        </div>
      </details>
    </section>
  )
}
