/** The wheel's numbers as text: each archetype with its share, from the largest down. */
import { type ArchetypeStanding, percentsOf, rankByShare, verdictOn } from '#contract/archetype-standing.ts'
import { archetypeIds, archetypes } from '#contract/archetypes.ts'
import { ArchetypeGlyph } from '#web/brand/archetype-glyph.tsx'
import { anchorOf } from '#web/brand-archetype/anchor-of.ts'

/** Without a standing it lists the twelve in their order, as the way to each. `hasLinks` leads to the places on the page. */
export function StandingList({
  standing,
  hasLinks = false,
}: {
  standing?: ArchetypeStanding | undefined
  hasLinks?: boolean
}) {
  const percents = standing && percentsOf(standing)
  return (
    <ol className="shares num">
      {(standing ? rankByShare(standing) : archetypeIds).map((id) => {
        const verdict = standing && verdictOn(id, standing)
        const isLead = verdict === 'Primary' || verdict === 'Secondary'
        return (
          <li key={id} className={isLead ? 'lead' : undefined}>
            <ArchetypeGlyph id={id} size={22} />
            {hasLinks ? <a href={`#${anchorOf(id)}`}>{archetypes[id].name}</a> : <span>{archetypes[id].name}</span>}
            {percents && <span>{verdict === 'Ruled out' ? 'Ruled out' : `${percents[id]}%`}</span>}
          </li>
        )
      })}
    </ol>
  )
}
