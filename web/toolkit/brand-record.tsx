/** The dashboard's summary of the brand so far: the Brand DNA, the value proposition, the tagline. */

import type { CurrentUser } from '#contract/account.ts'
import { insertBusinessName } from '#contract/plain/brand.ts'
import { hasNoTitle } from '#contract/plain/core-value.ts'
import { BrandDna } from '#web/brand/showing/brand-dna.tsx'
import { OwnWheel } from '#web/brand/showing/own-wheel.tsx'
import { paths } from '#web/paths.ts'
import { getDiscoveryPercent, getStepResult } from '#web/toolkit/step-actions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PdfLink } from '#web/ui/pdf-link.tsx'

export function BrandRecord({ user }: { user: CurrentUser }) {
  const { chosenUvp, chosenTagline, businessName, coreValues } = user
  const { brandAttributesCompleted, brandArchetypeCompleted } = user
  const values = coreValues.filter(({ title }) => !hasNoTitle(title))
  const archetype = brandArchetypeCompleted ? getStepResult('brand-archetype', user, null) : undefined
  const hasBegun = getDiscoveryPercent(user) > 0
  return (
    <section className="sofar" aria-labelledby="sofar-title">
      <div className="head-row">
        <h2 id="sofar-title">Your Brand DNA</h2>
        <span className="row">
          {brandAttributesCompleted && (
            <ButtonLink kind="plain" to={paths.brandExport}>
              Your brand brief
            </ButtonLink>
          )}
          {hasBegun && (
            <PdfLink href="/api/brand-attributes/pdf">
              <Icon name="download" />
              Download the report
            </PdfLink>
          )}
        </span>
      </div>
      <BrandDna data={user.brandAttributesData.attributesData} />
      {(chosenUvp || chosenTagline || values.length > 0) && (
        <div className="record">
          {chosenUvp && (
            <div>
              <p className="record-label">Your UVP</p>
              <p className="big">{insertBusinessName(chosenUvp, businessName ?? '')}</p>
            </div>
          )}
          {chosenTagline && (
            <div>
              <p className="record-label">Your tagline</p>
              <p className="big says">“{insertBusinessName(chosenTagline, businessName ?? '')}”</p>
            </div>
          )}
          {values.length > 0 && (
            <div>
              <p className="record-label">Your core values</p>
              <ol className="big">
                {values.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ol>
            </div>
          )}
          {brandArchetypeCompleted && (
            <div className="own-archetype">
              <p className="record-label">Your archetype</p>
              <OwnWheel stored={user.brandArchetype} />
              {archetype && <p className="big">{archetype.text}</p>}
            </div>
          )}
        </div>
      )}
    </section>
  )
}
