/** Brand fields a client may send when it asks for lines. They are ignored: the server reads the brand record itself. */
import { z } from 'zod'
import { storableText } from '#contract/call.ts'

const topWord = storableText(100).optional()

export const ignoredBrandFields = z.strictObject({
  businessName: storableText(120).optional(),
  culture: topWord,
  customers: topWord,
  voice: topWord,
  feeling: topWord,
  impact: topWord,
  xFactor: topWord,
  xfactor: topWord,
  personality: topWord,
  positioning: topWord,
})
