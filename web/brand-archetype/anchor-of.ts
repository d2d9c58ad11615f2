/** Where one of the twelve stands on the gallery's page. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'

export const anchorOf = (id: ArchetypeId) => `archetype-${id}`
