/** Checks the spelling of a field in which copy is written, from the first time that somebody comes to it. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { SpellingProps } from '#web/account/spelling/slip-list.tsx'

/** A field works without it: where it cannot be loaded, nothing is marked. */
async function loadSlipList(): Promise<{ default: ComponentType<SpellingProps> }> {
  try {
    const { SlipList } = await import('#web/account/spelling/slip-list.tsx')
    return { default: SlipList }
  } catch {
    return { default: () => null }
  }
}

const SlipList = lazy(loadSlipList)

export function SpellingNotes(props: SpellingProps) {
  const isTouched = useTouched(props.of, props.text)
  return (
    isTouched && (
      <Suspense>
        <SlipList {...props} />
      </Suspense>
    )
  )
}

/** Whether the field has had the focus, and holds something. */
function useTouched(of: string, text: string): boolean {
  const [hadFocus, setFocus] = useState(false)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const field = document.getElementById(of)
    const onFocus = () => setFocus(true)
    if (field === document.activeElement) onFocus()
    field?.addEventListener('focus', onFocus)
    return () => field?.removeEventListener('focus', onFocus)
  }, [of])
  // Once it stands it stays, so that a screen reader hears of what changes in it.
  if (hadFocus && text.trim() !== '' && !isTouched) setTouched(true)
  return isTouched
}
