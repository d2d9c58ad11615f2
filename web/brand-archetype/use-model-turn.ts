/** One turn of a language model about the result: starting it, stopping it, and the trouble it had. */
import { useEffect, useRef, useState } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { explainRefusal } from '#web/brand-archetype/explain-refusal.ts'
import { showToast } from '#web/ui/toast.tsx'

/** `ask` resolves with the trouble that the model had, if any. `failed` is said where the call itself fails. */
export function useModelTurn(ask: (signal: AbortSignal) => Promise<WritingTrouble | undefined>, failed: string) {
  const [isRunning, setRunning] = useState(false)
  const [trouble, setTrouble] = useState<WritingTrouble>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setTrouble(undefined)
    setRunning(true)
    try {
      setTrouble(await ask(controller.signal))
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      showToast({ title: 'Error', text: explainRefusal(error, failed), isBad: true })
    } finally {
      if (running.current === controller) {
        running.current = undefined
        setRunning(false)
      }
    }
  }

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setRunning(false)
  }

  return { isRunning, trouble, start, stop }
}

/** Makes a change; whether it was made. `failed` is said where it was not. */
export async function tryChange(change: () => Promise<void>, failed: string): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    console.error(error)
    showToast({ title: 'Error', text: explainRefusal(error, failed), isBad: true })
    return false
  }
}
