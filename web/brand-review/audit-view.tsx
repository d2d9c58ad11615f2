/** One audit: its progress, then its report, or why there is none. */
import { useEffect, useState } from 'react'
import { AuditProgress } from '#web/brand-review/brand-review-progress.tsx'
import { isUnderWay, refreshAudits, useAudit } from '#web/brand-review/brand-review-queries.ts'
import { OwnReport } from '#web/brand-review/own-report.tsx'
import { ReportUnavailable } from '#web/brand-review/report-unavailable.tsx'
import { ReviewFailure } from '#web/brand-review/review-failure.tsx'
import { ReviewWaiting } from '#web/brand-review/review-waiting.tsx'
import { CallError } from '#web/calls/send.ts'

/** Minimum time to show the stages, so that they can be read. */
const stagesMs = 3000

/** Stays true for at least `stagesMs` after `isWanted` was first true. */
function useAtLeast(isWanted: boolean): boolean {
  const [hasBegun, setBegun] = useState(isWanted)
  const [isOver, setOver] = useState(false)
  if (isWanted && !hasBegun) setBegun(true)
  useEffect(() => {
    if (!hasBegun) return
    const timer = setTimeout(() => setOver(true), stagesMs)
    return () => clearTimeout(timer)
  }, [hasBegun])
  return isWanted || (hasBegun && !isOver)
}

/** Whether the server says there is no such audit; any other error may be temporary. */
const isMissing = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400)

/** Shown if an audit could not be loaded. It may still be running, so this does not say that it failed. */
const NotLoaded = () => <ReviewFailure>We couldn’t load this review. Please refresh the page.</ReviewFailure>

/** `isNew`: the audit was requested on this visit. */
export function AuditView({ id, isNew, onStarted }: { id: string; isNew: boolean; onStarted: (id: string) => void }) {
  const { data: audit, isPending, error } = useAudit(id)
  const [isFirst, setFirst] = useState(isNew)
  const isRunning = audit !== undefined && isUnderWay(audit)
  const isWaiting = useAtLeast(isRunning || isFirst)
  useEffect(() => {
    if (audit) setFirst(false)
  }, [audit])
  const status = audit?.status
  useEffect(() => {
    // Refetch the list of audits, which shows the outcome too.
    if (status === 'complete' || status === 'failed') refreshAudits().catch(console.error)
  }, [status])
  if (audit && isWaiting) return <AuditProgress audit={audit} />
  if (isFirst && isPending) return <AuditProgress audit={undefined} />
  if (isPending) return <ReviewWaiting />
  if (!audit && !isMissing(error)) return <NotLoaded />
  if (audit?.status === 'complete' && audit.analysis)
    return <OwnReport audit={audit} analysis={audit.analysis} onStarted={onStarted} />
  return <ReportUnavailable audit={audit} />
}
