/** Mails the owner once, three days before the trial ends, even with several servers. */

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { findFirstOpenStep, findStepStates, type StepUnlockFacts, steps } from '#contract/plain/brand.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { formatMailDay, formatMailWeekday } from '#server/platform/mail/mail-dates.ts'
import { type Addressee, frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'

const job = 'trial-ending'
const payload = z.object({ userId: z.uuid() })
const dayMs = 86_400_000

/** On trial, no purchase and no granted access. Within the last day it would be too late for a warning. */
const isDue = sql`
  subscription_status = 'trialing' AND account_status = 'active' AND NOT has_access AND NOT has_paid_access
  AND owned_plans = '{}' AND subscription_end_date BETWEEN now() + interval '1 day' AND now() + interval '3 days'`

/** Queues the due mails and returns how many. Concurrent servers mark each account only once. */
export const queueTrialMails = (database: Database): Promise<number> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      UPDATE users SET trial_mail_at = now() WHERE trial_mail_at IS NULL AND ${isDue} RETURNING id`)
    for (const { id } of rows) await addJob(job, { userId: id }, id, tx)
    return rows.length
  })

export type EndingTrial = {
  productName: string
  linkBase: string
  to: Addressee
  startedAt: Date
  endsAt: Date
  chain: StepUnlockFacts
  now: number
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const inWords = (count: number) => numbers[count] ?? String(count)
const counted = (count: number, what: string) => `${inWords(count)} ${what}${count === 1 ? '' : 's'}`

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What each finished step has produced. */
const madeIn: Readonly<Record<(typeof steps)[number]['id'], string>> = {
  'brand-attributes': 'six words',
  uvp: 'a value proposition',
  taglines: 'a tagline',
  'core-values': 'core values',
  'brand-archetype': 'an archetype',
  'brand-review': 'a website review',
}

export function writeTrialMail(ending: EndingTrial): Mail {
  const { productName, linkBase, to, startedAt, endsAt, chain, now } = ending
  const left = capitalizeFirstLetter(counted(Math.ceil((endsAt.getTime() - now) / dayMs), 'day'))
  const states = findStepStates(chain)
  const made = steps.filter(({ id }) => states[id] === 'done')
  const next = steps.find(({ id }) => id === findFirstOpenStep(chain))
  const has = `has ${and.format(made.map(({ id }) => madeIn[id]))}`
  return frameMail(productName, to, ({ business, tagline }) => ({
    subject: `${left} left in your trial`,
    greeting: `${left} left, ${counted(made.length, 'step')} done.`,
    lines: [
      `Your trial ends on ${formatMailWeekday(endsAt)}.${made.length > 0 ? ` So far ${business || 'your brand'} ${has}${tagline ? ':' : '.'}` : ''}`,
      ...(tagline ? [{ quote: tagline }] : []),
      'If you do nothing, the tools become read-only. You can still read, copy and download everything. Nothing is deleted, and you won’t be charged.',
    ],
    button: { label: 'See the Plans', url: `${linkBase}/cart` },
    closing: next ? [`${next.name} is next. There’s still time.`] : [],
    reason: `You get this once, because this address started a trial on ${formatMailDay(startedAt)}.`,
  }))
}

type Row = {
  email: string
  provenAt: string | null
  business: string | null
  started: string
  ends: string
  tagline: string | null
  chosenUvp: string | null
  brandAttributesCompleted: boolean
  brandArchetypeCompleted: boolean
  websiteReviewCompleted: boolean
  coreValuesCount: number
}

export const createTrialMailKinds = ({
  database,
  linkBase,
  productName,
  hasMailServer,
}: Pick<AccountContext, 'database' | 'linkBase' | 'productName' | 'hasMailServer'>): Record<string, MailKind> => ({
  [job]: {
    // Skip the mail if the user has bought a plan or left in the meantime.
    prepare: async (asked) => {
      const { userId } = payload.parse(asked)
      const { rows } = await database.execute<Row>(sql`
        SELECT users.email, users.email_proven_at::text AS "provenAt", brands.business_name AS business, subscription_start_date::text AS started,
          subscription_end_date::text AS ends, chosen_tagline AS tagline, chosen_uvp AS "chosenUvp",
          brand_attributes_completed AS "brandAttributesCompleted",
          brand_archetype_completed AS "brandArchetypeCompleted",
          website_review_completed AS "websiteReviewCompleted", jsonb_array_length(core_values) AS "coreValuesCount"
        FROM users JOIN brands ON brands.owner_id = users.id WHERE users.id = ${userId} AND ${isDue} LIMIT 1`)
      const [row] = rows
      if (!row) return undefined
      const { email, provenAt, business, started, ends, tagline, ...facts } = row
      const mail = writeTrialMail({
        ...{ productName, linkBase, chain: { ...facts, chosenTagline: tagline }, now: Date.now() },
        to: {
          ...{ email, business: business ?? '', tagline: tagline ?? '' },
          isProven: isMailboxProven(provenAt, hasMailServer),
        },
        startedAt: new Date(started),
        endsAt: new Date(ends),
      })
      return { mail }
    },
  },
})
