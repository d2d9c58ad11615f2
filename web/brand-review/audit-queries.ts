/** How the review's screens ask, and what each answer makes stale. */
import { useQuery } from '@tanstack/react-query'
import type { Audit } from '#contract/audit-calls.ts'
import type { AuditRequest } from '#contract/brand-review.ts'
import { patchUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'
import { keyOf, refresh, useCall } from '#web/calls/use-call.ts'

const auditCall = 'GET /api/audit/:id'
const listCall = 'GET /api/audits'
const pollMs = 1000

export const isUnderWay = ({ status }: Pick<Audit, 'status'>) => status !== 'complete' && status !== 'failed'

/** Asks for an audit; its completion completes the step, and is news for the list. */
async function readAudit(id: string, signal: AbortSignal) {
  const { audit } = await send(auditCall, { params: { id }, signal })
  if (audit.status === 'complete') patchUser({ websiteReviewCompleted: true })
  return audit
}

/** An audit, looked at again as long as it is under way. */
export function useAudit(id: string) {
  return useQuery({
    queryKey: keyOf(auditCall, { params: { id } }),
    queryFn: ({ signal }) => readAudit(id, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
    staleTime: 0,
  })
}

/** All audits, newest first. */
export const useAudits = () => useCall(listCall, {})

export const refreshAudits = () => refresh(listCall, auditCall)

export async function startAudit(body: AuditRequest): Promise<string> {
  const { auditId } = await send('POST /api/audit', { body })
  await refresh(listCall)
  return auditId
}

export async function retryAudit(id: string): Promise<void> {
  await send('POST /api/audit/:id/retry', { params: { id }, body: {} })
  await refreshAudits()
}

/** Opens the read-only page; answers its path. */
export async function shareAudit(id: string): Promise<string> {
  const { sharePath } = await send('POST /api/audit/:id/share', { params: { id }, body: {} })
  await refreshAudits()
  return sharePath
}

export async function unshareAudit(id: string): Promise<void> {
  await send('DELETE /api/audit/:id/share', { params: { id }, body: {} })
  await refreshAudits()
}

/** Mails the report; answers whether its receiver has to agree first. */
export async function mailAudit(id: string, email: string) {
  const { state } = await send('POST /api/audit/:id/mail', { params: { id }, body: { email } })
  await refresh(auditCall)
  return state
}
