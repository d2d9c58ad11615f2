/** Meanings (clusters of the lexicon) that clash with each archetype, based on what the method says it dreads. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { findPlainClusters } from '#engine/language/lexicon.ts'
import tensions from './archetype-tensions.json' with { type: 'json' }

/** What each meaning does, as the rest of a sentence: "“Tradition” keeps things as they were." */
const does: ReadonlyMap<string, string> = new Map(Object.entries(tensions.does))

/**
 * How a word or value title clashes with what the archetype wants; undefined unless it is certain, that is, unless every
 * meaning of the title clashes.
 */
export function describeArchetypeClash(archetype: ArchetypeId, phrase: string): string | undefined {
  const meant = findPlainClusters(phrase)
  const against = tensions.against[archetype].split(' ').filter((meaning) => meant.some((each) => each === meaning))
  const [first] = against
  return first !== undefined && against.length === meant.length ? does.get(first) : undefined
}
