/** What it costs to leave the answers empty that everything is written from. Read out as soon as it appears. */
import type { ProfileQuestion } from '#web/account/profile-questions.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { gaps: readonly ProfileQuestion[]; leaveLabel: string; onLeave: () => void; onAnswer: () => void }

export function CostNote({ gaps, leaveLabel, onLeave, onAnswer }: Props) {
  return (
    <div className="note mid cost" role="status">
      <Icon name="note" />
      <div>
        {gaps.map(({ key, question, cost }) => (
          <p key={key}>
            {gaps.length > 1 && `${question} `}
            <b>{cost}</b>
          </p>
        ))}
        <p>You can leave it blank and answer later in your profile.</p>
        <p className="row">
          <button className="btn" type="button" onClick={onLeave}>
            {leaveLabel}
          </button>
          <button className="btn plain" type="button" onClick={onAnswer}>
            Answer It Now
          </button>
        </p>
      </div>
    </div>
  )
}
