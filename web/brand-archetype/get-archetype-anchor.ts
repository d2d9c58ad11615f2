/** The id of an archetype's entry on the gallery page. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'

export const getArchetypeAnchor = (id: ArchetypeId) => `archetype-${id}`
