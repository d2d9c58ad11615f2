/** Everything that the strategist may know: the whole record, as the server holds it. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import type { AttributesData, BrandBrief, ChainFacts } from '#contract/plain/brand.ts'

export type ToldValue = { title: string; description: string }

/** What the interview found. `confidence` is percent. */
export type FoundArchetype = {
  primary: ArchetypeId
  secondary: ArchetypeId | null
  confidence: number | null
  /** Names of those that were ruled out. */
  ruledOut: readonly string[]
  /** Sentences of the interview that decided it. */
  quotes: readonly string[]
}

/** The latest finished audit; scores run from 0 to 10. */
export type FoundAudit = {
  websiteUrl: string
  overallScore: number
  scores: { voice: number; visual: number; messaging: number; consistency: number }
  strengths: readonly string[]
  opportunities: readonly string[]
  /** The archetype that the form named. */
  archetype: string
}

export type StrategistRecord = {
  brief: BrandBrief
  attributes: AttributesData
  chosenTagline: string
  coreValues: readonly ToldValue[]
  archetype: FoundArchetype | null
  audit: FoundAudit | null
  chain: ChainFacts
  /** Results that were made from answers which the owner has changed since. */
  isStale: { uvp: boolean; taglines: boolean }
  /** The address that the owner stands on; '' when unknown. */
  path: string
}

/** One message of the stored conversation. */
export type SaidMessage = { role: 'user' | 'assistant'; content: string }
