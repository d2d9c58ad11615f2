/** Composes the floor for writing: what every tool needs to let a language model write. */
import type { Database } from '#server/platform/db/database.ts'
import type { LanguageModel } from '#server/platform/model/language-model.ts'
import type { ModelProbe } from '#server/platform/model/model-probe.ts'
import { createBreaker } from '#server/writing/breaker.ts'
import { type ConsentStore, createConsentStore } from '#server/writing/consent-store.ts'
import { createModelCallStore, type ModelCallStore } from '#server/writing/model-call-store.ts'
import { createModelGate, type ModelGate } from '#server/writing/model-gate.ts'
import { createModelLeases, userAtOnceMax } from '#server/writing/model-leases.ts'
import type { OnModelCall } from '#server/writing/note-model-call.ts'

/** A language model, and how much it may be asked. */
export type ModelParts = {
  model: LanguageModel
  /** Calls of the model at once, for everybody. */
  atOnceMax: number
  /** How long one call may take. */
  callMs: number
  /** Tokens for a user and day; undefined for no limit. */
  dailyTokensMax: number | undefined
  /** What all calls of a month may cost, in millionths of a US dollar; absent for no limit. */
  monthlyCostMax?: number | undefined
  /** Tries the model for the operator; absent where none is there to look. */
  probe?: ModelProbe
}

export type WritingLimits = {
  atOnceMax: number
  userAtOnceMax: number
  dailyTokensMax: number | undefined
  monthlyCostMax: number | undefined
}

export type Writing = {
  model: LanguageModel | undefined
  gate: ModelGate
  consents: ConsentStore
  calls: ModelCallStore
  probe: ModelProbe | undefined
  limits: WritingLimits
}

/** Without a model, its gate says so and the engine writes everything. `onModelCall` is told of every call that ended. */
export function createWriting(
  database: Database,
  parts: ModelParts | undefined,
  onModelCall: OnModelCall | undefined,
): Writing {
  const consents = createConsentStore(database)
  const calls = createModelCallStore(database)
  const { model, probe, dailyTokensMax, monthlyCostMax, atOnceMax = 1, callMs = 0 } = parts ?? {}
  const leases = createModelLeases(database, { atOnceMax, callMs })
  const limits = { atOnceMax, userAtOnceMax, dailyTokensMax, monthlyCostMax }
  const gate = createModelGate({
    ...{ model, consents, calls, leases, breaker: createBreaker(), callMs, dailyTokensMax, monthlyCostMax },
    onModelCall,
  })
  return { model, gate, consents, calls, probe, limits }
}
