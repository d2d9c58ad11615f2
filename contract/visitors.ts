/** Visitors without an account: the business-information form of `/start`. */
import { z } from 'zod'
import { call, text } from '#contract/call.ts'

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'] as const
export const monthlyRevenues = [
  'under-10k',
  '10k-50k',
  '50k-100k',
  '100k-500k',
  '500k-1m',
  '1m-5m',
  '5m-10m',
  '10m+',
] as const
export const industries = [
  'technology',
  'healthcare',
  'finance',
  'retail',
  'manufacturing',
  'education',
  'consulting',
  'real-estate',
  'hospitality',
  'food-beverage',
  'marketing',
  'construction',
  'transportation',
  'entertainment',
  'non-profit',
  'other',
] as const

const needed = (max: number, message: string) => text(max, message).trim().min(1, message)
const businessInformation = z.strictObject({
  firstName: needed(100, 'First name is required'),
  lastName: needed(100, 'Last name is required'),
  businessName: needed(120, 'Business name is required'),
  companySize: z.enum(companySizes, 'Please choose a company size.'),
  monthlyRevenue: z.enum(monthlyRevenues, 'Please choose a monthly revenue.'),
  /** One of the industries, or the owner's own words in place of 'other'. */
  industry: needed(120, 'Please choose an industry.').refine(
    (value) => value !== 'other',
    'Please name your industry.',
  ),
})
export type BusinessInformation = z.infer<typeof businessInformation>

export const visitorsCalls = {
  saveStart: call({
    method: 'POST',
    path: '/api/start',
    summary: 'Keep the business information of a visitor for 30 days; with an email, mail a link to go on.',
    caller: 'anyone',
    body: businessInformation.extend({
      email: z.union([z.literal(''), text(254).trim().pipe(z.email('Please enter a valid email address'))]).optional(),
    }),
    reply: z.object({ success: z.literal(true), mailed: z.boolean() }),
  }),
  getStart: call({
    method: 'GET',
    path: '/api/start',
    summary: 'The business information kept for this browser, or for the mailed link.',
    caller: 'anyone',
    query: z.strictObject({ token: text(100).optional() }),
    reply: z.object({ businessInformation: businessInformation.nullable() }),
  }),
}
