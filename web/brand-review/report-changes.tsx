/** What is different since the review before: what is mended, what came back, and what became of what was marked as done. */
import type { AuditChanges } from '#contract/audit-calls.ts'

function Titles({ label, look, titles }: { label: string; look: 'good' | 'poor' | 'mid'; titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <div>
      <h3 className={`label ${look}`}>{label}</h3>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  )
}

export function ReportChanges({ changes, since }: { changes: AuditChanges; since: string }) {
  const { mended, broken, done = [], isOtherwiseAsked } = changes
  const doneTitles = (isMended: boolean | null) =>
    done.filter((each) => each.isMended === isMended).map(({ title }) => title)
  const told = new Set(done.map(({ title }) => title))
  return (
    <section className="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Since {since}</h2>
      {mended.length + broken.length + done.length === 0 && <p>No finding has come or gone.</p>}
      <div className="change-lists">
        <Titles label="You marked it done, and it is" look="good" titles={doneTitles(true)} />
        <Titles label="You marked it done, but it is still there" look="mid" titles={doneTitles(false)} />
        <Titles label="Marked done, could not be checked" look="mid" titles={doneTitles(null)} />
        <Titles label="Now passed" look="good" titles={mended.filter((title) => !told.has(title))} />
        <Titles label="No longer passed" look="poor" titles={broken} />
      </div>
      {isOtherwiseAsked && (
        <p className="small quiet">
          Your answers, or what you marked as intended, changed in between. So not every change is one of the site.
        </p>
      )}
    </section>
  )
}
