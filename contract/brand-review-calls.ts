/** The calls of the brand review: requesting an audit, polling it, sharing and mailing its report. */
import { z } from 'zod'
import { auditAnalysis, auditRequest, auditStates } from '#contract/brand-review.ts'
import { auditJudgments } from '#contract/brand-review-judgments.ts'
import { defineCall, storableText, successReply, timeZoneQuery } from '#contract/call.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

const score = z.number().min(0).max(10)

/** The five scores of a report, 0 to 10. */
export const reportScores = z.object({
  overall: score,
  voice: score,
  visual: score,
  messaging: score,
  consistency: score,
})
export type ReportScores = z.infer<typeof reportScores>

const moved = z.number().nullable()

/**
 * What has changed since the previous audit of the same site: fixed findings (`mended`, by name) and new ones
 * (`broken`, by what to do).
 */
export const auditChanges = z.object({
  since: z.string(),
  overall: z.number(),
  /** Change of each score; null if it was not measured in both audits. Absent in the oldest reports. */
  scores: z.object({ voice: moved, visual: moved, messaging: moved, consistency: moved }).optional(),
  /** Findings the owner marked as done, and whether they really are fixed; null if that could not be checked this time. */
  done: z.array(z.object({ title: z.string(), isMended: z.boolean().nullable() })).optional(),
  mended: z.array(z.string()),
  broken: z.array(z.string()),
  /**
   * The form answers, the brand record or the findings marked as intended differ from last time, so some changes are
   * not the site's.
   */
  isOtherwiseAsked: z.boolean().optional(),
})
export type AuditChanges = z.infer<typeof auditChanges>

/** The owner's verdict on a finding: intended, so no longer counted; or done, and to be checked again. */
const markName = z.enum(['intended', 'done'])
const auditMark = z.object({ check: z.string(), mark: markName })
export type AuditMark = z.infer<typeof auditMark>
/** Null if a newer report of the same site exists: older reports cannot be marked. */
const auditMarks = z.array(auditMark).nullable()

/** `waiting` for the report; `unconfirmed` until the mailed link is followed; `failed` can be requested again. */
const mailState = z.enum(['unconfirmed', 'waiting', 'sent', 'failed'])

const auditReply = z.object({
  id: z.string(),
  websiteUrl: z.string(),
  createdAt: z.string(),
  status: z.enum(auditStates),
  /** Why it failed, in a sentence. */
  reason: z.string().nullable(),
  analysis: auditAnalysis.nullable(),
  request: auditRequest.omit({ websiteUrl: true }),
  changes: auditChanges.nullable(),
  marks: auditMarks,
  judgments: auditJudgments,
  /** Path of the read-only page while the report is shared. */
  sharePath: z.string().nullable(),
  mails: z.array(z.object({ address: z.string(), state: mailState })),
})
export type Audit = z.infer<typeof auditReply>

const listedAudit = z.object({
  id: z.string(),
  websiteUrl: z.string(),
  createdAt: z.string(),
  status: z.enum(auditStates),
  figures: reportScores.nullable(),
  changes: auditChanges.nullable(),
  isShared: z.boolean(),
})
export type AuditListEntry = z.infer<typeof listedAudit>

const byId = z.strictObject({ id: z.uuid('There is no review with this ID.') })
const email = storableText(254).trim().pipe(z.email('Please enter a valid email address'))

export const auditCalls = {
  startAudit: defineCall({
    method: 'POST',
    path: '/api/audit',
    summary: 'Ask for an audit of a website; a job fetches and measures it.',
    caller: 'signed-in',
    step: 'brand-review',
    body: auditRequest,
    reply: z.object({ success: z.literal(true), auditId: z.string() }),
    refuses: ['impersonating'],
  }),
  listAudits: defineCall({
    method: 'GET',
    path: '/api/audits',
    summary: 'All audits of the brand, newest first, each with what changed since the one before.',
    caller: 'signed-in',
    reply: z.object({ success: z.literal(true), audits: z.array(listedAudit) }),
  }),
  getAudit: defineCall({
    method: 'GET',
    path: '/api/audit/:id',
    summary: 'An audit with its state; its analysis once it is complete.',
    caller: 'signed-in',
    params: byId,
    reply: z.object({ success: z.literal(true), audit: auditReply }),
  }),
  getAuditReport: defineCall({
    method: 'GET',
    path: '/api/audit/:id/pdf',
    summary: 'The report of a complete audit as PDF.',
    caller: 'signed-in',
    query: timeZoneQuery,
    params: byId,
    reply: 'file',
    media: ['application/pdf'],
  }),
  retryAudit: defineCall({
    method: 'POST',
    path: '/api/audit/:id/retry',
    summary: 'Try an audit again that failed.',
    caller: 'signed-in',
    step: 'brand-review',
    params: byId,
    body: z.strictObject({}),
    reply: successReply,
  }),
  shareAudit: defineCall({
    method: 'POST',
    path: '/api/audit/:id/share',
    summary: 'Open a read-only page of the report to anyone with its address.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    params: byId,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), sharePath: z.string() }),
  }),
  unshareAudit: defineCall({
    method: 'DELETE',
    path: '/api/audit/:id/share',
    summary: 'Close the read-only page; its address is never opened again.',
    caller: 'signed-in',
    params: byId,
    body: z.strictObject({}),
    reply: successReply,
  }),
  markAudit: defineCall({
    method: 'PUT',
    path: '/api/audit/:id/mark',
    summary: 'Mark a finding as intended or done, for the next audit of the site to respect; null takes the mark back.',
    caller: 'signed-in',
    params: byId,
    body: z.strictObject({ check: storableText(100), mark: markName.nullable() }),
    reply: z.object({ success: z.literal(true), marks: auditMarks }),
  }),
  judgeAudit: defineCall({
    method: 'POST',
    path: '/api/audit/:id/judgments',
    summary:
      'Ask the language model what in the measured site doesn’t fit together. Its judgments replace its earlier ones and change no score.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    step: 'brand-review',
    params: byId,
    body: z.strictObject({ byModel: z.literal(true) }),
    reply: z.object({
      success: z.literal(true),
      judgments: auditJudgments,
      /** Why there are no new ones, although the model was asked. */
      trouble: z.enum(writingTroubles).optional(),
    }),
  }),
  setJudgmentAside: defineCall({
    method: 'PUT',
    path: '/api/audit/:id/judgments',
    summary: 'Set a judgment aside, so that it isn’t raised again on this site, or take it up again.',
    caller: 'signed-in',
    params: byId,
    body: z.strictObject({ judgment: storableText(64), isSetAside: z.boolean() }),
    reply: z.object({ success: z.literal(true), judgments: auditJudgments }),
  }),
  mailAudit: defineCall({
    method: 'POST',
    path: '/api/audit/:id/mail',
    summary:
      "Mail the report: to the account's own address at once, to any other once its recipient agrees by a mailed link.",
    caller: 'signed-in',
    notWhileImpersonating: true,
    params: byId,
    body: z.strictObject({ email }),
    reply: z.object({ success: z.literal(true), state: mailState }),
  }),
  confirmAuditMail: defineCall({
    method: 'POST',
    path: '/api/audit-mail/confirm',
    summary: 'Agree to get a report, with the token of the mail that asked.',
    caller: 'anyone',
    body: z.strictObject({ token: storableText(100) }),
    reply: successReply,
  }),
}
