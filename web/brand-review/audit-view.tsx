/** One audit: the stage that it is in, then its report, or why there is none. */
import { useEffect, useState } from 'react'
import { AuditProgress } from '#web/brand-review/audit-progress.tsx'
import { isUnderWay, refreshAudits, useAudit } from '#web/brand-review/audit-queries.ts'
import { AuditReport } from '#web/brand-review/audit-report.tsx'
import { ReportUnavailable } from '#web/brand-review/report-unavailable.tsx'

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

/** `isNew`: it was asked for on this very screen. */
export function AuditView({ id, isNew }: { id: string; isNew: boolean }) {
  const { data: audit, isPending } = useAudit(id)
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
  if (isPending || isWaiting) return <AuditProgress audit={undefined} />
  if (audit?.status === 'complete' && audit.analysis) return <AuditReport audit={audit} analysis={audit.analysis} />
  return <ReportUnavailable audit={audit} />
}
