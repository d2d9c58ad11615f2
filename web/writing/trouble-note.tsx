/** Says what trouble a language model had, and what stands there instead. */
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { Icon } from '#web/ui/icon.tsx'

const whatHappened: Readonly<Record<WritingTrouble, string>> = {
  'no-answer': 'The model didn’t answer, so we stopped waiting.',
  'cut-off': 'The answer broke off.',
  'not-usable': 'What came back was of no use, so we don’t show it.',
  'used-up': 'Today’s share of the model is used up; it starts again at midnight UTC.',
  spent: 'This month’s share of the model is used up, for everybody here; it starts again with the next month.',
  refused: 'The model turned the request away. That’s for whoever runs this site; you did nothing wrong.',
  'not-checked': 'An answer came, but we were too busy to check it, so we don’t show it.',
  'no-picture': 'The model couldn’t look at the picture.',
  resting: 'The model has failed several times and rests for a minute.',
}

type Props = {
  trouble: WritingTrouble | undefined
  /** What still works, or what the owner sees instead: a whole sentence. */
  instead: string
}

export function TroubleNote({ trouble, instead }: Props) {
  if (trouble === undefined) return null
  return (
    <div className="note mid list-note" role="status">
      <Icon name="note" />
      <p className="small">
        {whatHappened[trouble]} {instead}
      </p>
    </div>
  )
}
