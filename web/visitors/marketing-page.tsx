/** The public landing page: what the product does differently, for whom, and what it costs. */

import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProductPicture } from '#web/visitors/picture.tsx'
import { marketingQuestions, pricePerMonth, trialPromise } from '#web/visitors/public-words.ts'
import { Audience, Benefits, Comparison, Questions, Testimonial, TrustedBy } from '#web/visitors/shared-sections.tsx'

const signUp = `${paths.login}#create`

function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-head">
      <div className="wrap">
        <div className="hero-text">
          <h1 id="hero-head">
            <span>Say what</span> <span>you are.</span>{' '}
            <em>
              <span>Then be</span> <span>chosen for it.</span>
            </em>
          </h1>
          <p className="lede">
            Six tools, taken in order, turn what you know about your business into words that hold: attributes, promise,
            tagline, values, archetype. The last one checks that your website says the same.
          </p>
          <p className="hero-act">
            <ButtonAnchor kind="main" isBig className="hero-button" href={signUp}>
              Start the Free Trial
            </ButtonAnchor>
            <span className="small quiet">14 days, no card required.</span>
          </p>
        </div>
        <figure>
          <ProductPicture
            name="archetype"
            isFirst
            alt="The toolkit: a brand archetype on its wheel, with the sentence of the owner that led to it"
          />
          <figcaption className="cap">
            The toolkit at work for Tern &amp; Tide, a swimming school. An example.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

const differences = [
  {
    name: 'It starts with your words',
    says: 'You tell it what you sell, to whom, and what only you do. The drafts are put together from those sentences. No words are put in your mouth.',
    picture: 'promise',
    alt: 'Two drafts of a value proposition under the six words of the brand, one of them chosen with a seal',
  },
  {
    name: 'Every result shows its source',
    says: 'Open a promise to see the answers it’s built on. Open a score to see the sentence behind it, and the page it’s on.',
    picture: 'review',
    alt: 'A website review: a score of ten on a dial, and what to put in place of the headline',
  },
  {
    name: 'It remembers',
    says: 'One record holds your whole brand. Change a word, and whatever used it is kept and marked for a redo. Nothing you made is thrown away.',
    picture: 'toolkit',
    alt: 'The dashboard: six finished steps, each with its result',
  },
] as const

function Differences() {
  return (
    <section className="differ" id="features" aria-labelledby="features-head">
      <div className="wrap">
        <h2 id="features-head">Made by asking, not by guessing.</h2>
        <ol>
          {differences.map(({ name, says, picture, alt }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p>{says}</p>
              </div>
              <ProductPicture name={picture} alt={alt} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const included = [
  trialPromise,
  'Unlimited access to all current and future tools',
  'Your reports as PDF, your brand as a brief for any AI tool',
  'Cancel in your profile, in one step',
]

function Pricing() {
  return (
    <section className="pricing" id="pricing-section" aria-labelledby="pricing-head">
      <div className="wrap">
        <div>
          <h2 id="pricing-head">Two weeks to find out. Then you choose.</h2>
          <p className="lede">
            Start without a card. If you stop there, what you’ve made stays yours to read and download.
          </p>
          <p>
            <a href={paths.cart}>Or buy a single tool, once</a>
          </p>
        </div>
        <div className="price-card">
          <p className="price">
            ${pricePerMonth}
            <small>per month</small>
          </p>
          <ul>
            {included.map((line) => (
              <li key={line}>
                <Icon name="check" className="price-check" />
                {line}
              </li>
            ))}
          </ul>
          <ButtonAnchor kind="main" isBig isWide href={signUp}>
            Start the Free Trial
          </ButtonAnchor>
        </div>
      </div>
    </section>
  )
}

export function MarketingPage() {
  return (
    <>
      <Hero />
      <Differences />
      <Benefits />
      <Audience />
      <TrustedBy />
      <Testimonial />
      <Comparison />
      <Pricing />
      <Questions questions={marketingQuestions} />
    </>
  )
}
