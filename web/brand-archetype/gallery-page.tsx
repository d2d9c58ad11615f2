/** A gallery of the twelve archetypes, with how the owner's brand scores on each once the interview has a result. */

import { makeEmptyStanding, readStanding } from '#contract/plain/archetype-standing.ts'
import {
  type ArchetypeGroup,
  type ArchetypeId,
  archetypeGroups,
  archetypeIds,
  archetypes,
} from '#contract/plain/archetypes.ts'
import { findStepStates } from '#contract/plain/brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { ArchetypeWheel } from '#web/brand/showing/archetype-wheel.tsx'
import { ArchetypeEntry } from '#web/brand-archetype/archetype-entry.tsx'
import { AllArchetypesList } from '#web/brand-archetype/tally-list.tsx'
import { stepPaths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import './archetype.css'
import './gallery.css'

const groupTexts: Readonly<Record<ArchetypeGroup, string>> = {
  fulfilment: 'Three that look for a better place: in simple things, in the wide world, or in knowledge.',
  mastery: 'Three that change the world: by effort, by defiance, by wonder.',
  belonging: 'Three that want company: as equals, up close, or over a good laugh.',
  stability: 'Three that build things that last: by caring, by making, by leading.',
}
const groups = Object.keys(archetypeGroups).filter((key): key is ArchetypeGroup => key in archetypeGroups)

export default function GalleryPage() {
  useDocumentTitle('The Twelve Brand Archetypes', productName)
  const user = useUser()
  const standing = readStanding(user.brandArchetype)
  return (
    <main id="main">
      <div className="wrap">
        <h1>The Twelve Brand Archetypes</h1>
        <p className="lede tool-lede">
          Twelve kinds of character a brand can have: what it wants, what it fears, how it talks. Most brands lead with
          one and lean on a second.
        </p>
        <div className="gallery-head">
          <figure>
            <ArchetypeWheel standing={standing ?? makeEmptyStanding()} />
          </figure>
          <section aria-labelledby="twelve-title">
            <OwnStanding />
            <AllArchetypesList standing={standing} />
          </section>
        </div>
        {groups.map((group) => (
          <section className="group" key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{archetypeGroups[group]}</h2>
            <p className="quiet">{groupTexts[group]}</p>
            <ul className="entries">
              {archetypeIds
                .filter((id) => archetypes[id].group === group)
                .map((id) => (
                  <ArchetypeEntry key={id} id={id} standing={standing} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

/** The owner's own result, or a link to the interview. */
function OwnStanding() {
  const user = useUser()
  const standing = readStanding(user.brandArchetype)
  const path = stepPaths['brand-archetype']
  const isOpen = path !== undefined && findStepStates(getStepUnlockFacts(user))['brand-archetype'] !== 'locked'
  if (!standing?.primary) {
    return (
      <>
        <h2 id="twelve-title">Which one are you?</h2>
        <p className="quiet">
          The wheel fills in once you’ve talked it through: at least twenty questions, answered in your own words.
          {!isOpen && ' The conversation opens once you’ve found your core values.'}
        </p>
        {isOpen && (
          <ButtonLink className="gallery-next" kind="main" to={path}>
            Meet My Archetype
          </ButtonLink>
        )}
      </>
    )
  }
  const tell = (id: ArchetypeId) =>
    `${archetypes[id].name}, with ${standing.tally[id]} ${standing.tally[id] === 1 ? 'answer' : 'answers'}`
  return (
    <>
      <h2 id="twelve-title">Where you stand</h2>
      <p className="quiet">
        {tell(standing.primary)}; {standing.secondary ? `then ${tell(standing.secondary)}` : 'no clear second'}.
      </p>
      {path && (
        <ButtonLink className="gallery-next" kind="main" to={path}>
          View Analysis
        </ButtonLink>
      )}
    </>
  )
}
