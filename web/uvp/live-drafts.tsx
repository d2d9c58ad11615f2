/** Previews of the drafts while the owner types the sentences; each part of one names its sentence and links to it. */
import { type ReactNode, useState } from 'react'
import { isCompleteDraft, type SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import { formatStem, isSentenceStem, type SentenceStem } from '#contract/plain/sentences.ts'
import { PieceWords } from '#web/brand/sentences/forming-line.tsx'
import { LineParts } from '#web/brand/showing/line-parts.tsx'

const missingNames: Readonly<Record<SentenceStem, string>> = {
  does: 'what you do',
  who: 'whom it’s for',
  when: 'when they need you',
  after: 'what they have in the end',
  only: 'what others don’t',
  check: 'how to check it',
}

/** The status above the previews: how many are complete, also announced by screen readers. */
function standing(drafts: readonly SentenceDraft[], isProposed: boolean): string {
  if (isProposed) return 'With what is proposed, in italics. Nothing of it is saved yet.'
  const whole = drafts.filter(isCompleteDraft).length
  if (whole === 0) return 'They form here while you type.'
  if (whole < drafts.length) return `${whole} of ${drafts.length} drafts ${whole === 1 ? 'is' : 'are'} whole.`
  return 'Your sentences, word for word. Press a part to change its sentence.'
}

type Props = {
  drafts: readonly SentenceDraft[]
  /** The sentence being typed. */
  typing: SentenceStem | undefined
  isOne: boolean
  /** Sentences that a language model proposes. */
  proposed: readonly SentenceStem[]
  title: ReactNode
  titleId: string
  /** Called with the sentence to edit when its part of a draft is pressed. */
  onAsk: (stem: SentenceStem) => void
}

export function LiveDrafts({ drafts, title, titleId, ...props }: Props) {
  return (
    <section className="live" aria-labelledby={titleId}>
      <div className="drafts-head">
        {title}
        <p className="small quiet" role="status">
          {standing(drafts, props.proposed.length > 0)}
        </p>
      </div>
      <ol>
        {drafts.map((draft) => (
          <LiveDraft key={draft.approach} draft={draft} {...props} />
        ))}
      </ol>
    </section>
  )
}

type DraftProps = Pick<Props, 'typing' | 'isOne' | 'proposed' | 'onAsk'> & { draft: SentenceDraft }

function LiveDraft({ draft, typing, isOne, proposed, onAsk }: DraftProps) {
  const [pointed, setPointed] = useState<number>()
  const fields = draft.pieces.map(({ field }) => field)
  const sourceOf = (at: number | undefined) => {
    const field = at === undefined ? undefined : fields[at]
    if (field === undefined) return ''
    return isSentenceStem(field) ? `Your sentence “${formatStem(field, isOne)} …”` : 'Your business name'
  }
  const ask = (at: number) => {
    const field = fields[at]
    setPointed(at)
    if (field !== undefined && isSentenceStem(field)) onAsk(field)
  }
  const waits = `Waits for ${draft.waitsFor.map((stem) => missingNames[stem]).join(', ')}`
  return (
    <li className={isCompleteDraft(draft) ? 'forming' : 'forming waits'}>
      <p className="line">
        <LineParts
          className="part"
          parts={draft.pieces.map((piece) => <PieceWords key={piece.field} {...{ piece, typing, proposed }} />)}
          onPick={ask}
          onPoint={setPointed}
          describe={sourceOf}
        />
      </p>
      <p className="small quiet">{sourceOf(pointed) || (isCompleteDraft(draft) ? draft.approach : waits)}</p>
    </li>
  )
}
