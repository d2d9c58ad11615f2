/** Speaking instead of typing, where the browser can listen: one utterance in English, nothing until it is finished. */
import { useEffect, useRef, useState } from 'react'
import { showToast } from '#web/ui/toast.tsx'

/** What is used of the browser's recognizer; not every browser has one, and TypeScript knows none. */
type Recognizer = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: (() => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
declare global {
  interface Window {
    SpeechRecognition?: new () => Recognizer
    webkitSpeechRecognition?: new () => Recognizer
  }
}

/** `onHeard` gets what was understood; the microphone listens until a result, an error or the end. */
export function useVoiceInput(onHeard: (transcript: string) => void): { isListening: boolean; listen: () => void } {
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognizer>(undefined)
  // What was typed while the microphone listened counts too: the newest one is told.
  const tell = useRef(onHeard)
  useEffect(() => {
    tell.current = onHeard
  })
  useEffect(() => () => running.current?.abort(), [])

  const fail = () => {
    setListening(false)
    showToast({
      title: 'Voice Input Error',
      text: 'Could not capture voice input. Please try again.',
      isBad: true,
    })
  }

  const listen = () => {
    const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
    if (!Recognition) {
      showToast({ title: 'Not Supported', text: 'Voice input is not supported in your browser.', isBad: true })
      return
    }
    const recognizer = new Recognition()
    running.current = recognizer
    Object.assign(recognizer, { lang: 'en-US', continuous: false, interimResults: false })
    recognizer.onresult = ({ results }) => {
      setListening(false)
      tell.current(results[0]?.[0]?.transcript ?? '')
    }
    recognizer.onerror = fail
    recognizer.onend = () => setListening(false)
    setListening(true)
    try {
      recognizer.start()
    } catch (error) {
      console.error(error)
      fail()
    }
  }
  return { isListening, listen }
}
