/** The content of a report, on the owner's screen and on the shared page. */
import type { ReactNode } from 'react'
import type { AuditedPage } from '#contract/brand-review.ts'
import type { ReportTask } from '#contract/plain/brand-review-layout.ts'
import { truncateSiteText } from '#contract/plain/brand-review-words.ts'
import { findingId } from '#web/brand-review/report-check.tsx'
import { ReportOpening } from '#web/brand-review/report-opening.tsx'
import type { ReportView } from '#web/brand-review/report-view.ts'
import { ScoreSheet } from '#web/brand-review/score-sheet.tsx'

type ActionsProps = { title: string; hint: string; toDos: readonly ReportTask[]; none: string }

/** The actions in order: each links to its finding; an action without one includes its text. */
function Actions({ title, hint, toDos, none }: ActionsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="small quiet">{toDos.length === 0 ? none : hint}</p>
      {toDos.length > 0 && (
        <ol className="recs">
          {toDos.map(({ action, check }) => (
            <li key={action.title}>
              {check ? <a href={`#${findingId(check.id)}`}>{action.title}</a> : `${action.title}: ${action.text}`}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Strategy({ view: { layout } }: { view: ReportView }) {
  return (
    <section className="strategy" aria-labelledby="strategy-title">
      <h2 id="strategy-title">Strategic Recommendations</h2>
      <div className="report-columns">
        <Actions
          title="Immediate Actions"
          hint="Do these in order. Each one links to what we found."
          toDos={layout.plan.immediate}
          none="We found nothing urgent."
        />
        <Actions
          title="Long-term Strategy"
          hint="These take a season rather than an afternoon."
          toDos={layout.plan.longTerm}
          none="Nothing we found takes that long."
        />
      </div>
    </section>
  )
}

const pageStates: Readonly<Record<AuditedPage['state'], string>> = {
  read: 'Read',
  'needs-script': 'Left out, because its text only appears when scripts run',
  empty: 'Too little text to score',
  failed: 'Couldn’t be reached',
}

function Pages({ view: { analysis, nameOf } }: { view: ReportView }) {
  return (
    <details className="more-checks pages">
      <summary>Pages we read</summary>
      <ul>
        {analysis.pages.map(({ url, title, state, note }) => (
          <li key={url}>
            <span>
              <b>{nameOf(url)}</b> {truncateSiteText(title)}
            </span>
            <span className="small quiet">{note || pageStates[state]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

type Props = {
  view: ReportView
  /** Shown below the three most important actions. */
  marked?: ReactNode
  /** Shown between the opening and the findings. */
  changed?: ReactNode
  /** Shown at the end, below the collapsed list of pages. */
  children?: ReactNode
}

export function ReportBody({ view, marked, changed, children }: Props) {
  return (
    <>
      <ReportOpening view={view}>{marked}</ReportOpening>
      {changed}
      <div className="sheets">
        {view.layout.sections.map((section) => (
          <ScoreSheet key={section.score} section={section} view={view} />
        ))}
      </div>
      <Strategy view={view} />
      <div className="behind">
        <Pages view={view} />
        {children}
      </div>
    </>
  )
}
