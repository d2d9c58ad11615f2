/** A finished audit for its owner: the report, its actions, and the changes since the previous one. */

import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { Audit } from '#contract/brand-review-calls.ts'
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { findFirstOpenStep, steps } from '#contract/plain/brand.ts'
import { formatMoment, formatPreviousReviewTime, shortenAddress } from '#contract/plain/brand-review-words.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { plans } from '#contract/plain/plans.ts'
import { listChangedParts, makeAuditedRecord, readOwnArchetype } from '#contract/plain/reviewed-record.ts'
import { getStepUnlockFacts, useUser, useUserWithSentences } from '#web/account/use-user.ts'
import { markAudit, setJudgmentAside, useAudits } from '#web/brand-review/brand-review-queries.ts'
import { EarlierAudits } from '#web/brand-review/earlier-audits.tsx'
import { Judging } from '#web/brand-review/judging.tsx'
import { MailReportForm } from '#web/brand-review/mail-report-form.tsx'
import { openReportPdf } from '#web/brand-review/open-report-pdf.ts'
import { ReportBody } from '#web/brand-review/report-body.tsx'
import { ReportChanges } from '#web/brand-review/report-changes.tsx'
import { ReportSources } from '#web/brand-review/report-sources.tsx'
import { formatPageCount, MarkedFindingsNote, ReportTitle } from '#web/brand-review/report-title.tsx'
import { buildReportView } from '#web/brand-review/report-view.ts'
import { ReviewAgain } from '#web/brand-review/review-again.tsx'
import { SharedLink, useSharing } from '#web/brand-review/share-report.tsx'
import { useFocusOnArrival } from '#web/brand-review/use-focus-on-arrival.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { auditPath, cartPath, newAudit, paths, stepPaths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

function Head({ audit, analysis }: { audit: Audit; analysis: AuditAnalysis }) {
  const { isBusy, share } = useSharing(audit)
  const [isOpening, setOpening] = useState(false)
  const arrive = useFocusOnArrival()
  const user = useUserWithSentences()
  const openPdf = async () => {
    setOpening(true)
    await openReportPdf(audit.id)
    setOpening(false)
  }
  return (
    <>
      <div className="head-row">
        <div className="report-head">
          <ReportTitle analysis={analysis} websiteUrl={audit.websiteUrl} heading={arrive} />
          <p className="lede">
            <b>{shortenAddress(audit.websiteUrl)}</b>, {formatPageCount(analysis)}, {formatMoment(audit.createdAt)}
          </p>
        </div>
        <div>
          <div className="row">
            <Button kind="main" disabled={isOpening} onClick={() => void openPdf()}>
              <Icon name="download" />
              Download PDF
            </Button>
            <Button disabled={isBusy} onClick={() => void share()}>
              <Icon name="upload" />
              Share Report
            </Button>
            <ButtonLink kind="plain" to={auditPath(newAudit)}>
              New Audit
            </ButtonLink>
          </div>
          {audit.sharePath === null && (
            <p className="small quiet before-sharing">Sharing makes a link. Whoever has it can read this report.</p>
          )}
        </div>
      </div>
      <EarlierAnswers told={tellEarlier(user, audit.request.brandArchetype, analysis.madeFrom)} />
      <SharedLink audit={audit} />
    </>
  )
}

/** Says which answers have changed since the report was made; '' if none have. */
function tellEarlier(user: CurrentUser, measured: ArchetypeId, madeFrom: AuditAnalysis['madeFrom']): string {
  const own = readOwnArchetype(user)
  if (own !== undefined && own !== measured)
    return `We measured it against ${archetypes[measured].name}, but your archetype is now ${archetypes[own].name}.`
  const now = makeAuditedRecord(user, user.brandAttributesData.attributesData)
  const changed = madeFrom ? listChangedParts(madeFrom.record, now) : []
  return changed.length > 0 ? `Changed since: your ${joinWithAnd(changed)}.` : ''
}

function EarlierAnswers({ told }: { told: string }) {
  if (told === '') return null
  return (
    <div className="note mid shared-link">
      <Icon name="history" />
      <div>
        <b>Made from earlier answers</b>
        <p className="small">{told} This report stays as it is. A new one won’t replace it.</p>
      </div>
      <ButtonLink to={auditPath(newAudit)}>Start a New Review</ButtonLink>
    </div>
  )
}

/** Links to the next step if one is open, else to the dashboard. */
function NextLink() {
  const next = findFirstOpenStep(getStepUnlockFacts(useUser()))
  const step = steps.find(({ id }) => id === next)
  return (
    <ButtonLink kind="plain" to={(next && stepPaths[next]) ?? paths.toolkit}>
      {step && stepPaths[step.id] ? `Go to Step ${step.number}: ${step.name}` : 'Return to Dashboard'}
    </ButtonLink>
  )
}

/** Saves what the owner says of a finding or a judgment; a toast says if that failed. */
async function saveMark(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    console.error(error)
    showToast({
      title: 'Not marked',
      text: getErrorMessage(error, 'We couldn’t save that. Please try again.'),
      isBad: true,
    })
  }
}

type ReportProps = { audit: Audit; analysis: AuditAnalysis; onStarted: (id: string) => void }

export function OwnReport({ audit, analysis, onStarted }: ReportProps) {
  const { data } = useAudits()
  const { id, marks, changes, createdAt, judgments } = audit
  const view = buildReportView({
    ...{ analysis, marks, changes, judgments: judgments.items },
    setMark: (check, mark) => saveMark(() => markAudit(id, check, mark)),
    setAside: (judgment, isSetAside) => saveMark(() => setJudgmentAside(id, judgment, isSetAside)),
  })
  const since = changes ? formatPreviousReviewTime(changes.since, new Date(createdAt)) : undefined
  const again = (
    <MarkedFindingsNote view={view}>
      <ReviewAgain audit={audit} onStarted={onStarted} />
    </MarkedFindingsNote>
  )
  return (
    <>
      <div className="wrap">
        <Head audit={audit} analysis={analysis} />
        <ReportBody
          view={view}
          marked={again}
          changed={
            <>
              {changes && since && <ReportChanges changes={changes} since={since} />}
              <Judging audit={audit} view={view} />
            </>
          }
        >
          <ReportSources asked={audit.request} record={analysis.madeFrom?.record} />
        </ReportBody>
        <MailReportForm audit={audit} />
        <div className="row between report-foot">
          <ButtonLink to={auditPath(newAudit)}>Start New Audit</ButtonLink>
          <NextLink />
          <span className="upgrade">
            <ButtonLink to={cartPath('all-access')}>Upgrade to Pro</ButtonLink>
            <span className="cap">Opens {plans['all-access'].name}</span>
          </span>
        </div>
      </div>
      {data && <EarlierAudits audits={data.audits} shownId={audit.id} />}
    </>
  )
}
