/** Notifies the owner when their second factor is turned on or off, in case somebody else did it. */
import { z } from 'zod'
import type { AccountContext } from '#server/account/account-context.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { formatMailMoment } from '#server/platform/mail/mail-dates.ts'
import { type Addressee, frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'

const changedJob = 'second-factor-changed'
const changedPayload = z.object({
  userId: z.string(),
  isOn: z.boolean(),
  changedAt: z.iso.datetime(),
  isByAdmin: z.boolean().default(false),
})

/** Queues the mail, in the transaction that makes the change. */
export const queueSecondFactorMail = (userId: string, isOn: boolean, db: Queryable, { isByAdmin = false } = {}) =>
  addJob(changedJob, { userId, isOn, changedAt: new Date().toISOString(), isByAdmin }, userId, db)

export type SecondFactorChange = {
  productName: string
  linkBase: string
  to: Addressee
  isOn: boolean
  changedAt: Date
  isByAdmin?: boolean
}

export function writeSecondFactorMail({
  productName,
  linkBase,
  to,
  isOn,
  changedAt,
  isByAdmin,
}: SecondFactorChange): Mail {
  const turned = isOn ? 'turned on' : 'turned off'
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `The second factor of your ${productName} account was ${turned}`,
    greeting: `Hello ${firstName}`,
    lines: [
      `On ${formatMailMoment(changedAt)}, the second factor of your ${productName} account (${to.email}) was ${turned}${isByAdmin ? ' by an admin' : ''}.`,
      isOn
        ? 'From now on we’ll ask for a code from your phone after your password. Keep the recovery codes somewhere other than your phone.'
        : 'From now on, you sign in with your password alone.',
      isByAdmin
        ? 'If you asked for that, there’s nothing you need to do. You can set up a new one in your profile.'
        : 'If that was you, there’s nothing you need to do.',
    ],
    button: { label: 'That Wasn’t Me', url: `${linkBase}/forgot-password` },
    closing: ['The button lets you set a new password and signs everyone else out.'],
    reason: 'You get this whenever your sign-in changes.',
  }))
}

export const createSecondFactorMailKinds = ({
  accounts,
  linkBase,
  productName,
}: Pick<AccountContext, 'accounts' | 'linkBase' | 'productName'>): Record<string, MailKind> => ({
  [changedJob]: {
    prepare: async (payload) => {
      const { userId, isOn, changedAt, isByAdmin } = changedPayload.parse(payload)
      const to = await accounts.findAddressee(userId)
      return (
        to && {
          mail: writeSecondFactorMail({ productName, linkBase, to, isOn, isByAdmin, changedAt: new Date(changedAt) }),
        }
      )
    },
  },
})
