/** Composes the floor for writing: what every tool needs to let a language model write. */
import type { Database } from '#server/platform/db/database.ts'
import type { LanguageModel } from '#server/platform/model/language-model.ts'
import { createBreaker } from '#server/writing/breaker.ts'
import { type ConsentStore, createConsentStore } from '#server/writing/consent-store.ts'
import { createModelCallStore, type ModelCallStore } from '#server/writing/model-call-store.ts'
import { createModelGate, type ModelGate } from '#server/writing/model-gate.ts'
import { createModelLeases } from '#server/writing/model-leases.ts'

/** A language model, and how much it may be asked. */
export type ModelParts = {
  model: LanguageModel
  /** Calls of the model at once, for everybody. */
  atOnceMax: number
  /** How long one call may take. */
  callMs: number
  /** Tokens for a user and day; undefined for no limit. */
  dailyTokensMax: number | undefined
}

export type Writing = {
  model: LanguageModel | undefined
  gate: ModelGate
  consents: ConsentStore
  calls: ModelCallStore
}

/** Without a model, its gate says so and the engine writes everything. */
export function createWriting(database: Database, parts: ModelParts | undefined): Writing {
  const consents = createConsentStore(database)
  const calls = createModelCallStore(database)
  const { model, dailyTokensMax, atOnceMax = 1, callMs = 0 } = parts ?? {}
  const leases = createModelLeases(database, { atOnceMax, callMs })
  const gate = createModelGate({ model, consents, calls, leases, breaker: createBreaker(), callMs, dailyTokensMax })
  return { model, gate, consents, calls }
}
