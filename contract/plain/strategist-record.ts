/** Everything a reply of the strategist may depend on: the whole brand record as the server holds it. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import type { AttributesData, BrandBrief, StepUnlockFacts } from '#contract/plain/brand.ts'

export type RecordedValue = { title: string; description: string }

/** The result of the interview. `confidence` is in percent. */
export type RecordedArchetype = {
  primary: ArchetypeId
  secondary: ArchetypeId | null
  confidence: number | null
  /** Names of the archetypes ruled out. */
  ruledOut: readonly string[]
  /** Sentences of the interview that decided the result. */
  quotes: readonly string[]
}

/** The latest completed audit; scores are 0 to 10. */
export type RecordedAudit = {
  websiteUrl: string
  overallScore: number
  scores: { voice: number; visual: number; messaging: number; consistency: number }
  strengths: readonly string[]
  opportunities: readonly string[]
  /** The archetype chosen in the form. */
  archetype: string
}

export type StrategistRecord = {
  brief: BrandBrief
  attributes: AttributesData
  chosenTagline: string
  coreValues: readonly RecordedValue[]
  archetype: RecordedArchetype | null
  audit: RecordedAudit | null
  chain: StepUnlockFacts
  /** Whether each result is outdated because the owner has changed the answers it was made from. */
  isStale: { uvp: boolean; taglines: boolean }
  /** The page the owner is on; '' if unknown. */
  path: string
}

/** One message of the stored conversation. */
export type ConversationMessage = { role: 'user' | 'assistant'; content: string }
