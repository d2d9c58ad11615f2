/** Toasts: one at a time, five seconds, announced by screen readers. Hover or focus pauses the timer. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keepToastClear } from '#web/ui/keep-toast-clear.ts'
import { takeFromEarlierPage } from '#web/ui/store-for-next-page.ts'
import { createToastTimer } from '#web/ui/toast-duration.ts'

/** `isBrief`: only confirms what is visible anyway, so it disappears sooner. */
export type Toast = { title: string; text?: string; isBad?: boolean; isBrief?: boolean }

let current: Toast | undefined
/** Numbers the toasts, for a key that remounts the component for each, so that each is positioned anew. */
let shownCount = 0
const listeners = new Set<() => void>()
const time = createToastTimer(() => set(undefined))

function set(toast: Toast | undefined): void {
  current = toast
  shownCount += 1
  if (toast) time.begin(toast.isBrief)
  else time.stop()
  for (const listener of listeners) listener()
}

/** Shows a toast, replacing the current one. */
export function showToast(toast: Toast): void {
  set(toast)
}

/** Shows the toast that an earlier page left for this one. */
export function showKeptToast(): void {
  const kept = takeFromEarlierPage('toast')
  if (kept) set({ title: kept })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The mounted toast regions, newest last. A toast goes to the last one, as an open dialog hides those before it. */
const places: object[] = []

function open(place: object) {
  places.push(place)
  for (const listener of listeners) listener()
  return () => {
    places.splice(places.indexOf(place), 1)
    for (const listener of listeners) listener()
  }
}

/** One toast, positioned so that it covers no control. */
function Shown({ toast }: { toast: Toast }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? keepToastClear(box.current) : undefined), [])
  return (
    // Hovering only pauses the timer, for those still reading; there is nothing to operate.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div
      ref={box}
      className={toast.isBad ? 'toast bad' : 'toast'}
      onPointerEnter={time.pause}
      onPointerLeave={time.goOn}
      onFocus={time.pause}
      onBlur={time.goOn}
    >
      <Icon name={toast.isBad ? 'note' : 'check'} />
      <div>
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <CloseButton onClose={() => set(undefined)} />
    </div>
  )
}

/** The live region for toasts: one for the page, one in each dialog. */
export function Toasts() {
  const [place] = useState(() => ({}))
  useEffect(() => open(place), [place])
  const toast = useSyncExternalStore(
    subscribe,
    () => (places.at(-1) === place ? current : undefined),
    () => undefined,
  )
  return (
    <div className="toasts" role={toast?.isBad ? 'alert' : 'status'}>
      {toast && <Shown key={shownCount} toast={toast} />}
    </div>
  )
}
