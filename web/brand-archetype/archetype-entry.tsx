/**
 * An archetype in the gallery: its drive, its fear, its voice, brands often named for it, and how many of the owner's
 * answers point to it.
 */

import { type ArchetypeStanding, describeVerdict } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import { ArchetypeGlyph } from '#web/brand/showing/archetype-glyph.tsx'
import { getArchetypeAnchor } from '#web/brand-archetype/get-archetype-anchor.ts'

function OwnAnswers({ id, standing }: { id: ArchetypeId; standing: ArchetypeStanding }) {
  const verdict = describeVerdict(id, standing)
  const count = standing.tally[id]
  return (
    <p className="own-answers">
      <span className="num">
        {count === 0 ? 'None' : <b>{count}</b>} of your answers {count === 1 ? 'points' : 'point'} to it
      </span>
      {verdict && <span className={verdict === 'Primary' ? 'badge seal' : 'badge'}>{verdict}</span>}
    </p>
  )
}

export function ArchetypeEntry({ id, standing }: { id: ArchetypeId; standing: ArchetypeStanding | undefined }) {
  const { name, motto, description, wants, dreads, voice, examples, industryExamples } = archetypes[id]
  return (
    <li className={id === standing?.primary ? 'archetype-entry first' : 'archetype-entry'} id={getArchetypeAnchor(id)}>
      <ArchetypeGlyph id={id} size={56} />
      <h3>{name}</h3>
      <p className="says">“{motto}”</p>
      <p>{description}</p>
      <dl>
        <dt>What it wants</dt>
        <dd>{capitalizeFirstLetter(wants)}</dd>
        <dt>What it fears</dt>
        <dd>{capitalizeFirstLetter(dreads)}</dd>
        <dt>How it sounds</dt>
        <dd>{capitalizeFirstLetter(voice)}</dd>
        <dt>Well-known examples</dt>
        <dd>{examples.join(', ')}</dd>
        <dt>Common in</dt>
        <dd>{industryExamples.join('; ')}</dd>
      </dl>
      {standing && <OwnAnswers id={id} standing={standing} />}
    </li>
  )
}
