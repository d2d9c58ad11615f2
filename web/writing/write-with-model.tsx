/** The button that offers a language model, and the question it asks first. */
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import type { ModelWriting } from '#web/writing/use-model-writing.ts'

type Props = {
  writing: ModelWriting
  isOff: boolean
  /** What the button says before the model's name. */
  verb?: string
  /** Which of the tool's requests it is, if it has several. */
  about?: string
  /** What the owner typed, which goes out with the record. */
  typed?: string
  /** Beside a button that starts the model once the owner has agreed: says who writes. */
  namesWriter?: boolean
}

export function WriteWithModel({ writing, isOff, verb = 'Write with', about, typed, namesWriter = false }: Props) {
  const { model, tool, isOn, isOffered, isAsking, ask, writeByModel } = writing
  if (!model) return null
  return (
    <>
      {namesWriter && isOn && <span className="small quiet">{model.name} writes</span>}
      {isOffered && (
        <Button disabled={isOff} onClick={() => ask(true)}>
          <Icon name="refine" />
          {verb} {model.name}
        </Button>
      )}
      {isAsking && (
        <ConsentDialog
          {...{ model, tool, about, ...(typed !== undefined && { typed }) }}
          hasAgreed={isOn}
          onClose={() => ask(false)}
          onSend={writeByModel}
        />
      )}
    </>
  )
}
