/** Visitors without an account: the business-information form of `/start`. */
import { z } from 'zod'
import { defineCall, singleLineText, storableText } from '#contract/call.ts'
import { companySizes, monthlyRevenues } from '#contract/plain/business-options.ts'

const needed = (max: number, message: string) => singleLineText(max, message).min(1, message)
const businessInformation = z.strictObject({
  firstName: needed(100, 'First name is required'),
  lastName: needed(100, 'Last name is required'),
  businessName: needed(120, 'Business name is required'),
  companySize: z.enum(companySizes, 'Please choose your company size.'),
  monthlyRevenue: z.enum(monthlyRevenues, 'Please choose your monthly revenue.'),
  /** One of the industries, or the owner's own words instead of 'other'. */
  industry: needed(120, 'Please choose your industry.').refine(
    (value) => value !== 'other',
    'Please name your industry.',
  ),
})
export type BusinessInformation = z.infer<typeof businessInformation>

export const visitorsCalls = {
  saveStart: defineCall({
    method: 'POST',
    path: '/api/start',
    summary: 'Keep the business information of a visitor for 30 days; with an email, mail a link to continue.',
    caller: 'anyone',
    body: businessInformation.extend({
      email: z
        .union([z.literal(''), storableText(254).trim().pipe(z.email('Please enter a valid email address'))])
        .optional(),
      /** The token of the mailed link that led to this page. */
      token: storableText(100).optional(),
    }),
    reply: z.object({ success: z.literal(true), mailed: z.boolean() }),
  }),
  getStart: defineCall({
    method: 'GET',
    path: '/api/start',
    summary: 'The business information kept for this browser, or for the mailed link; changes nothing.',
    caller: 'anyone',
    query: z.strictObject({ token: storableText(100).optional() }),
    /** `isJoined`: the linked form or order is already in an account. */
    reply: z.object({ businessInformation: businessInformation.nullable(), isJoined: z.boolean() }),
  }),
}
