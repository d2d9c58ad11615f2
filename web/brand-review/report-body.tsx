/** What a report says, from its dials to its pages: on the owner's screen and on the page that is shared. No hooks. */
import type { ReactNode } from 'react'
import {
  auditScoreIds,
  auditScoreNames,
  cardOf,
  cutText,
  pageLabel,
  splitAction,
  tellOverall,
} from '#contract/audit-words.ts'
import type { AuditAnalysis, AuditedPage } from '#contract/brand-review.ts'
import { ScoreBandNote, ScoreDial } from '#web/brand-review/score-dial.tsx'
import { ScoreSheet } from '#web/brand-review/score-sheet.tsx'

function Dials({ analysis }: { analysis: AuditAnalysis }) {
  return (
    <ul className="dials" aria-label="Scores by area">
      {auditScoreIds.map((score) => {
        const { score: figure, isMeasured } = cardOf(analysis, score)
        return (
          <li key={score}>
            <a href={`#${score}`}>
              <span className="name" aria-hidden="true">
                {auditScoreNames[score]}
              </span>
              <ScoreDial name={auditScoreNames[score]} score={figure} isMeasured={isMeasured} />
              <ScoreBandNote score={figure} isMeasured={isMeasured} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Action({ what, how }: { what: string; how: string }) {
  return (
    <li>
      <div>
        <b>{what}</b>
        {how}
      </div>
    </li>
  )
}

function Actions({
  title,
  hint,
  actions,
  none,
}: {
  title: string
  hint: string
  actions: readonly string[]
  none: string
}) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="small quiet">{hint}</p>
      {actions.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol className="recs">
          {actions.map((action) => (
            <Action key={action} {...splitAction(action)} />
          ))}
        </ol>
      )}
    </div>
  )
}

const pageStates: Readonly<Record<AuditedPage['state'], string>> = {
  read: 'Read',
  'needs-script': 'Shows its text by script only, so it was left out',
  empty: 'Without any text',
  failed: 'Could not be fetched',
}

function Pages({ pages }: { pages: readonly AuditedPage[] }) {
  return (
    <section className="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">The pages behind it</h2>
      <ul>
        {pages.map(({ url, title, state, note }) => (
          <li key={url}>
            <span>
              <b>{pageLabel(url)}</b> {cutText(title)}
            </span>
            <span className="small quiet">{note || pageStates[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `children` stand between the overall dial and the four. */
export function ReportBody({ analysis, children }: { analysis: AuditAnalysis; children?: ReactNode }) {
  const { overallScore, recommendations, pages } = analysis
  return (
    <>
      <div className="verdict">
        <div className="overall">
          <ScoreDial name="Overall score" score={overallScore} />
          <ScoreBandNote score={overallScore} />
        </div>
        <p className="big">{tellOverall(analysis)}</p>
      </div>
      {children}
      <Dials analysis={analysis} />
      <div className="sheets">
        {auditScoreIds.map((score) => (
          <ScoreSheet key={score} analysis={analysis} score={score} />
        ))}
      </div>
      <section className="strategy" aria-labelledby="strategy-title">
        <h2 id="strategy-title">Strategic Recommendations</h2>
        <div className="two">
          <Actions
            title="Immediate Actions"
            hint="Much effect for little effort: begin at the top."
            actions={recommendations.immediate}
            none="Nothing urgent was found."
          />
          <Actions
            title="Long-term Strategy"
            hint="What takes a season rather than an afternoon."
            actions={recommendations.longTerm}
            none="Keep doing what you do."
          />
        </div>
      </section>
      <Pages pages={pages} />
    </>
  )
}
