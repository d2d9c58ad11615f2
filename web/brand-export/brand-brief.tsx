/** The brand brief as a page: what one hands to a designer, a writer or a printer. */
import type { Ref } from 'react'
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import { answerName } from '#contract/plain/business-options.ts'

type Archetype = NonNullable<ExportedBrand['archetype']>

/** "Other" alone says nothing. */
const wordsOf = (answer: string): string | undefined => (answer === 'other' ? undefined : answerName(answer))

function Business({ business }: { business: ExportedBrand['business'] }) {
  const told = [
    ['What we sell', business.productsAndServices],
    ['Who it is for', business.idealClient],
    ['What goes wrong for them', business.customerPainPoints],
    ['What we do that others don’t', business.difference],
    ['What comes first this year', business.primaryGoal && wordsOf(business.primaryGoal)],
  ].filter(([, answer]) => answer)
  if (told.length === 0) return null
  return (
    <section>
      <h3>The business</h3>
      <dl className="brief-told">
        {told.map(([asked, answer]) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Words({ attributes }: { attributes: ExportedBrand['attributes'] }) {
  return (
    <section>
      <h3>Six words</h3>
      <dl className="brief-words">
        {categories.map((category) => {
          const { chosen, topFive } = attributes[category]
          return (
            <div key={category}>
              <dt>{categoryNames[category]}</dt>
              <dd>
                <b>{chosen}</b>
                <span>{topFive.filter((word) => word !== chosen).join(', ')}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function Values({ values }: { values: ExportedBrand['coreValues'] }) {
  if (values.length === 0) return null
  return (
    <section>
      <h3>Core values</h3>
      <ol className="brief-values">
        {values.map(({ title, description }) => (
          <li key={title}>
            <b>{title}</b>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Character({ archetype: { primary, secondary } }: { archetype: Archetype }) {
  return (
    <section>
      <h3>Archetype</h3>
      <p className="brief-archetype">
        <b>{primary.name}</b>
        {secondary ? `, then ${secondary.name}` : ', with no clear second'}
      </p>
      <p>{primary.description}</p>
      <p>Brands like this often sound {primary.voice}. The voice words above come first.</p>
    </section>
  )
}

export function BrandBriefPage({ brand, ref }: { brand: ExportedBrand; ref: Ref<HTMLElement> }) {
  const { business, attributes, uniqueValueProposition, tagline, coreValues, archetype } = brand
  const industry = business.industry && wordsOf(business.industry)
  return (
    <article ref={ref} className="brief" aria-label="Brand brief">
      <header>
        <p className="cap">{['Brand brief', industry].filter(Boolean).join(' · ')}</p>
        <h2>{business.name}</h2>
        {tagline && <p className="says">“{tagline}”</p>}
      </header>
      {uniqueValueProposition && (
        <section>
          <h3>Value proposition</h3>
          <p className="brief-uvp">{uniqueValueProposition}</p>
        </section>
      )}
      <Words attributes={attributes} />
      <Values values={coreValues} />
      {archetype && <Character archetype={archetype} />}
      <Business business={business} />
    </article>
  )
}
