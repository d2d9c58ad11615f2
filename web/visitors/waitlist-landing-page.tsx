/** The first page for visitors: what the product is, and the way onto the waitlist. */
import { categories, categoryNames } from '#contract/plain/brand.ts'
import { DnaStrand } from '#web/brand/showing/brand-dna.tsx'
import { HeroWheel } from '#web/visitors/hero-wheel.tsx'
import { ProductPicture } from '#web/visitors/picture.tsx'
import { exampleSteps, exampleWords, waitlistQuestions } from '#web/visitors/public-words.ts'
import { Audience, Benefits, Comparison, Questions, Testimonial, TrustedBy } from '#web/visitors/shared-sections.tsx'
import {
  DarkRingDecoration,
  JoinButton,
  TrialOpenNote,
  WaitlistDialog,
  WaitlistPerks,
  WaitlistReceipt,
} from '#web/visitors/waitlist-form.tsx'

function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-head">
      <div className="wrap">
        <div className="hero-text">
          <h1 id="hero-head">
            <span>What If Your</span> <span>Brand Could</span>{' '}
            <span>
              <em className="spoken">Speak</em> to&nbsp;You?
            </span>
          </h1>
          <p className="lede">
            Six tools, taken in order, find the words that only your business could say: your attributes, your promise,
            your tagline, your values, your archetype. Then they check that your website says the same.
          </p>
          <p className="hero-act">
            <JoinButton />
            <span className="small quiet">Free to join. No card.</span>
          </p>
        </div>
        <HeroWheel />
      </div>
    </section>
  )
}

function Steps() {
  return (
    <section className="path" aria-labelledby="path-head">
      <div className="wrap">
        <h2 id="path-head">Six steps. Each opens the next.</h2>
        <div className="dna">
          <DnaStrand isDone={() => true} />
          <ol>
            {categories.map((category) => (
              <li key={category}>
                <span className="word">{exampleWords[category]}</span>
                <span className="cat">
                  <span className="vh">, </span>
                  {categoryNames[category]}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <ol className="num steps">
          {exampleSteps.map(({ name, does, result }, at) => (
            <li key={name}>
              <span className="n">{at + 1}</span>
              <div>
                <h3>{name}</h3>
                <p>{does}</p>
              </div>
              <p className="says">{result}</p>
            </li>
          ))}
        </ol>
        <p className="small quiet">
          The six words and the results in italics come from answers by Tern &amp; Tide, an invented sea-swimming
          school.
        </p>
      </div>
    </section>
  )
}

function Proof() {
  return (
    <section className="proof" aria-labelledby="proof-head">
      <div className="wrap">
        <div>
          <h2 id="proof-head">It shows its proof.</h2>
          <p className="lede">
            The last step reads your website against everything you decided. Each score shows the sentence it was
            measured on, and the report starts with three things to do, worded for you.
          </p>
        </div>
        <figure>
          <ProductPicture
            name="review"
            alt="A website review: an overall score on a dial, four scores beside it, and the first thing to do: replace the headline"
          />
          <figcaption className="cap">A review of the website of Tern &amp; Tide. An example.</figcaption>
        </figure>
      </div>
    </section>
  )
}

function Join() {
  return (
    <section id="join" className="join" aria-labelledby="join-head">
      <DarkRingDecoration />
      <div className="wrap">
        <div>
          <h2 id="join-head">Launching soon. Be among the first to be heard.</h2>
          <WaitlistPerks />
          <TrialOpenNote />
        </div>
        <WaitlistReceipt />
      </div>
    </section>
  )
}

export function WaitlistLandingPage() {
  return (
    <>
      <Hero />
      <Benefits />
      <Steps />
      <Proof />
      <Audience />
      <TrustedBy />
      <Testimonial />
      <Comparison />
      <Questions questions={waitlistQuestions} />
      <Join />
      <WaitlistDialog />
    </>
  )
}
