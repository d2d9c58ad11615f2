/** Says what drafts will lack without the important answers that the owner is about to skip. */

import type { SetupQuestion } from '#web/onboarding/setup-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  gaps: readonly SetupQuestion[]
  /** The current question; if it is the only empty one, the note need not name it. */
  asked?: SetupQuestion | undefined
  leaveLabel: string
  onLeave: () => void
  onAnswer: () => void
}

const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

export function SkippedAnswersNote({ gaps, asked, leaveLabel, onLeave, onAnswer }: Props) {
  return (
    <div className="note mid cost" role="status" ref={intoView}>
      <Icon name="note" />
      <div>
        {gaps.map((gap) => (
          <p key={gap.key}>
            {(gaps.length > 1 || gap !== asked) && `${gap.question} `}
            <b>{gap.cost}</b>
          </p>
        ))}
        <p>You can leave it blank and answer later in your profile.</p>
        <p className="row">
          <Button onClick={onLeave}>{leaveLabel}</Button>
          <Button kind="plain" onClick={onAnswer}>
            Answer It Now
          </Button>
        </p>
      </div>
    </div>
  )
}
