/** A sample of each mail the product sends, for one invented business; shown in docs/mails. */

import { writeClosedAccountMail } from '#server/account/closed-account.ts'
import { writeConfirmMail } from '#server/account/confirm-email.ts'
import { writeGoodbyeMail } from '#server/account/delete-account.ts'
import { writeFirstPasswordMail, writePasswordChangedMail, writeResetLinkMail } from '#server/account/password-mails.ts'
import { writeSecondFactorMail } from '#server/account/second-factor-mails.ts'
import { writeTrialMail } from '#server/account/trial-mails.ts'
import { writeConsentMail, writeReportCopyMail, writeReportMail } from '#server/brand-review/brand-review-mail-kinds.ts'
import {
  writeAdminMail,
  writePlanEndsMail,
  writePlanResumedMail,
  writeReceiptMail,
} from '#server/checkout/payment-mails.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { writeStartMail } from '#server/visitors/start-routes.ts'

export type MailSample = { name: string; when: string; mail: Mail }

const place = { productName: 'Signet', linkBase: 'https://signet.example' }
/** An account with everything a mail can mention. */
const marta = {
  ...{ email: 'marta@ternandtide.example', isProven: true },
  ...{ firstName: 'Marta', business: 'Tern & Tide', tagline: 'Braver by the wave.' },
}
const sender = { isProven: true, name: 'Marta Quill', business: 'Tern & Tide' }
const token = '9fQ2sample7xT7w'
const host = 'ternandtide.example'
const at = (day: string) => new Date(`${day}Z`)

const card = (score: number) => ({ score, isMeasured: true, content: '', strengths: [], opportunities: [] })
const analysis = {
  ...{ overallScore: 6.8, voiceAnalysis: card(7.4), visualAnalysis: card(8.1) },
  ...{ messagingAnalysis: card(5.8), consistencyAnalysis: card(6) },
  ...{ recommendations: { immediate: [], longTerm: [] }, checks: [], pages: [] },
}

const allAccess = {
  ...{ ...place, to: marta, number: 'SG-2026-01184', plan: 'all-access' as const, paidAt: at('2026-11-20T09:41') },
  ...{ originalAmount: 299, cents: 23_900, coupon: { code: 'SAVE20', percent: 20 } },
  ...{ opensUntil: at('2027-11-29T09:00'), claimToken: undefined, isSimulated: false, isOfAccount: true },
}

export const mailSamples: readonly MailSample[] = [
  {
    name: 'receipt',
    when: 'A payment has come.',
    mail: writeReceiptMail(allAccess),
  },
  {
    name: 'receipt-of-a-guest',
    when: 'A payment has come from somebody without an account.',
    mail: writeReceiptMail({ ...allAccess, to: { email: marta.email, isProven: false }, claimToken: token }),
  },
  {
    name: 'plan-ends',
    when: 'The monthly plan was canceled.',
    mail: writePlanEndsMail({
      ...{ ...place, to: marta, canceledAt: at('2026-11-20T09:41'), endsAt: at('2026-12-14T09:00') },
      stays: undefined,
    }),
  },
  {
    name: 'plan-goes-on',
    when: 'A canceled monthly plan was resumed.',
    mail: writePlanResumedMail(at('2026-12-14T09:00'), { ...place, to: marta }),
  },
  {
    name: 'payment-alert',
    when: 'A payment fits no order, or a subscription could not be ended: the first active admin is told.',
    mail: writeAdminMail(
      {
        subject: 'Signet: a payment does not fit',
        lines: [
          'What the payment provider told didn’t match its order, so access stays as it was. 7900 cents were paid where 9900 were due.',
          'The provider calls the message evt_1. Please compare it with the order and refund what should not have been paid.',
        ],
      },
      { ...place, to: { email: 'keeper@signet.example', isProven: true, firstName: 'Ada' } },
    ),
  },
  {
    name: 'trial-ending',
    when: 'A trial ends in three days, once for each account that has bought nothing.',
    mail: writeTrialMail({
      ...{ ...place, to: marta, startedAt: at('2026-11-15T09:00'), endsAt: at('2026-11-29T09:00') },
      now: at('2026-11-26T09:00').getTime(),
      chain: {
        ...{ brandAttributesCompleted: true, chosenUvp: 'We teach it.', chosenTagline: 'Braver by the wave.' },
        ...{ coreValuesCount: 0, brandArchetypeCompleted: false, websiteReviewCompleted: false },
      },
    }),
  },
  {
    name: 'confirm-email',
    when: 'An account was made, or its owner asks for the link again.',
    mail: writeConfirmMail({ ...place, to: marta.email, token }),
  },
  {
    name: 'password-link',
    when: 'A new password was asked for.',
    mail: writeResetLinkMail({ ...place, to: marta, token, askedAt: at('2026-11-19T21:04') }),
  },
  {
    name: 'account-shut',
    when: 'A new password was asked for, and an admin has suspended or banned the account.',
    mail: writeClosedAccountMail({
      ...{ productName: place.productName, contactEmail: 'keeper@signet.example' },
      ...{ to: marta, status: 'suspended' },
    }),
  },
  {
    name: 'first-password-link',
    when: 'An admin made the account.',
    mail: writeFirstPasswordMail({ ...place, to: { ...marta, business: '' }, token }),
  },
  {
    name: 'password-changed',
    when: 'The password is another one.',
    mail: writePasswordChangedMail({ ...place, to: marta, changedAt: at('2026-11-19T21:09') }),
  },
  {
    name: 'second-factor-on',
    when: 'A second factor was turned on, or off.',
    mail: writeSecondFactorMail({ ...place, to: marta, isOn: true, changedAt: at('2026-11-20T10:12') }),
  },
  {
    name: 'report',
    when: 'A copy of a review was asked for; the PDF is attached.',
    mail: writeReportMail({
      ...{ ...place, to: marta, host, analysis },
      auditId: '00000000-0000-4000-8000-000000000000',
    }),
  },
  {
    name: 'report-copy',
    when: 'Somebody else has said yes to a copy of a review; the PDF is attached.',
    mail: writeReportCopyMail({ ...place, to: 'otto@example.com', sender, host, analysis }),
  },
  {
    name: 'report-question',
    when: 'A copy of a review is to go to an address that is not the account’s own.',
    mail: writeConsentMail({ ...place, to: 'otto@example.com', sender, host, token }),
  },
  {
    name: 'start-link',
    when: 'A visitor wants to continue elsewhere.',
    mail: writeStartMail({ ...place, to: marta.email, token }),
  },
  {
    name: 'account-deleted',
    when: 'An account was deleted.',
    mail: writeGoodbyeMail(place.productName, { ...marta, business: '' }),
  },
]

/** The files of docs/mails by name: each mail as HTML and as text, and an index page. */
export function makeMailFiles(): ReadonlyMap<string, string> {
  const files = mailSamples.flatMap(({ name, mail }): [string, string][] => [
    [`${name}.html`, mail.html ?? ''],
    [`${name}.txt`, `${mail.text}\n`],
  ])
  const rows = mailSamples.map(
    ({ name, when, mail }) => `| ${mail.subject} | ${when} | [HTML](${name}.html), [text](${name}.txt) |`,
  )
  const page = `# Mails

What the product sends, as it looks for an invented business. Every mail stands in one frame
(\`server/platform/mail/mail-frame.ts\`), as HTML for light and dark and as text that says the same. \`npm run mails\` writes
this folder.

| Subject | Sent when | Looks |
|---|---|---|
${rows.join('\n')}
`
  return new Map([...files, ['README.md', page]])
}
