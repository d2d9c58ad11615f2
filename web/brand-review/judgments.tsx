/**
 * What a language model judged, beside what was measured: both passages, what does not fit, and what to do. The owner can
 * set a judgment aside; viewers of a shared report see none of those.
 */

import type { AuditScore } from '#contract/brand-review.ts'
import type { JudgedQuote } from '#contract/brand-review-judgments.ts'
import { auditScoreNames, formatScore } from '#contract/plain/brand-review-words.ts'
import { describeJudgedPlace, judgmentLabel, scoreOfJudgment } from '#contract/plain/judgments.ts'
import { formatCountInWords } from '#web/brand/showing/format-count-in-words.ts'
import { AuditedPageLink } from '#web/brand-review/report-check.tsx'
import type { ReportView, ShownJudgment } from '#web/brand-review/report-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The id of a judgment on the page. */
const judgmentId = ({ id }: ShownJudgment) => `judgment-${id}`

/** The judgments that stand beside one score. */
export const listJudgmentsBeside = ({ judgments = [] }: ReportView, score: AuditScore) =>
  judgments.filter(({ kind }) => scoreOfJudgment[kind] === score)

const listStanding = ({ judgments = [] }: ReportView) => judgments.filter(({ isSetAside }) => !isSetAside)

/** "6.8 comes from 41 measured checks." */
export function tellCheckCount({ analysis }: ReportView): string {
  const count = analysis.checks.filter(({ measure }) => measure !== null).length
  return `${formatScore(analysis.overallScore)} comes from ${count} measured ${count === 1 ? 'check' : 'checks'}.`
}

/** Where the score comes from, and that the judgments are no part of it; undefined if there are none. */
export function tellJudgments(view: ReportView): string | undefined {
  const [first, ...more] = listStanding(view)
  if (!first) return undefined
  const count = formatCountInWords(more.length + 1, 'judgment').toLowerCase()
  const told =
    more.length === 0
      ? `The judgment below was written by ${first.writtenBy}: it quotes what it rests on, and changes no score.`
      : `The ${count} below were written by ${first.writtenBy}: they quote what they rest on, and change no score.`
  return `${tellCheckCount(view)} ${told}`
}

/** Leads to each judgment; on phones its score's section is folded. */
export function JudgmentLinks({ view }: { view: ReportView }) {
  const judgments = listStanding(view)
  if (judgments.length === 0) return null
  return (
    <ul className="judgment-links" aria-label="Judgments">
      {judgments.map((each) => (
        <li key={each.id}>
          <b>{auditScoreNames[scoreOfJudgment[each.kind]]}</b> <a href={`#${judgmentId(each)}`}>{each.what}</a>
        </li>
      ))}
    </ul>
  )
}

function Passage({ passage: { quote, page, place }, view }: { passage: JudgedQuote; view: ReportView }) {
  return (
    <div>
      <q>{quote}</q>
      <p className="where">
        {page === null ? (
          describeJudgedPlace(null, place)
        ) : (
          <>
            <AuditedPageLink page={page} nameOf={view.nameOf} />, {place}
          </>
        )}
      </p>
    </div>
  )
}

function Aside({ judgment: { id, what, isSetAside = false }, view }: { judgment: ShownJudgment; view: ReportView }) {
  const { setAside } = view
  if (!setAside) return null
  return (
    <div className="mark-row">
      <span role="status">
        {isSetAside && (
          <>
            <span className="badge mark-badge">Set aside by you</span>
            <span>Not raised again</span>
          </>
        )}
      </span>
      <Button kind="tool" onClick={() => void setAside(id, !isSetAside)}>
        {isSetAside && <Icon name="undo" />}
        {isSetAside ? 'Undo' : 'I don’t see it that way'}
        <span className="vh">: {what}</span>
      </Button>
    </div>
  )
}

function JudgmentCard({ judgment, view }: { judgment: ShownJudgment; view: ReportView }) {
  const { what, todo, one, other, writtenBy, isSetAside = false } = judgment
  return (
    <article className={isSetAside ? 'judgment gone' : 'judgment'} id={judgmentId(judgment)}>
      <p className="not-counted">{judgmentLabel}</p>
      <h4>{what}</h4>
      {!isSetAside && (
        <>
          <div className="passages">
            <Passage passage={one} view={view} />
            <Passage passage={other} view={view} />
          </div>
          <p className="todo">{todo}</p>
          <p className="by">Written by {writtenBy}</p>
        </>
      )}
      <Aside judgment={judgment} view={view} />
    </article>
  )
}

/** The column beside the measured findings of one score. */
export function Judgments({ judgments, view }: { judgments: readonly ShownJudgment[]; view: ReportView }) {
  return (
    <div>
      <h3 className="sheet-label">Read by the model</h3>
      {judgments.map((judgment) => (
        <JudgmentCard key={judgment.id} judgment={judgment} view={view} />
      ))}
    </div>
  )
}
