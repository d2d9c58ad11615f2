/** The archetype wheel of the result stored with the user. */
import { readStanding } from '#contract/plain/archetype-standing.ts'
import { ArchetypeWheel } from '#web/brand/showing/archetype-wheel.tsx'

export function StoredWheel({ stored }: { stored: unknown }) {
  const standing = readStanding(stored)
  return standing ? <ArchetypeWheel standing={standing} isBare /> : <span>Your archetype</span>
}
