/** Who answers what is typed: a language model, after asking where that is needed, or the engine. */
import { useRef, useState } from 'react'
import { useUser } from '#web/account/use-user.ts'
import { useModelWriting } from '#web/writing/use-model-writing.ts'
import { useWritingState } from '#web/writing/writing-queries.ts'

/** Who said "Not now", by user; asked again when the page is loaded anew. */
const declined = new Set<string>()

/** `ask` asks a question, of a language model or the engine. */
export function useAnswering(ask: (message: string, byModel: boolean) => void) {
  const user = useUser()
  const { isPending } = useWritingState()
  const typed = useRef('')
  const [hasDeclined, setDeclined] = useState(declined.has(user.id))
  const writing = useModelWriting({
    tool: 'synapse',
    isImpersonated: user.impersonating,
    start: (byModel) => ask(typed.current, byModel),
  })
  const { model, isOn, isOffered } = writing
  return {
    ...{ model, isOn, isPending },
    /** The model that was declined and can be asked after all. */
    declinedModel: isOffered && hasDeclined ? model : null,
    reconsider: () => {
      declined.delete(user.id)
      setDeclined(false)
    },
    send: (message: string) => {
      typed.current = message
      if (isOffered && !hasDeclined) writing.ask(true)
      else writing.write()
    },
    /** The question that waits for the owner's yes or no. */
    asking: writing.isAsking && model ? { model, typed: typed.current } : undefined,
    agree: writing.writeByModel,
    decline: () => {
      if (!isOn) {
        declined.add(user.id)
        setDeclined(true)
      }
      writing.ask(false)
      ask(typed.current, false)
    },
  }
}
