/** Receipts as data and as PDF, and the billing details that their owner wants on them. */

import { eq, sql } from 'drizzle-orm'
import { defaultBusinessName } from '#contract/plain/brand.ts'
import { type BillingDetails, billingDetails, type Receipt, receiptCalls } from '#contract/receipts.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { changeLimit, pdfLimit, readLimit } from '#server/calls/limits.ts'
import { findOrder } from '#server/checkout/find-order.ts'
import { listPayments } from '#server/checkout/list-payments.ts'
import { formatOrderNumber } from '#server/checkout/orders-store.ts'
import { makeReceiptPrintJob } from '#server/checkout/receipt-pdf.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { brands, users } from '#server/tables/tables.ts'

/** The saved billing details; without them, the business and name of the profile. */
async function readDetails(userId: string, db: Queryable): Promise<BillingDetails> {
  const { billing, firstName, lastName } = users
  const [row] = await db
    .select({ billing, firstName, lastName, business: brands.businessName })
    .from(users)
    .leftJoin(brands, eq(brands.ownerId, users.id))
    .where(eq(users.id, userId))
  const saved = billingDetails.safeParse(row?.billing)
  if (saved.success) return saved.data
  const business = row?.business?.trim() ?? ''
  return {
    business: business === defaultBusinessName ? '' : business,
    name: `${row?.firstName ?? ''} ${row?.lastName ?? ''}`.trim(),
    ...{ address: '', taxNumber: '' },
  }
}

/** This account's receipt with that number; refuses any other as not found. */
async function readReceipt(userId: string, number: string, seller: string, db: Queryable): Promise<Receipt> {
  const [, base] = /^(SG-\d{4}-\d+)(?:-\d+)?$/.exec(number) ?? []
  const order = base === undefined ? undefined : await findOrder({ userId }, base, db)
  const payment = order && (await listPayments([order], db)).find((each) => each.number === number)
  if (!payment || payment.state === 'failed') throw new Refusal('not_found')
  // A coupon applies to the first payment only.
  const isFirst = number === formatOrderNumber(order)
  return {
    ...{ number, state: payment.state, plan: order.plan, paidAt: payment.at, cents: payment.cents },
    originalAmount: order.originalAmount,
    coupon: isFirst ? order.coupon : null,
    percent: isFirst ? order.percent : 0,
    isSimulated: order.provider === 'simulated',
    ...{ seller, email: order.email, details: await readDetails(userId, db) },
  }
}

export function addReceiptsRoutes({ answer, database, productName }: AccountContext, printer: PdfPrinter): void {
  answer(receiptCalls.getReceipt, [readLimit], ({ asker, params }) =>
    readReceipt(asker.userId, params.number, productName, database),
  )

  answer.overHttp(receiptCalls.getReceiptPdf, [pdfLimit], async ({ asker, params, reply }) => {
    const receipt = await readReceipt(asker.userId, params.number, productName, database)
    const pdf = await printer.print(makeReceiptPrintJob(receipt), createDisconnectSignal(reply))
    const name = `receipt-${receipt.number}.pdf`
    return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(pdf)
  })

  answer(receiptCalls.saveBillingDetails, [changeLimit], async ({ asker, body }) => {
    await database.update(users).set({ billing: body, updatedAt: sql`now()` }).where(eq(users.id, asker.userId))
    return { success: true as const, details: body }
  })
}
