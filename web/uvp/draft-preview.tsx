/**
 * On phones, while a sentence is typed: a one-row preview of a draft that contains it, above the action bar or the
 * on-screen keyboard. A tap on it leads to all drafts.
 */
import { isCompleteDraft, type SentenceDraft } from '#contract/plain/sentence-drafts.ts'
import type { SentenceStem } from '#contract/plain/sentences.ts'
import { PieceWords } from '#web/brand/sentences/forming-line.tsx'
import { formatCountInWords } from '#web/brand/showing/format-count-in-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useKeyboardInset } from '#web/ui/use-keyboard-inset.ts'

type Props = { drafts: readonly SentenceDraft[]; typing: SentenceStem | undefined; onOpen: () => void }

/** The first complete draft that contains the sentence being typed, else the first draft that does. */
function formingOf(drafts: readonly SentenceDraft[], typing: SentenceStem | undefined): SentenceDraft | undefined {
  const holding = drafts.filter(({ pieces }) => pieces.some(({ field, words }) => field === typing && words !== ''))
  return holding.find(isCompleteDraft) ?? holding[0]
}

export function DraftPreview({ drafts, typing, onOpen }: Props) {
  useKeyboardInset()
  const forming = formingOf(drafts, typing)
  const whole = drafts.filter(isCompleteDraft).length
  return (
    // Keep the focus in the field: losing it would resize the row under the finger.
    <button className="peek" type="button" onMouseDown={(event) => event.preventDefault()} onClick={onOpen}>
      {forming ? (
        <span className="line">
          {forming.pieces.map((piece) => (
            <span key={piece.field}>
              <PieceWords piece={piece} typing={typing} />{' '}
            </span>
          ))}
        </span>
      ) : (
        <span className="plain">
          <b>{whole === 0 ? 'Your drafts' : formatCountInWords(whole, 'draft')}</b>{' '}
          {whole === 0 ? 'form below your sentences' : 'below your sentences'}
        </span>
      )}
      <Icon name="unfold" />
      <span className="vh">Go to your drafts</span>
    </button>
  )
}
