/** The archetype wheel as text: how many answers support each archetype, the top two first. */
import {
  type ArchetypeStanding,
  describeVerdict,
  isRankedByWeight,
  rankArchetypesByAnswers,
  rankingExplanation,
} from '#contract/plain/archetype-standing.ts'
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { ArchetypeGlyph } from '#web/brand/showing/archetype-glyph.tsx'
import { getArchetypeAnchor } from '#web/brand-archetype/get-archetype-anchor.ts'

/** Lists the archetypes supported by at least one answer, out of `answersCount` answers. */
export function TallyList({ standing, answersCount }: { standing: ArchetypeStanding; answersCount: number }) {
  const { tally, primary, secondary } = standing
  const counted = rankArchetypesByAnswers(standing).filter((id) => tally[id] > 0 || id === primary)
  const none = answersCount - archetypeIds.reduce((sum, id) => sum + tally[id], 0)
  return (
    <ul className="tally num">
      {counted.map((id) => (
        <li key={id} className={id === primary || id === secondary ? 'lead' : undefined}>
          <ArchetypeGlyph id={id} size={22} />
          <span>{archetypes[id].name}</span>
          <span>{id === primary ? `${tally[id]} of ${answersCount} answers` : tally[id]}</span>
        </li>
      ))}
      {none > 0 && (
        <li>
          <span />
          <span>Pointed to none</span>
          <span>{none}</span>
        </li>
      )}
      {isRankedByWeight(standing) && (
        <li className="small quiet">
          <span />
          <span>{rankingExplanation}</span>
        </li>
      )}
    </ul>
  )
}

/** Links to the twelve entries of the gallery, by the owner's scores; in default order if there are none. */
export function AllArchetypesList({ standing }: { standing: ArchetypeStanding | undefined }) {
  return (
    <ol className="all-twelve num">
      {(standing ? rankArchetypesByAnswers(standing) : archetypeIds).map((id) => {
        const verdict = standing && describeVerdict(id, standing)
        const isLead = verdict === 'Primary' || verdict === 'Secondary'
        return (
          <li key={id} className={isLead ? 'lead' : undefined}>
            <ArchetypeGlyph id={id} size={22} />
            <a href={`#${getArchetypeAnchor(id)}`}>{archetypes[id].name}</a>
            {standing && <span>{verdict === 'Ruled out' ? verdict : standing.tally[id] || ''}</span>}
          </li>
        )
      })}
    </ol>
  )
}
