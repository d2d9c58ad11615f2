/** The opening of a report: the scores, the three most important things to do, and what the site does best. */

import type { ReactNode } from 'react'
import { describeTextSource, type ReportTask } from '#contract/plain/brand-review-layout.ts'
import {
  auditScoreIds,
  auditScoreNames,
  describeOverallScore,
  findScoreCard,
  formatChange,
  formatScore,
  makeFindingSentence,
} from '#contract/plain/brand-review-words.ts'
import { copyText } from '#web/brand/showing/copy-text.ts'
import { MarkRow } from '#web/brand-review/mark-row.tsx'
import { Advice, EvidenceList, findingId } from '#web/brand-review/report-check.tsx'
import type { ReportView } from '#web/brand-review/report-view.ts'
import { ScoreBandNote, ScoreDial } from '#web/brand-review/score-dial.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = { view: ReportView }

/** How much a score has changed since the previous review; says in words if it has not. */
function Change({ by }: { by: number | null | undefined }) {
  if (by === undefined || by === null) return null
  const shown = formatChange(by)
  const isStill = shown === formatChange(0)
  return (
    <span className={isStill ? 'score-change' : by > 0 ? 'score-change up' : 'score-change down'}>
      {isStill ? 'no change' : shown}
    </span>
  )
}

function FourScores({ view: { analysis, changes } }: Props) {
  return (
    <ul className="scores4" aria-label="Scores by area">
      {auditScoreIds.map((score) => {
        const { score: figure, isMeasured, isPartial } = findScoreCard(analysis, score)
        return (
          <li key={score}>
            <a href={`#${score}`}>
              <span>{auditScoreNames[score]}</span> <span className="v">{isMeasured ? formatScore(figure) : '–'}</span>{' '}
              <ScoreBandNote score={figure} isMeasured={isMeasured} isPartial={isPartial} />{' '}
              <Change by={changes?.scores?.[score]} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Copies the proposed text. */
function CopyButton({ proposed, title }: { proposed: string; title: string }) {
  return (
    <Button kind="tool" onClick={() => void copyText(proposed)}>
      <Icon name="copy" />
      Copy<span className="vh"> the text for: {title}</span>
    </Button>
  )
}

function Thing({ toDo: { action, check }, view }: { toDo: ReportTask } & Props) {
  const { title, proposed } = action
  const finding = check?.finding ?? ''
  return (
    <li id={findingId(action.check)}>
      <div>
        <h3>{title}</h3>
        <Advice action={action} finding={finding} />
        {check && (
          <details className="proof-of">
            <summary>Where we found this</summary>
            <div className="proof">
              <p>{makeFindingSentence(finding)}</p>
              <EvidenceList check={check} view={view} />
            </div>
          </details>
        )}
        <MarkRow
          view={view}
          check={action.check}
          title={title}
          before={proposed !== null && view.setMark && <CopyButton proposed={proposed} title={title} />}
        >
          {proposed !== null && <span className="where">{describeTextSource(proposed, view.analysis)}</span>}
        </MarkRow>
      </div>
    </li>
  )
}

/** The three most important things to do. `children` go below them: marks, and the next actions. */
function ThreeThings({ view, children }: Props & { children?: ReactNode }) {
  const { first } = view.layout
  return (
    <div>
      <h2 id="first-title">{first.length === 1 ? 'One thing to do' : 'What to do first'}</h2>
      {first.length === 0 ? (
        <p className="quiet">Nothing we measured needs fixing.</p>
      ) : (
        <ol className="do3">
          {first.map((toDo) => (
            <Thing key={toDo.action.check || toDo.action.title} toDo={toDo} view={view} />
          ))}
        </ol>
      )}
      {children}
    </div>
  )
}

function Best({ view: { layout } }: Props) {
  return (
    <aside className="best" aria-labelledby="best-title">
      <h2 id="best-title">What works best</h2>
      {layout.best.length === 0 ? (
        <p>Nothing stands out yet. Start with the things to do.</p>
      ) : (
        <ul>
          {layout.best.map(({ text, check }) => (
            <li key={text}>
              <b>{check?.title}.</b> {makeFindingSentence(text)}
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

export function ReportOpening({ view, children }: Props & { children?: ReactNode }) {
  const { analysis, changes } = view
  return (
    <>
      <div className="opening">
        <div className="overall">
          <ScoreDial name="Overall score" score={analysis.overallScore} />
          <ScoreBandNote score={analysis.overallScore} />
          {changes && <span className="score-change">{formatChange(changes.overall)} since the last review</span>}
        </div>
        <div>
          <p className="big">{describeOverallScore(analysis)}</p>
          <FourScores view={view} />
        </div>
      </div>
      <section className="rsec first" aria-labelledby="first-title">
        <ThreeThings view={view}>{children}</ThreeThings>
        <Best view={view} />
      </section>
    </>
  )
}
