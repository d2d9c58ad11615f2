/** Voice input, if the browser supports it: one utterance in English, reported when it is finished. */
import { useEffect, useRef, useState } from 'react'
import { showToast } from '#web/ui/toast.tsx'

/** The part of the Web Speech API used here. Not every browser has it, and TypeScript has no types for it. */
type Recognizer = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event?: { error?: string }) => void) | null
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

/** The browser's error codes and what helps; codes that need no message are missing. */
const reasons: Readonly<Record<string, string>> = {
  'not-allowed': 'Your browser isn’t allowed to use the microphone: the sign beside the address changes that.',
  'service-not-allowed': 'Your browser or its settings don’t allow voice input.',
  'audio-capture': 'No microphone was found.',
  network: 'Your browser couldn’t reach its speech service. Are you online?',
  'no-speech': 'Nothing was heard.',
  'language-not-supported': 'Your browser doesn’t understand English speech.',
}

/** `onHeard` gets the transcript; the microphone listens until there is a result or an error, or the browser ends it. */
export function useVoiceInput(onHeard: (transcript: string) => void): { isListening: boolean; listen: () => void } {
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognizer>(undefined)
  // Always call the latest callback: the owner may have typed while the microphone was on.
  const tell = useRef(onHeard)
  useEffect(() => {
    tell.current = onHeard
  })
  useEffect(() => () => running.current?.abort(), [])

  const fail = (why?: string) => {
    setListening(false)
    const reason = reasons[why ?? '']
    const text = ['Could not capture voice input. Please try again.', reason].filter(Boolean).join(' ')
    showToast({ title: 'Voice Input Error', text, isBad: true })
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
    recognizer.onerror = (event) => fail(event?.error)
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
