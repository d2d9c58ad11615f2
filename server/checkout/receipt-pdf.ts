/** A receipt as a one-page PDF for bookkeeping. */
import type { Receipt } from '#contract/receipts.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** The print job for this receipt. The same receipt gives the same bytes. */
export const makeReceiptPrintJob = (receipt: Receipt): PrintJob<Receipt> => ({
  drawing: new URL('receipt-drawing.ts', import.meta.url),
  data: receipt,
})
