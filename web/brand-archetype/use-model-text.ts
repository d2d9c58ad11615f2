/** Lets a language model write what the result means: starting, stopping, removing, and the trouble it had. */
import { useEffect, useRef, useState } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { removeModelText, writeModelText } from '#web/brand-archetype/archetype-queries.ts'
import { explainRefusal } from '#web/brand-archetype/explain-refusal.ts'
import { showToast } from '#web/ui/toast.tsx'

export function useModelText() {
  const [isWriting, setWriting] = useState(false)
  const [trouble, setTrouble] = useState<WritingTrouble>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setTrouble(undefined)
    setWriting(true)
    try {
      setTrouble(await writeModelText(controller.signal))
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      const text = explainRefusal(error, 'Nothing was written, and nothing here has changed. Please try again.')
      showToast({ title: 'Error', text, isBad: true })
    } finally {
      if (running.current === controller) {
        running.current = undefined
        setWriting(false)
      }
    }
  }

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setWriting(false)
  }

  /** Whether it is gone. */
  async function remove(): Promise<boolean> {
    try {
      await removeModelText()
      return true
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: explainRefusal(error, 'It is still there. Please try again.'), isBad: true })
      return false
    }
  }

  return { isWriting, trouble, start, stop, remove }
}
