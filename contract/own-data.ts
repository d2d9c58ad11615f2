/** The whole account: exporting its data and deleting it. */
import { z } from 'zod'
import { defineCall, singleLineText, successReply } from '#contract/call.ts'

export const ownDataCalls = {
  exportAccount: defineCall({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that the account holds, as one JSON file.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    needsConfirmation: true,
    reply: 'file',
    media: ['application/json'],
    refuses: ['too_many_requests'],
  }),
  deleteAccount: defineCall({
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete the account and all that it holds, for good. Records of payments are kept as the law requires.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    needsConfirmation: true,
    body: z.strictObject({
      /** The owner types the word "delete" here to confirm. */
      confirmation: singleLineText(40),
      /** The owner also types the business name, or the account's email if the business has no name. */
      businessName: singleLineText(254),
    }),
    reply: successReply,
    refuses: ['last_admin'],
  }),
}
