/** Brand fields a client may send when it asks for lines. They are ignored: the server reads the brand record itself. */
import { z } from 'zod'
import { text } from '#contract/call.ts'

const topWord = text(100).optional()

export const brandToWriteFrom = z.strictObject({
  businessName: text(120).optional(),
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
