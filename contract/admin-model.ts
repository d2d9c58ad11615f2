/** The language model as admins see it: who writes, whether it works, what it was asked and what that cost. */
import { z } from 'zod'
import { isoTime } from '#contract/admin.ts'
import { defineCall } from '#contract/call.ts'
import { modelFailureCodes } from '#contract/plain/model-failures.ts'
import { writingTools } from '#contract/plain/writing-tools.ts'

/** A model that its server does not list, and the most similar name that it does. */
const missingModel = z.object({ name: z.string(), nearest: z.string().nullable() }).nullable()

const model = z.object({
  /** The provider in words, such as "Anthropic". */
  provider: z.string(),
  /** What the screens call it. */
  name: z.string(),
  main: z.string(),
  /** The model for suggestions; it may be the same. */
  fast: z.string(),
  /** Who receives what is sent: a company, or the host of another server. */
  recipient: z.string(),
  isOwnMachine: z.boolean(),
  hasKey: z.boolean(),
  /** The setting that holds the key. */
  keySetting: z.string(),
  /** Of the main model, in US dollars per million tokens; null if it is not known. `listedOn` is null for set prices. */
  price: z.object({ input: z.number(), output: z.number(), listedOn: z.iso.date().nullable() }).nullable(),
})
export type AdminModel = z.infer<typeof model>

/** What the last try of this server found: one of `found` and `failure` is null. */
const probe = z.object({
  at: isoTime,
  ms: z.int(),
  found: z
    .object({
      rung: z.enum(['schema', 'json', 'text']),
      /** null: its server does not tell. */
      contextTokens: z.int().nullable(),
      missingFast: missingModel,
    })
    .nullable(),
  failure: z.object({ code: z.enum(modelFailureCodes), missing: missingModel }).nullable(),
})
export type AdminModelProbe = z.infer<typeof probe>

const tool = z.enum(writingTools)
const figures = {
  calls: z.int(),
  /** Calls without a usable answer; those that the owner stopped are not among them. */
  failed: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Millionths of a US dollar, of the calls whose cost is known; null if it is known of none. */
  costMicros: z.int().nullable(),
  /** Median of the answered calls; null if there are none. */
  ms: z.number().nullable(),
}
const day = z.object({ day: z.iso.date(), ...figures })
export type AdminModelDay = z.infer<typeof day>
const use = z.object({ day: z.iso.date(), tool, promptVersion: z.int(), ...figures })
/** `slowMs`: one answered call in twenty took longer. */
const toolFigures = z.object({ tool, ...figures, slowMs: z.number().nullable() })
export type AdminModelTool = z.infer<typeof toolFigures>

const limits = z.object({
  atOnceMax: z.int(),
  userAtOnceMax: z.int(),
  runningNow: z.int(),
  dailyTokensMax: z.int().nullable(),
  /** Millionths of a US dollar. */
  monthlyCostMax: z.int().nullable(),
  /** What this month's calls cost, as far as it is known. */
  monthCostMicros: z.int(),
  /** Tokens of the user with the most today. */
  mostTokensToday: z.int(),
  /** Who reached today's limit: at most 20, most tokens first. */
  reachedToday: z.array(z.object({ userId: z.string(), name: z.string(), tokens: z.int() })),
})
export type AdminModelLimits = z.infer<typeof limits>

const failedCall = z.object({ id: z.int(), at: isoTime, tool, code: z.enum(modelFailureCodes) })
export type AdminFailedCall = z.infer<typeof failedCall>

const state = z.object({
  /** null: none is set up. The history stays. */
  model: model.nullable(),
  /** null: not tried yet. */
  probe: probe.nullable(),
  /** Users whose calls were made today. */
  usersToday: z.int(),
  /** Thirty days, the oldest first, also those without calls. */
  days: z.array(day),
  /** By day, tool and prompt version, the latest first. */
  uses: z.array(use),
  /** The thirty days by tool, the most asked first. */
  tools: z.array(toolFigures),
  /** Calls of these days whose cost is not known. */
  unpricedCalls: z.int(),
  limits,
  /** The latest calls that failed, at most ten. */
  errors: z.array(failedCall),
})
export type AdminModelState = z.infer<typeof state>

export const adminModelCalls = {
  readModel: defineCall({
    method: 'GET',
    path: '/api/admin/model',
    summary: 'Who writes, whether it works, and thirty days of its calls without a word of what was said.',
    caller: 'admin',
    reply: state,
  }),
  tryModel: defineCall({
    method: 'POST',
    path: '/api/admin/model/probe',
    summary: 'Ask the language model a short question with nothing of any owner in it.',
    caller: 'admin',
    body: z.strictObject({}),
    reply: state,
  }),
}
