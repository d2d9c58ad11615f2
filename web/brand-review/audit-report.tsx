/** A finished audit on its owner's screen: the report, what to do with it, what changed since the one before. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { type ArchetypeId, archetypes } from '#contract/archetypes.ts'
import type { Audit, AuditChanges } from '#contract/audit-calls.ts'
import { formatChange, formatDay, formatScore, listNames, shortAddress } from '#contract/audit-words.ts'
import { listChanged, ownArchetype, recordOf } from '#contract/audited-record.ts'
import { nextStep, steps } from '#contract/brand.ts'
import type { AuditAnalysis } from '#contract/brand-review.ts'
import { chainOf, useUser } from '#web/account/use-user.ts'
import { useAudits } from '#web/brand-review/audit-queries.ts'
import { EarlierAudits } from '#web/brand-review/earlier-audits.tsx'
import { MadeFrom } from '#web/brand-review/made-from.tsx'
import { MailCopy } from '#web/brand-review/mail-copy.tsx'
import { openReportPdf } from '#web/brand-review/open-report-pdf.ts'
import { ReportBody } from '#web/brand-review/report-body.tsx'
import { SharedLink, useSharing } from '#web/brand-review/share-report.tsx'
import { useArrival } from '#web/brand-review/use-arrival.ts'
import { paths, stepPaths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The cart is a page for visitors too, outside the signed-in screens. */
const upgradePath = '/cart?plan=all-access'

function Changes({ changes }: { changes: AuditChanges }) {
  const { since, overall, mended, broken, isOtherwiseAsked } = changes
  return (
    <section className="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Since {formatDay(since)}</h2>
      <p>
        Overall <b className="num">{formatChange(overall)}</b>
        {mended.length + broken.length === 0 && ', with no check that turned.'}
      </p>
      {mended.length > 0 && (
        <p>
          <b className="good">Now passed:</b> {mended.join(', ')}.
        </p>
      )}
      {broken.length > 0 && (
        <p>
          <b className="poor">No longer passed:</b> {broken.join(', ')}.
        </p>
      )}
      {isOtherwiseAsked && (
        <p className="small quiet">
          The audit before was measured against other answers, so not every change is one of the site.
        </p>
      )}
    </section>
  )
}

function Head({ audit, analysis }: { audit: Audit; analysis: AuditAnalysis }) {
  const { isBusy, share } = useSharing(audit)
  const [isOpening, setOpening] = useState(false)
  const arrive = useArrival()
  const user = useUser()
  const openPdf = async () => {
    setOpening(true)
    await openReportPdf(audit.id)
    setOpening(false)
  }
  return (
    <>
      <div className="head-row">
        <h1 ref={arrive} tabIndex={-1}>
          Brand Review
        </h1>
        <div className="row">
          <button className="btn main" type="button" disabled={isOpening} onClick={() => void openPdf()}>
            <Icon name="download" />
            Download PDF
          </button>
          <button className="btn" type="button" disabled={isBusy} onClick={() => void share()}>
            <Icon name="upload" />
            Share Report
          </button>
          <Link className="btn" to={paths.brandReview}>
            New Audit
          </Link>
        </div>
      </div>
      <p className="lede">
        <b>{shortAddress(audit.websiteUrl)}</b>, reviewed on {formatDay(audit.createdAt)}. Overall score{' '}
        <b className="num">{formatScore(analysis.overallScore)}</b> out of 10.
      </p>
      <EarlierAnswers told={tellEarlier(user, audit.request.brandArchetype, analysis.madeFrom)} />
      <SharedLink audit={audit} />
    </>
  )
}

/** What is said of a report that was measured against something else than what the owner says by now; '' when it was not. */
function tellEarlier(user: CurrentUser, measured: ArchetypeId, madeFrom: AuditAnalysis['madeFrom']): string {
  const own = ownArchetype(user)
  if (own !== undefined && own !== measured)
    return `It was measured against ${archetypes[measured].name}; your archetype is ${archetypes[own].name}.`
  const now = recordOf(user, user.brandAttributesData.attributesData)
  const changed = madeFrom ? listChanged(madeFrom.record, now) : []
  return changed.length > 0 ? `Changed since: your ${listNames(changed)}.` : ''
}

function EarlierAnswers({ told }: { told: string }) {
  if (told === '') return null
  return (
    <div className="note mid shared-link">
      <Icon name="history" />
      <div>
        <b>Made from earlier answers</b>
        <p className="small">{told} This report stays, and a new audit stands beside it.</p>
      </div>
      <Link className="btn" to={paths.brandReview}>
        Renew
      </Link>
    </div>
  )
}

/** The step that is still to be done, should one before be open again; the dashboard when all are. */
function NextLink() {
  const next = nextStep(chainOf(useUser()))
  const step = steps.find(({ id }) => id === next)
  return (
    <Link className="btn plain" to={(next && stepPaths[next]) ?? paths.toolkit}>
      {step && stepPaths[step.id] ? `Go to Step ${step.number}: ${step.name}` : 'Return to Dashboard'}
    </Link>
  )
}

export function AuditReport({ audit, analysis }: { audit: Audit; analysis: AuditAnalysis }) {
  const { data } = useAudits()
  return (
    <>
      <div className="wrap">
        <Head audit={audit} analysis={analysis} />
        <ReportBody analysis={analysis}>{audit.changes && <Changes changes={audit.changes} />}</ReportBody>
        <MadeFrom asked={audit.request} record={analysis.madeFrom?.record} />
        <MailCopy audit={audit} />
        <div className="row between report-foot">
          <Link className="btn" to={paths.brandReview}>
            Start New Audit
          </Link>
          <NextLink />
          <a className="btn" href={upgradePath}>
            Upgrade to Pro
          </a>
        </div>
      </div>
      {data && <EarlierAudits audits={data.audits} shownId={audit.id} />}
    </>
  )
}
