/** The setup by a text: shown first, then its sentences beside the questions. */
import { useState } from 'react'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { FoundList } from '#web/onboarding/found-list.tsx'
import { offer, type Sentence, takeOver } from '#web/onboarding/found-sentences.ts'
import { SetupHead } from '#web/onboarding/setup-head.tsx'
import { firstOpen } from '#web/onboarding/setup-steps.ts'
import { ShowText, useReading } from '#web/onboarding/show-text.tsx'
import { Icon } from '#web/ui/icon.tsx'

const formId = 'text-form'

type Props = { answers: ProfileDraft; onGo: (step: string) => void; onTake: (answers: ProfileDraft) => void }

export function TextView({ answers, onGo, onTake }: Props) {
  const [pasted, setPasted] = useState('')
  const [found, setFound] = useState<{ name: string; sentences: Sentence[] }>()
  const reading = useReading(({ name, sentences }) => {
    setFound({ name, sentences: offer(sentences) })
    window.scrollTo(0, 0)
  })
  const kept = found?.sentences.filter(({ isKept }) => isKept).length ?? 0
  const back = () => (found ? setFound(undefined) : onGo(firstOpen(answers)))
  return (
    <>
      <div className="wrap">
        <SetupHead />
        <div className="ob">
          {found ? (
            <FoundList
              name={found.name}
              sentences={found.sentences}
              onChange={(sentences) => setFound({ ...found, sentences })}
            />
          ) : (
            <ShowText
              formId={formId}
              pasted={pasted}
              isReading={reading.isReading}
              failure={reading.failure}
              onPaste={setPasted}
              onRead={(file) => void reading.read(file)}
              onType={() => onGo(firstOpen(answers))}
            />
          )}
        </div>
      </div>
      <div className="acts-bar">
        <div className="wrap">
          <button className="btn back" type="button" onClick={back}>
            <Icon name="back" />
            <span>Back</span>
          </button>
          {found ? (
            <button className="btn main" type="button" onClick={() => onTake(takeOver(answers, found.sentences))}>
              {kept === 0 ? 'Keep None, Ask Me' : `Keep ${kept}, Ask the Rest`}
            </button>
          ) : (
            <button
              className="btn main"
              type="submit"
              form={formId}
              disabled={pasted.trim() === '' || reading.isReading}
            >
              {reading.isReading ? 'Reading…' : 'Read My Text'}
            </button>
          )}
        </div>
      </div>
    </>
  )
}
