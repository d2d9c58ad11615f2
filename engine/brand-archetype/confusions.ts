/** Neighbouring archetypes: pairs that even careful readers mistake for each other. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'

const confusions: readonly (readonly [ArchetypeId, ArchetypeId])[] = [
  ['innocent', 'regular'],
  ['innocent', 'caregiver'],
  ['explorer', 'outlaw'],
  ['explorer', 'hero'],
  ['hero', 'caregiver'],
  ['outlaw', 'jester'],
  ['sage', 'ruler'],
  ['magician', 'creator'],
  ['magician', 'lover'],
  ['lover', 'ruler'],
  ['creator', 'sage'],
]

export const areOftenConfused = (one: ArchetypeId, other: ArchetypeId): boolean =>
  confusions.some((pair) => pair.includes(one) && pair.includes(other))
