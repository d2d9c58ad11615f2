/** Lets the owner have a language model word the questions, or not any more. */
import type { ModelAsking } from '#web/brand-archetype/use-model-asking.ts'
import { Switch } from '#web/ui/switch.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'

export function ModelAskingSwitch({ asking }: { asking: ModelAsking }) {
  const { writing, isOn, typed, trouble, turn, closeText } = asking
  const { model, isOffered, isAsking } = writing
  if (!model || !(writing.isOn || isOffered)) return null
  return (
    <div className="model-asking">
      <Switch
        name={`Let ${model.name} ask the questions`}
        hint="Each then builds on your last answer. What is asked next and how your answers count stays ours."
        isOn={isOn}
        onSwitch={turn}
      />
      <TroubleNote
        trouble={trouble}
        instead="So this question is in our words, and so is any other that the model can’t word."
      />
      {isAsking && (
        <ConsentDialog
          {...{ model, tool: 'archetype', about: 'question', ...(typed !== undefined && { typed }) }}
          hasAgreed={writing.isOn}
          without={typed === undefined ? 'ask me in your own words' : 'let me look at my answer again'}
          onClose={closeText}
          onSend={writing.writeByModel}
        />
      )}
    </div>
  )
}
