/** Spell-checks a text field; the code for that is loaded when the field is first focused. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { SpellingProps } from '#web/account/spelling/misspelling-list.tsx'

/** The field works without spell checking: if its code fails to load, nothing is marked. */
async function loadMisspellingList(): Promise<{ default: ComponentType<SpellingProps> }> {
  try {
    const { MisspellingList } = await import('#web/account/spelling/misspelling-list.tsx')
    return { default: MisspellingList }
  } catch {
    return { default: () => null }
  }
}

const MisspellingList = lazy(loadMisspellingList)

export function SpellingNotes(props: SpellingProps) {
  const isTouched = useTouched(props.of, props.text)
  return (
    isTouched && (
      <Suspense>
        <MisspellingList {...props} />
      </Suspense>
    )
  )
}

/** Whether the field has been focused and is not empty. */
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
  // Once rendered it stays, since screen readers announce changes only in an existing live region.
  if (hadFocus && text.trim() !== '' && !isTouched) setTouched(true)
  return isTouched
}
