/** Sections shared by the waitlist landing page and the public landing page. */
import { ArchetypeGlyph } from '#web/brand/showing/archetype-glyph.tsx'
import { Logo } from '#web/ui/seal.tsx'
import { customers } from '#web/visitors/example-customers.ts'
import { audiences, benefits, comparison, type QuestionAndAnswer } from '#web/visitors/public-words.ts'

export function Benefits() {
  return (
    <section id="benefits" className="benefits" aria-labelledby="benefits-head">
      <div className="wrap">
        <h2 id="benefits-head">People choose a brand that can say what it is.</h2>
        <ol>
          {benefits.map(({ name, says }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function Audience() {
  return (
    <section id="who" className="who" aria-labelledby="who-head">
      <div className="wrap">
        <h2 id="who-head">Made for people with a business to run</h2>
        <div className="cols">
          {audiences.map(({ glyph, name, says }) => (
            <div key={name}>
              <h3>
                <ArchetypeGlyph id={glyph} size={30} />
                {name}
              </h3>
              <p>{says}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const ExampleTag = ({ says }: { says: string }) => (
  <p className="example">
    <b>Example</b> {says}
  </p>
)

export function TrustedBy() {
  return (
    <section className="strip" aria-labelledby="trusted-head">
      <div className="wrap">
        <h2 id="trusted-head">Trusted by</h2>
        <ul>
          {customers.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {customers.isExample && (
          <ExampleTag says="These names are made up until real customers agree to be shown here." />
        )}
      </div>
    </section>
  )
}

export function Testimonial() {
  const { text, name, business } = customers.quote
  return (
    <section className="voice" aria-label="What an owner says">
      <div className="wrap">
        <figure>
          <blockquote className="says">“{text}”</blockquote>
          <figcaption>
            <b>{name}</b>, {business}
            {customers.isExample && <ExampleTag says="Both are invented, and so is the quotation." />}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

export function Comparison() {
  return (
    <section id="compare" className="compare" aria-labelledby="compare-head">
      <div className="wrap">
        <h2 id="compare-head">Why not just ask a chatbot?</h2>
        {/* A table displayed as a grid loses its roles, so they are given explicitly. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        <table role="table">
          <caption className="vh">%PRODUCT_NAME% compared with generic AI tools</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              <th scope="col" role="columnheader">
                Generic AI tools
              </th>
              <th scope="col" role="columnheader">
                <Logo size={26} />
                %PRODUCT_NAME%
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {comparison.map(({ asks, generic, ours }) => (
              <tr key={asks} role="row">
                <th scope="row" role="rowheader">
                  {asks}
                </th>
                <td role="cell" data-head="Generic AI tools">
                  {generic}
                </td>
                <td role="cell" data-head="%PRODUCT_NAME%">
                  {ours}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </section>
  )
}

export function Questions({ questions }: { questions: readonly QuestionAndAnswer[] }) {
  return (
    <section id="faq" className="faq" aria-labelledby="faq-head">
      <div className="wrap">
        <h2 id="faq-head">Questions</h2>
        <div>
          {questions.map(({ asks, says }, at) => (
            <details key={asks} name="faq" open={at === 0}>
              <summary>{asks}</summary>
              <p>{says}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
