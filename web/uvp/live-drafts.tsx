/** The drafts as they form while the sentences are typed. */
import { draftsShown, type SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import type { Stem } from '#contract/plain/sentences.ts'
import { FormingLine } from '#web/brand/sentences/forming-line.tsx'
import { sayCount } from '#web/brand/showing/say-count.ts'

const missingNames: Readonly<Record<Stem, string>> = {
  does: 'what you do',
  who: 'whom it’s for',
  when: 'when they need you',
  after: 'what they have in the end',
  only: 'what others don’t',
  check: 'how to check it',
}

const isWhole = ({ waitsFor }: SentenceDraft) => waitsFor.length === 0

/** How many are whole, for eyes and screen readers. */
function standing(drafts: readonly SentenceDraft[]): string {
  const whole = drafts.filter(isWhole).length
  if (whole === 0) return 'They form here while you type.'
  return whole === drafts.length
    ? 'Your sentences, word for word.'
    : `${sayCount(whole, 'draft')} of ${drafts.length} whole.`
}

export function LiveDrafts({ drafts: all, titleId }: { drafts: readonly SentenceDraft[]; titleId: string }) {
  const drafts = all.slice(0, draftsShown)
  return (
    <section className="live" aria-labelledby={titleId}>
      <div className="drafts-head">
        <h3 id={titleId}>How your drafts will read</h3>
        <p className="small quiet" role="status">
          {standing(drafts)}
        </p>
      </div>
      <ol>
        {drafts.map((draft) => (
          <li key={draft.approach + draft.pieces.length} className={isWhole(draft) ? 'forming' : 'forming waits'}>
            <FormingLine draft={draft} />
            <p className="small quiet">
              {isWhole(draft)
                ? draft.approach
                : `Waits for ${draft.waitsFor.map((stem) => missingNames[stem]).join(', ')}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
