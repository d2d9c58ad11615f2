/** The help: every answer on one page, in groups. It works without a script; only the search needs one. */
import { type HelpGroup, type HelpText, helpLinkTargets } from '#contract/plain/help/help-article.ts'
import { helpGroups } from '#contract/plain/help/help-articles.ts'
import { TextField } from '#web/ui/field.tsx'

/** An answer, closed at first. Browsers open it if the URL's hash is its id, as they show the element with that id. */
function Answer({ article: { id, title, text, goesTo, words = [] } }: { article: HelpText }) {
  return (
    <details data-words={words.join(' ')}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div id={id}>
        <p>{text}</p>
        {goesTo && <a href={goesTo}>Open {helpLinkTargets[goesTo]}</a>}
      </div>
    </details>
  )
}

function Group({ group: { id, title, articles } }: { group: HelpGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{title}</h2>
      {articles.map((article) => (
        <Answer key={article.id} article={article} />
      ))}
    </section>
  )
}

function Search() {
  return (
    <search className="help-search">
      <form id="help-form">
        <TextField id="help-typed" label="Search the help" type="search" autoComplete="off" enterKeyHint="search" />
      </form>
      <p id="help-found" className="small quiet" role="status" />
    </search>
  )
}

export function HelpPage() {
  return (
    <div id="help" className="wrap help">
      <header>
        <h1>How can we help?</h1>
        <p className="lede">Short answers to what owners ask about %PRODUCT_NAME%.</p>
      </header>
      <div className="help-side">
        <Search />
        <nav aria-label="Topics">
          <ul>
            {helpGroups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="help-groups">
        {helpGroups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </div>
  )
}
