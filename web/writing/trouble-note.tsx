/** Says what trouble a language model had, and what still works. */
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { Icon } from '#web/ui/icon.tsx'

const sentences: Readonly<Record<WritingTrouble, string>> = {
  'no-answer': 'The model didn’t answer, so we stopped waiting. These drafts are in your own words instead.',
  'cut-off': 'The answer broke off. What was whole is kept; press the button again for more.',
  'not-usable': 'What came back was of no use, so we don’t show it. These drafts are in your own words instead.',
  'used-up':
    'Today’s share of the model is used up. It starts again at midnight UTC; until then drafts are in your own words.',
  refused:
    'The model turned the request away. That’s for whoever runs this site; you did nothing wrong. These drafts are in your own words.',
  resting: 'The model has failed several times and rests for a minute. These drafts are in your own words.',
}

export function TroubleNote({ trouble }: { trouble: WritingTrouble | undefined }) {
  if (trouble === undefined) return null
  return (
    <div className="note mid list-note" role="status">
      <Icon name="note" />
      <p className="small">{sentences[trouble]}</p>
    </div>
  )
}
