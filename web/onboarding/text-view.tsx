/** The setup's screen where the owner gives a text to take sentences from. */

import { useState } from 'react'
import { SetupHead } from '#web/onboarding/setup-head.tsx'
import type { ShownText } from '#web/onboarding/text-sentences.tsx'
import { TextUpload, useTextReading } from '#web/onboarding/use-text-reading.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'

const formId = 'text-form'

type Props = { onBack: () => void; onRead: (text: ShownText) => void }

export function TextView({ onBack, onRead }: Props) {
  const [pasted, setPasted] = useState('')
  const reading = useTextReading(onRead)
  return (
    <>
      <div className="wrap">
        <SetupHead />
        <div className="ob">
          <TextUpload
            formId={formId}
            pasted={pasted}
            isReading={reading.isReading}
            failure={reading.failure}
            onPaste={setPasted}
            onRead={(file) => void reading.read(file)}
            onType={onBack}
          />
        </div>
      </div>
      <ActionBar back={{ label: 'Back', onPress: onBack }}>
        <Button kind="main" type="submit" form={formId} disabled={pasted.trim() === '' || reading.isReading}>
          {reading.isReading ? 'Reading…' : 'Read My Text'}
        </Button>
      </ActionBar>
    </>
  )
}
