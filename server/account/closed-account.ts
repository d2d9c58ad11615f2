/** What the owner of a suspended or banned account is told, and whom to contact. */
import type { AccountContext } from '#server/account/account-context.ts'
import { type Addressee, frameMail } from '#server/platform/mail/mail-frame.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import type { users } from '#server/tables/tables.ts'

export type ClosedAccountStatus = Exclude<(typeof users.$inferSelect)['accountStatus'], 'active'>
type House = Pick<AccountContext, 'contactEmail' | 'productName'>

const whomToAsk = ({ contactEmail, productName }: House) =>
  `To have it opened again, please write to ${contactEmail ?? `the people who run ${productName}`}.`

/** Shown at sign-in after the correct password. */
export const explainClosedAccount = (status: ClosedAccountStatus, house: House) =>
  `This account is ${status}. ${whomToAsk(house)}`

/** Mailed instead of a reset link, which would not work. */
export function writeClosedAccountMail({
  to,
  status,
  ...house
}: House & { to: Addressee; status: ClosedAccountStatus }): Mail {
  const { productName } = house
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `Your ${productName} account is ${status}`,
    greeting: `Hello ${firstName}`,
    lines: [
      `Someone, hopefully you, asked for a new password for your ${productName} account (${to.email}).`,
      `The account is ${status}, so a new password wouldn’t open it. Nothing in it was deleted.`,
      whomToAsk(house),
    ],
    closing: ['If it wasn’t you who asked, you can ignore this email.'],
    reason: 'You get this because a new password was asked for.',
  }))
}
