/** What sits badly with each archetype: the meanings that its motive pulls away from, after what the method says it dreads. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { plainClustersOf } from '#engine/language/lexicon.ts'
import tensions from './archetype-tensions.json' with { type: 'json' }

/** What each of these meanings does, after the word itself: "“Tradition” keeps things as they were." */
const does: ReadonlyMap<string, string> = new Map(Object.entries(tensions.does))

/**
 * What a word or a value's title does that pulls away from what the archetype wants; undefined unless it is sure: all that
 * the title can mean has to.
 */
export function pullOf(archetype: ArchetypeId, phrase: string): string | undefined {
  const meant = plainClustersOf(phrase)
  const against = tensions.against[archetype].split(' ').filter((meaning) => meant.some((each) => each === meaning))
  const [first] = against
  return first !== undefined && against.length === meant.length ? does.get(first) : undefined
}
