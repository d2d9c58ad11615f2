/** One audit: the stage that it is in, then its report, or why there is none. */
import { useEffect, useState } from 'react'
import { AuditProgress } from '#web/brand-review/brand-review-progress.tsx'
import { isUnderWay, refreshAudits, useAudit } from '#web/brand-review/brand-review-queries.ts'
import { AuditReport } from '#web/brand-review/own-report.tsx'
import { ReportUnavailable } from '#web/brand-review/report-unavailable.tsx'
import { ReviewFailure } from '#web/brand-review/review-failure.tsx'
import { ReviewWaiting } from '#web/brand-review/review-waiting.tsx'
import { CallError } from '#web/calls/send.ts'

/** So long at least the stages stand: who sees them pass can read them. */
const stagesMs = 3000

/** True while `isWanted`, and at least `stagesMs` from its first time on. */
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

/** Whether the server says that there is no such audit; anything else may be over in a moment. */
const isMissing = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400)

/** An audit that cannot be asked for may well be under way: nothing is said of its report. */
const NotLoaded = () => <ReviewFailure>We couldn’t load this review. Please refresh the page.</ReviewFailure>

/** `isNew`: it was asked for on this very screen. */
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
    // The list tells of the end too.
    if (status === 'complete' || status === 'failed') refreshAudits().catch(console.error)
  }, [status])
  if (audit && isWaiting) return <AuditProgress audit={audit} />
  if (isFirst && isPending) return <AuditProgress audit={undefined} />
  if (isPending) return <ReviewWaiting />
  if (!audit && !isMissing(error)) return <NotLoaded />
  if (audit?.status === 'complete' && audit.analysis)
    return <AuditReport audit={audit} analysis={audit.analysis} onStarted={onStarted} />
  return <ReportUnavailable audit={audit} />
}
