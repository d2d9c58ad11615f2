/** What a language model's text about an archetype claims although the owner never told us. The engine decides. */
import type { CheckedArchetypeText } from '#contract/archetype-text.ts'
import { type ArchetypeTextPart, archetypeTextParts } from '#contract/plain/archetype-text.ts'
import type { BrandBrief } from '#contract/plain/brand.ts'
import { groundLine } from '#engine/grounding/ground-line.ts'
import { listStatements } from '#engine/grounding/list-statements.ts'
import type { SpanKind } from '#engine/grounding/read-claims.ts'

export type TextClaimsGiven = {
  text: Record<ArchetypeTextPart, string>
  brief: BrandBrief
  /** The core values, the names of the archetypes, and every answer of the interview. */
  told: readonly string[]
}

/** What can be false whatever is said about it. */
const facts: ReadonlySet<SpanKind> = new Set(['number', 'money', 'time', 'place', 'name'])

/**
 * The website line is copy, so every claim counts. Advice speaks of tone in words that nobody told us; there only what is
 * a claim of a kind counts, such as a number or a superlative. What to leave out names what the business is not, such as
 * medals; there only facts count.
 */
const counts = (part: ArchetypeTextPart, kind: SpanKind) =>
  part === 'line' || (part === 'less' ? facts.has(kind) : kind !== 'content')

export function measureTextClaims({ text, brief, told }: TextClaimsGiven): CheckedArchetypeText['untold'] {
  const statements = listStatements({ ...brief, chosenUvp: '', quotes: told })
  return archetypeTextParts.flatMap((part) =>
    groundLine(text[part], statements, brief)
      .spans.filter(({ kind, reason }) => reason !== undefined && counts(part, kind))
      .toSorted((one, other) => one.start - other.start)
      .filter(({ start }, at, spans) => spans.slice(0, at).every(({ end }) => end <= start))
      .map(({ start, end }) => ({ part, start, end })),
  )
}
