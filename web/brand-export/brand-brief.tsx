/** The brand brief: a page with everything known about the brand, to hand to a designer, a writer or a printer. */
import type { Ref } from 'react'
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { describeCertainty } from '#contract/plain/archetype-standing.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import { describeScores, formatPageLabel, shortenAddress } from '#contract/plain/brand-review-words.ts'
import { formatOptionAnswer } from '#contract/plain/business-options.ts'
import { Section } from './brief-section.tsx'
import { WrittenByModel } from './written-by-model.tsx'

type Archetype = NonNullable<ExportedBrand['archetype']>
type InUse = NonNullable<ExportedBrand['inUse']>
type Answers = ExportedBrand['interview']
type Review = NonNullable<ExportedBrand['websiteReview']>

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const ended = (sentence: string) => sentence.replace(/[^.!?…]$/, '$&.')

/** The text for an answer; undefined for a bare "Other", which says nothing. */
const wordsOf = (answer: string): string | undefined => (answer === 'other' ? undefined : formatOptionAnswer(answer))

function Business({ business, review }: { business: ExportedBrand['business']; review: Review | null }) {
  const told = [
    ['What we sell', business.productsAndServices],
    ['Who it is for', business.idealClient],
    ['When people need us', business.customerPainPoints],
    ['What we do that others don’t', business.difference],
    ['What people call us', business.shortName],
    ['In our own words', business.sentences.map(ended).join(' ')],
    ['What comes first this year', business.primaryGoal && wordsOf(business.primaryGoal)],
    ['People who work here', business.companySize && wordsOf(business.companySize)],
    ['Website', review && shortenAddress(review.websiteUrl)],
    ['Whom the website is for', review?.audience],
    ['Tone of the website', review?.tone],
    ...(review?.socialProfiles ?? []).map(({ network, handle }) => [network, `@${handle}`]),
  ].filter(([, answer]) => answer)
  if (told.length === 0) return null
  return (
    <Section title="The business">
      <dl className="brief-told">
        {told.map(([asked, answer]) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Words({ attributes }: { attributes: ExportedBrand['attributes'] }) {
  return (
    <Section title="Six words">
      <dl className="brief-words">
        {categories.map((category) => {
          const { chosen, topFive, otherWords } = attributes[category]
          return (
            <div key={category}>
              <dt>{categoryNames[category]}</dt>
              <dd>
                <b>{chosen}</b>
                <span>{topFive.filter((word) => word !== chosen).join(', ')}</span>
                {otherWords.length > 0 && <span className="considered">Considered: {otherWords.join(', ')}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

function Values({ values }: { values: ExportedBrand['coreValues'] }) {
  if (values.length === 0) return null
  return (
    <Section title="Core values">
      <ol className="brief-values">
        {values.map(({ title, description, evidence }) => (
          <li key={title}>
            <b>{title}</b>
            {description && <p>{description}</p>}
            {evidence && <p className="quoted">“{evidence}”</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Character({ archetype }: { archetype: Archetype }) {
  const { primary, secondary } = archetype
  return (
    <Section title="Archetype">
      <p className="brief-archetype">
        <b>{primary.name}</b>
        {secondary ? `, then ${secondary.name}` : ', with no clear second'}
      </p>
      <p>
        {primary.description} {primary.motivation}
      </p>
      {secondary && (
        <p>
          {secondary.description} {secondary.motivation}
        </p>
      )}
      <p>
        Brands like this often sound {primary.voice}
        {secondary && `; those of the second, ${secondary.voice}`}. The voice words above come first.
      </p>
      <p>{describeCertainty(archetype)}</p>
    </Section>
  )
}

function AnswerList({ answers }: { answers: Answers }) {
  if (answers.length === 0) return null
  return (
    <dl className="brief-answers">
      {answers.map(({ question, answer }, at) => (
        // The answers of an interview keep their order, and a question may be asked twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

type List = readonly [label: string, lines: readonly string[]]

/** Two lists side by side: what suits the owner's archetype, and what does not. */
function Pair({ lists }: { lists: readonly List[] }) {
  const told = lists.filter(([, lines]) => lines.length > 0)
  if (told.length === 0) return null
  return (
    <div className="brief-pair">
      {told.map(([label, lines]) => (
        <div key={label}>
          <h4>{label}</h4>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** A section on how the brand appears, such as its voice: the owner's own answers, then advice for the archetype. */
function Manner({ title, answers, lists }: { title: string; answers: Answers; lists: readonly List[] }) {
  if (answers.length === 0 && lists.every(([, lines]) => lines.length === 0)) return null
  return (
    <Section title={title}>
      <AnswerList answers={answers} />
      <Pair lists={lists} />
    </Section>
  )
}

const nothingInUse: InUse = {
  voice: { do: [], dont: [] },
  words: { use: [], avoid: [] },
  pictures: { show: [], skip: [] },
  traps: [],
}

function InUseParts({ interview, inUse }: Pick<ExportedBrand, 'interview' | 'inUse'>) {
  const { voice, words, pictures, traps } = inUse ?? nothingInUse
  const on = (topic: Answers[number]['topic']) => interview.filter((each) => each.topic === topic)
  const joined = (list: readonly string[]) => (list.length > 0 ? [list.join(', ')] : [])
  return (
    <>
      <Manner
        title="How it sounds"
        answers={on('voice')}
        lists={[
          ['Worth trying', voice.do],
          ['Take care', voice.dont],
        ]}
      />
      <Manner
        title="Words"
        answers={[]}
        lists={[
          ['Worth trying', joined(words.use)],
          ['Avoid', joined(words.avoid)],
        ]}
      />
      <Manner
        title="Pictures and colors"
        answers={on('pictures')}
        lists={[
          ['Worth trying', pictures.show],
          ['Better not', pictures.skip],
        ]}
      />
      {traps.length > 0 && (
        <Section title="Traps">
          <ul className="brief-traps">
            {traps.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function SiteReview({ review }: { review: Review }) {
  const { madeAt, openFindings } = review
  return (
    <Section title="Website review" className="runs-on">
      <p className="brief-archetype">
        <b>{describeScores(review)}</b>
      </p>
      <p>
        Reviewed on {longDate.format(new Date(madeAt))}.{' '}
        {openFindings.length > 0 ? 'This is still open, the most urgent first:' : 'Nothing is open.'}
      </p>
      <ol className="brief-findings">
        {openFindings.map(({ title, finding, fix, quotes }) => (
          <li key={title}>
            <b>{title}</b>
            <p>
              {finding} {fix}
            </p>
            {quotes.map(({ page, text }) => (
              <p key={text} className="quoted">
                “{text}” <span>({formatPageLabel(page)})</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function BrandBriefPage({ brand, ref }: { brand: ExportedBrand; ref: Ref<HTMLElement> | null }) {
  const { business, attributes, uniqueValueProposition, tagline, coreValues } = brand
  const { archetype, archetypeText, inUse, interview, websiteReview } = brand
  const industry = business.industry && wordsOf(business.industry)
  const others = interview.filter(({ topic }) => topic === 'other')
  return (
    <article ref={ref} className="brief" aria-label="Brand brief">
      <header>
        <p className="cap">{['Brand brief', industry].filter(Boolean).join(' · ')}</p>
        <h2>{business.name}</h2>
        {tagline && <p className="says">“{tagline}”</p>}
      </header>
      {uniqueValueProposition && (
        <Section title="Value proposition">
          <p className="brief-uvp">{uniqueValueProposition}</p>
        </Section>
      )}
      <Business business={business} review={websiteReview} />
      <Words attributes={attributes} />
      <Values values={coreValues} />
      {archetype && <Character archetype={archetype} />}
      {archetypeText && <WrittenByModel text={archetypeText} />}
      <InUseParts interview={interview} inUse={inUse} />
      {websiteReview && <SiteReview review={websiteReview} />}
      {others.length > 0 && (
        <Section title="The interview, word for word" className="runs-on">
          <AnswerList answers={others} />
        </Section>
      )}
    </article>
  )
}
