/** The calls of the website review, and the cached data that each of them updates. */
import { useQuery } from '@tanstack/react-query'
import type { AuditRequest } from '#contract/brand-review.ts'
import type { Audit, AuditMark } from '#contract/brand-review-calls.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { updateCachedUser } from '#web/account/use-user.ts'
import { CallError, send } from '#web/calls/send.ts'
import { getCallKey, queryClient, refresh } from '#web/calls/use-call.ts'

const auditCall = 'GET /api/audit/:id'
const listCall = 'GET /api/audits'
const pollMs = 1000
/** How often to poll an audit while its owner is on another screen. */
const glanceMs = 3000

export const isUnderWay = ({ status }: Pick<Audit, 'status'>) => status !== 'complete' && status !== 'failed'

/** Fetches an audit; if it is complete, also updates the user, whose step is now done, and the list of audits. */
async function readAudit(id: string, signal: AbortSignal) {
  const { audit } = await send(auditCall, { params: { id }, signal })
  if (audit.status === 'complete') updateCachedUser({ websiteReviewCompleted: true })
  return audit
}

const auditQuery = (id: string) => ({
  queryKey: getCallKey(auditCall, { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readAudit(id, signal),
})

/** An audit, polled while it is running. */
export function useAudit(id: string) {
  return useQuery({
    ...auditQuery(id),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
    staleTime: 0,
  })
}

/** Whether an audit may still be running; fetches it only if no screen has done so recently. */
async function mayGoOn(id: string): Promise<boolean> {
  try {
    return isUnderWay(await queryClient.fetchQuery({ ...auditQuery(id), staleTime: glanceMs }))
  } catch (error) {
    // A lost connection or an aborted request says nothing about the audit.
    return !(error instanceof CallError)
  }
}

/** Polls a running audit while its owner is on other screens, so that those show that it is complete. */
async function followAudit(id: string): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, glanceMs))
  while (await mayGoOn(id))
  await refresh(listCall)
}

/** All audits, newest first; polled while one is running. */
export const useAudits = () =>
  useQuery({
    queryKey: getCallKey(listCall, {}),
    queryFn: ({ signal }) => send(listCall, { signal }),
    refetchInterval: ({ state }) => (state.data?.audits.some(isUnderWay) ? glanceMs : false),
  })

export const refreshAudits = () => refresh(listCall, auditCall)

export async function startAudit(body: AuditRequest): Promise<string> {
  const { auditId } = await send('POST /api/audit', { body })
  void followAudit(auditId)
  await refresh(listCall)
  return auditId
}

export async function retryAudit(id: string): Promise<void> {
  await send('POST /api/audit/:id/retry', { params: { id }, body: {} })
  await refreshAudits()
}

/** Shares a report on a read-only page; returns its path. */
export async function shareAudit(id: string): Promise<string> {
  const { sharePath } = await send('POST /api/audit/:id/share', { params: { id }, body: {} })
  await refreshAudits()
  return sharePath
}

export async function unshareAudit(id: string): Promise<void> {
  await send('DELETE /api/audit/:id/share', { params: { id }, body: {} })
  await refreshAudits()
}

/** Marks a finding of a report as done or intended; null removes the mark. */
export async function markAudit(id: string, check: string, mark: AuditMark['mark'] | null): Promise<void> {
  const { marks } = await send('PUT /api/audit/:id/mark', { params: { id }, body: { check, mark } })
  queryClient.setQueryData<Audit>(auditQuery(id).queryKey, (audit) => audit && { ...audit, marks })
}

const keepJudgments = (id: string, judgments: Audit['judgments']) =>
  queryClient.setQueryData<Audit>(auditQuery(id).queryKey, (audit) => audit && { ...audit, judgments })

/** Asks a language model for its judgment; returns the trouble that it had, if any. */
export async function judgeAudit(id: string, signal: AbortSignal): Promise<WritingTrouble | undefined> {
  const { judgments, trouble } = await send('POST /api/audit/:id/judgments', {
    ...{ params: { id }, body: { byModel: true }, signal },
  })
  keepJudgments(id, judgments)
  return trouble
}

export async function setJudgmentAside(id: string, judgment: string, isSetAside: boolean): Promise<void> {
  const { judgments } = await send('PUT /api/audit/:id/judgments', { params: { id }, body: { judgment, isSetAside } })
  keepJudgments(id, judgments)
}

/** Mails the report; returns whether the recipient has to agree first. */
export async function mailAudit(id: string, email: string) {
  const { state } = await send('POST /api/audit/:id/mail', { params: { id }, body: { email } })
  await refresh(auditCall)
  return state
}
