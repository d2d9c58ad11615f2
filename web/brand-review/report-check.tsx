/** The parts of a finding: what to do, where it was measured, and the row that expands both. */

import type { AuditAction, AuditCheck, AuditEvidence } from '#contract/brand-review.ts'
import type { FailedCheck } from '#contract/plain/brand-review-layout.ts'
import {
  formatCheckHeading,
  formatEvidence,
  makeFindingSentence,
  outcomeNames,
} from '#contract/plain/brand-review-words.ts'
import { MarkRow } from '#web/brand-review/mark-row.tsx'
import type { ReportView } from '#web/brand-review/report-view.ts'

/** The id of a finding or action on the page. */
export const findingId = (check: string) => `finding-${check}`

type PageProps = { page: string; nameOf: ReportView['nameOf'] }

/** A link to a page of the audited site, without a referrer. */
export function AuditedPageLink({ page, nameOf }: PageProps) {
  if (!/^https?:/i.test(page)) return <>{nameOf(page)}</>
  return (
    <a href={page} target="_blank" rel="noopener noreferrer nofollow">
      {nameOf(page)}
    </a>
  )
}

function Evidence({ evidence, nameOf }: { evidence: AuditEvidence; nameOf: ReportView['nameOf'] }) {
  return (
    <li>
      {'element' in evidence && !evidence.isMissing ? (
        <code>{formatEvidence(evidence)}</code>
      ) : (
        <span className={'quote' in evidence ? 'quoted' : 'counted'}>{formatEvidence(evidence)}</span>
      )}
      <span className="where">
        <AuditedPageLink page={evidence.page} nameOf={nameOf} />
      </span>
    </li>
  )
}

/** The passages and elements that a finding was measured from; plain counts are only in the PDF. */
export function EvidenceList({ check: { evidence }, view }: { check: AuditCheck; view: ReportView }) {
  const shown = evidence.filter((each) => !('number' in each))
  if (shown.length === 0) return null
  return (
    <ul className="evidence" aria-label="Measured from">
      {shown.map((each, index) => (
        // The list of a stored report never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Evidence key={index} evidence={each} nameOf={view.nameOf} />
      ))}
    </ul>
  )
}

type AdviceProps = { action: AuditAction; finding: string }

/** What to do about a finding: the current and the proposed text if there is one, otherwise a description. */
export function Advice({ action: { now, proposed, text }, finding }: AdviceProps) {
  if (proposed === null)
    return (
      <>
        {now !== null && <q className="now-alone">{now}</q>}
        <p>{text}</p>
      </>
    )
  return (
    <dl className="swap">
      <dt>Now</dt>
      <dd>{now === null ? <span className="quiet">{makeFindingSentence(finding)}</span> : <s>{now}</s>}</dd>
      <dt>{now === null ? 'Add' : 'Instead'}</dt>
      <dd>
        <q className="new-t">{proposed}</q>
      </dd>
    </dl>
  )
}

/** A finding in a list: its name and result; a press expands the advice and the evidence. */
export function Finding({ check, action, view }: FailedCheck & { view: ReportView }) {
  const { id, outcome, finding, fix } = check
  const title = formatCheckHeading(check)
  const isDone = view.marks?.some((mark) => mark.check === id && mark.mark === 'done') === true
  return (
    <li className={`finding ${outcome}`} id={findingId(id)}>
      <details>
        <summary>
          <h4>{title}</h4> {!isDone && <span className="outcome">{outcomeNames[outcome]}</span>}
          <p>{makeFindingSentence(finding)}</p>
        </summary>
        <div className="proof">
          {action ? <Advice action={action} finding={finding} /> : fix !== '' && <p>{fix}</p>}
          <EvidenceList check={check} view={view} />
        </div>
      </details>
      <MarkRow view={view} check={id} title={title} />
    </li>
  )
}
