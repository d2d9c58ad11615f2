/** What sits badly with each archetype: the meanings that its motive pulls away from, after what the method says it dreads. */
import type { ArchetypeId } from '#contract/archetypes.ts'
import { plainClustersOf } from '#engine/language/lexicon.ts'

const atOdds: Readonly<Record<ArchetypeId, string>> = {
  innocent: 'rebellion irreverence mystique luxury exclusivity',
  explorer: 'safety tradition order formality cosiness compliance',
  sage: 'mystique theatre irreverence surprise rebellion',
  hero: 'ease gentleness cosiness rest indulgence',
  outlaw: 'tradition heritage order formality safety compliance gentleness calm authority',
  magician: 'practicality compliance order tradition',
  regular: 'luxury exclusivity authority elegance mystique',
  lover: 'efficiency order practicality formality compliance',
  jester: 'formality order authority compliance precision',
  caregiver: 'rebellion irreverence profit ambition exclusivity',
  ruler: 'rebellion quirk casualness play irreverence humility',
  creator: 'tradition compliance order efficiency',
}

const tensions: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(atOdds).map(([id, clusters]) => [id, new Set(clusters.split(' '))]),
)

/** Whether a word or a value's title pulls away from what the archetype wants. */
export function isAtOdds(archetype: ArchetypeId, phrase: string): boolean {
  return plainClustersOf(phrase).some((cluster) => tensions.get(archetype)?.has(cluster) ?? false)
}
