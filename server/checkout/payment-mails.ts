/** Mails about payments: a receipt for each, notice of a canceled or resumed plan, and alerts to the admins. */
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { describeWhatStaysOpen } from '#contract/plain/access.ts'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { formatCents, listBillLines } from '#contract/plain/receipt-words.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { claimDays, renewClaim } from '#server/checkout/claims-store.ts'
import { formatReceiptNumber } from '#server/checkout/orders-store.ts'
import { readOrderOpenUntil } from '#server/checkout/paid-times.ts'
import { planEndsJob, planEndsPayload, planResumedJob, planResumedPayload } from '#server/checkout/plan-ends.ts'
import { findCancellationTime } from '#server/checkout/started-orders.ts'
import { formatMailDay } from '#server/platform/mail/mail-dates.ts'
import { type Addressee, frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { orders, receipts } from '#server/tables/payment-tables.ts'
import { users } from '#server/tables/tables.ts'

export const receiptJob = 'receipt'
export const paymentAlertJob = 'payment-alert'
export const subscriptionAlertJob = 'subscription-alert'
const receiptPayload = z.object({ orderId: z.uuid(), payment: z.string(), cents: z.int(), at: z.number().optional() })
const alertPayload = z.object({ eventId: z.string(), problem: z.string() })
const unendedPayload = z.object({ providerId: z.string() })

type Parts = Pick<AccountContext, 'accounts' | 'database' | 'secrets' | 'linkBase' | 'productName'>

export const createPaymentMailKinds = (parts: Parts): Record<string, MailKind> => ({
  [receiptJob]: createReceipt(parts),
  [planEndsJob]: createPlanEnds(parts),
  [planResumedJob]: createPlanGoesOn(parts),
  [paymentAlertJob]: toAdmin(parts, (payload) => {
    const { eventId, problem } = alertPayload.parse(payload)
    return {
      subject: `${parts.productName}: a payment does not fit`,
      lines: [
        `What the payment provider told didn’t match its order, so access stays as it was. ${problem}`,
        `The provider calls the message ${eventId}. Please compare it with the order and refund what should not have been paid.`,
      ],
    }
  }),
  [subscriptionAlertJob]: toAdmin(parts, (payload) => ({
    subject: `${parts.productName}: a subscription was not ended`,
    lines: [
      'A user deleted their account, but we couldn’t end the monthly plan at the payment provider.',
      `The provider calls it ${unendedPayload.parse(payload).providerId}. Please end it there, or they’ll be charged again.`,
    ],
  })),
})

export type ReceiptFacts = {
  productName: string
  linkBase: string
  to: Addressee
  number: string
  plan: PlanId
  paidAt: Date
  originalAmount: number
  /** The amount paid, in US cents. */
  cents: number
  coupon: { code: string; percent: number } | undefined
  opensUntil: Date | undefined
  isSimulated: boolean
  /** The token of the link that adds a guest's purchase to an account. */
  claimToken: string | undefined
  /** The order belongs to an account, which shows the receipt too. */
  isOfAccount: boolean
}

const once = 'This is a one-time payment. It doesn’t renew.'
const renewals = {
  ...{ year: once, kept: once },
  month: `It renews for $${plans.monthly.price} every month until you cancel it in your profile.`,
} as const

function openingOf({ plan, opensUntil: until, claimToken }: ReceiptFacts, business: string): string {
  const { name } = plans[plan]
  if (claimToken !== undefined)
    return `${name} is paid. To use it, create your account in the same browser, or press the button below and add it to any account.`
  const whose = business ? ` for ${business}` : ''
  if (until) return `${name} is open${whose} until ${formatMailDay(until)}. What you’ve made is where you left it.`
  return `${name} is open${whose}, and yours to keep. What you’ve made is where you left it.`
}

/** The button leads an account to its receipt, and a guest to the order's link. */
function buttonOf({ linkBase, number, claimToken, isOfAccount }: ReceiptFacts) {
  if (claimToken !== undefined) return { label: 'See Your Order', url: `${linkBase}/order?token=${claimToken}` }
  if (isOfAccount) return { label: 'See the Receipt', url: `${linkBase}/profile/receipts/${number}` }
  return { label: 'Open the Toolkit', url: `${linkBase}/toolkit` }
}

export function writeReceiptMail(facts: ReceiptFacts): Mail {
  const { productName, to, number, plan, paidAt, originalAmount, cents, coupon, claimToken, isSimulated } = facts
  const { name, term } = plans[plan]
  const bill = { plan, originalAmount, cents, coupon: coupon?.code ?? null, percent: coupon?.percent ?? 0 }
  const paid = cents === 0 ? 'FREE' : formatCents(cents)
  return frameMail(productName, to, ({ firstName, business }) => ({
    subject: `Your receipt for ${name}: ${paid}`,
    greeting: firstName ? `Thank you, ${firstName}.` : 'Thank you.',
    lines: [
      openingOf(facts, business),
      {
        sums: [
          { what: 'Receipt', says: number },
          { what: 'Date', says: formatMailDay(paidAt) },
          ...listBillLines(bill),
        ],
        total: { what: 'Paid', says: paid },
      },
    ],
    button: buttonOf(facts),
    closing: [
      ...(claimToken === undefined
        ? []
        : [`This link works for ${claimDays} days. After that, its page can send you a new one.`]),
      term === 'month' && cents === 0 ? 'This month is free, and doesn’t renew.' : renewals[term],
      ...(isSimulated ? ['Payments are simulated here, so no money moved.'] : []),
    ],
    reason: `You get this because you bought ${name} on ${formatMailDay(paidAt)}. It’s your receipt, so it always comes.`,
  }))
}

function createReceipt({ accounts, database, secrets, linkBase, productName }: Parts): MailKind {
  return {
    prepare: async (payload) => {
      const { orderId, payment, cents, at: paidAt } = receiptPayload.parse(payload)
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
      if (!order) return undefined
      const buyer = order.userId === null ? undefined : await accounts.findAddressee(order.userId, order.email)
      const until = await readOrderOpenUntil(order, database)
      const made = await database
        .select()
        .from(receipts)
        .where(eq(receipts.orderId, orderId))
        .orderBy(receipts.createdAt)
      const at = made.findIndex((each) => each.payment === payment)
      // A guest adds the purchase to an account by this link; every receipt of the order has a new one. Orders of deleted
      // accounts get no link.
      const isGuests = order.userId === null && order.buyerName === null
      const claimToken = isGuests ? await renewClaim(orderId, secrets, database) : undefined
      const mail = writeReceiptMail({
        ...{ productName, linkBase, cents, claimToken },
        to: buyer ?? { email: order.email, isProven: false },
        number: formatReceiptNumber(order, Math.max(0, at)),
        plan: order.plan,
        paidAt: paidAt === undefined ? (order.paidAt ?? order.createdAt) : new Date(paidAt),
        originalAmount: order.originalAmount,
        coupon: order.coupon === null ? undefined : { code: order.coupon, percent: order.percent },
        opensUntil: until === null ? undefined : new Date(until),
        isSimulated: order.provider === 'simulated',
        isOfAccount: order.userId !== null,
      })
      return { mail }
    },
  }
}

/** `endsAt` is undefined if no paid time is left. */
export type EndingPlan = Pick<ReceiptFacts, 'productName' | 'linkBase' | 'to'> & {
  canceledAt: Date
  endsAt: Date | undefined
  /** A sentence about what stays open afterwards. */
  stays: string | undefined
  /** A plan that an admin ended cannot be resumed by its owner. */
  isEndedByAdmin?: boolean
}

/** What is left of the plan, and until when. */
function leftOf({ endsAt, stays, isEndedByAdmin }: EndingPlan): string[] {
  const kept = 'What you’ve made stays yours to read and download.'
  if (endsAt === undefined) {
    const what = stays === undefined ? 'the tools are read-only now.' : `it has ended. ${stays}`
    return [
      'Your monthly plan was canceled, and nothing more is charged.',
      `${isEndedByAdmin ? 'As of today' : 'No paid time was left, so'} ${what} ${kept}`,
    ]
  }
  const until = formatMailDay(endsAt)
  const resume = `Changed your mind? Until ${until} you can resume it in your profile, without paying for these days again.`
  return [
    `Your monthly plan was canceled, and nothing more is charged. It’s paid until ${until} and runs until then.`,
    `${stays ?? 'After that the tools are read-only.'} ${kept}`,
    ...(isEndedByAdmin ? [] : [resume]),
  ]
}

export function writePlanEndsMail(plan: EndingPlan): Mail {
  const { productName, linkBase, to, canceledAt, endsAt } = plan
  const until = endsAt && formatMailDay(endsAt)
  return frameMail(productName, to, ({ firstName }) => ({
    subject:
      until === undefined ? 'Your monthly plan is canceled' : `Your monthly plan is canceled, and open until ${until}`,
    greeting: `Hello ${firstName}`,
    lines: leftOf(plan),
    button: { label: 'Open Your Profile', url: `${linkBase}/profile` },
    reason: `You get this because your monthly plan was canceled on ${formatMailDay(canceledAt)}. If that wasn’t you, please change your password.`,
  }))
}

/** Sends nothing if the plan was resumed or replaced, or if the account is blocked. */
function createPlanEnds({ accounts, database, linkBase, productName }: Parts): MailKind {
  return {
    prepare: async (payload) => {
      const { orderId, canceledAt } = planEndsPayload.parse(payload)
      const [found] = await database
        .select({
          ...{ order: orders, status: users.accountStatus, subscription: users.subscriptionStatus },
          ...{ hasAccess: users.hasAccess, ownedPlans: users.ownedPlans },
        })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.id, orderId))
      const goesOn = found?.subscription === 'active' || found?.subscription === 'past_due'
      if (!found?.order.isCanceled || found.status !== 'active' || goesOn) return undefined
      const to = await accounts.findAddressee(found.order.userId ?? '')
      const endsAt =
        findCancellationTime(found.order) === 'period-end' ? (found.order.paidUntil ?? undefined) : undefined
      const { isEndedByAdmin } = found.order
      const isShut = isEndedByAdmin && found.subscription === 'inactive'
      return (
        to && {
          mail: writePlanEndsMail({
            ...{ productName, linkBase, to, isEndedByAdmin, endsAt: isShut ? undefined : endsAt },
            canceledAt: new Date(canceledAt),
            stays: describeWhatStaysOpen(found),
          }),
        }
      )
    },
  }
}

export function writePlanResumedMail(
  renewsAt: Date,
  { productName, linkBase, to }: Pick<ReceiptFacts, 'productName' | 'linkBase' | 'to'>,
): Mail {
  const day = formatMailDay(renewsAt)
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `Your monthly plan goes on, and renews on ${day}`,
    greeting: `Hello ${firstName}`,
    lines: [
      `Your monthly plan goes on. It renews for $${plans.monthly.price} on ${day}, and every month after that until you cancel it in your profile.`,
    ],
    button: { label: 'Open Your Profile', url: `${linkBase}/profile` },
    reason: 'You get this because your monthly plan was resumed. If that wasn’t you, please change your password.',
  }))
}

/** Sends nothing if the plan was canceled again, or if the account is blocked. */
function createPlanGoesOn({ accounts, database, linkBase, productName }: Parts): MailKind {
  return {
    prepare: async (payload) => {
      const { orderId } = planResumedPayload.parse(payload)
      const [found] = await database
        .select({ order: orders, status: users.accountStatus })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.id, orderId))
      const renewsAt = found?.order.isCanceled ? null : found?.order.paidUntil
      if (!found || !renewsAt || found.status !== 'active') return undefined
      const to = await accounts.findAddressee(found.order.userId ?? '')
      return to && { mail: writePlanResumedMail(renewsAt, { productName, linkBase, to }) }
    },
  }
}

export type AdminNotice = { subject: string; lines: string[] }

export function writeAdminMail(
  { subject, lines }: AdminNotice,
  { productName, linkBase, to }: Pick<ReceiptFacts, 'productName' | 'linkBase' | 'to'>,
): Mail {
  return frameMail(productName, to, ({ firstName }) => ({
    ...{ subject, lines },
    greeting: `Hello ${firstName}`,
    button: { label: 'Open the Admin Page', url: `${linkBase}/admin` },
    reason: 'You get this because you’re an admin.',
  }))
}

/** Mails the longest-standing active admin. */
function toAdmin(parts: Parts, write: (payload: unknown) => AdminNotice): MailKind {
  return {
    prepare: async (payload) => {
      const [admin] = await parts.database
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.isAdmin, true), eq(users.accountStatus, 'active')))
        .orderBy(users.createdAt)
        .limit(1)
      const to = admin && (await parts.accounts.findAddressee(admin.id))
      return to && { mail: writeAdminMail(write(payload), { ...parts, to: { ...to, business: '' } }) }
    },
  }
}
