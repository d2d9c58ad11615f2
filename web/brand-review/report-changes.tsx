/** The changes since the previous review: what is fixed, what is back, and what became of findings marked as done. */

import type { AuditChanges } from '#contract/brand-review-calls.ts'
import { auditScoreIds, auditScoreNames, formatChange } from '#contract/plain/brand-review-words.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'

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

/** Lists the scores that have risen. */
function Risen({ changes: { overall, scores } }: { changes: AuditChanges }) {
  const risen = auditScoreIds.flatMap((score) => {
    const by = scores?.[score] ?? 0
    return by > 0 ? [`${auditScoreNames[score]} ${formatChange(by)}`] : []
  })
  return risen.length === 0 ? null : <p>{joinWithAnd([...risen, `overall ${formatChange(overall)}`])}.</p>
}

export function ReportChanges({ changes, since }: { changes: AuditChanges; since: string }) {
  const { mended, broken, done = [], isOtherwiseAsked } = changes
  const doneTitles = (isMended: boolean | null) =>
    done.filter((each) => each.isMended === isMended).map(({ title }) => title)
  const fixed = [...new Set([...doneTitles(true), ...mended])]
  return (
    <section className="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Since {since}</h2>
      {fixed.length > 0 && <Risen changes={changes} />}
      {mended.length + broken.length + done.length === 0 && <p>Nothing new, nothing fixed.</p>}
      <div className="change-lists">
        <Titles label="Fixed" look="good" titles={fixed} />
        <Titles label="You marked it done, but it’s still there" look="mid" titles={doneTitles(false)} />
        <Titles label="You marked it done, but we couldn’t check it" look="mid" titles={doneTitles(null)} />
        <Titles label="New since then" look="poor" titles={broken} />
      </div>
      {isOtherwiseAsked && (
        <p className="small quiet">
          Your answers, or what you marked as meant this way, changed in between. So some of these changes may not come
          from the site.
        </p>
      )}
    </section>
  )
}
