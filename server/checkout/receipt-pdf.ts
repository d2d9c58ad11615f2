/** A receipt on one page: what an owner hands to whoever keeps the books. */
import type { Receipt } from '#contract/receipts.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** The job that a printer draws this page from. The same receipt gives the same bytes. */
export const receiptPdf = (receipt: Receipt): PrintJob<Receipt> => ({
  drawing: new URL('receipt-drawing.ts', import.meta.url),
  data: receipt,
})
