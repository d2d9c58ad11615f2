/** The button that offers a language model, and the question it asks first. */
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import type { ModelWriting } from '#web/writing/use-model-writing.ts'

export function WriteWithModel({ writing, isOff }: { writing: ModelWriting; isOff: boolean }) {
  const { model, tool, isOn, isOffered, isAsking, ask, writeByModel } = writing
  if (!model) return null
  return (
    <>
      {isOffered && (
        <Button disabled={isOff} onClick={() => ask(true)}>
          <Icon name="refine" />
          Write with {model.name}
        </Button>
      )}
      {isAsking && (
        <ConsentDialog {...{ model, tool }} hasAgreed={isOn} onClose={() => ask(false)} onSend={writeByModel} />
      )}
    </>
  )
}
