/** Toasts: one at a time, five seconds, read out by screen readers. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { takeLeft } from '#web/ui/left-for-next-page.ts'

export const toastMs = 5000

export type Toast = { title: string; text?: string; isBad?: boolean }

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(toast: Toast | undefined): void {
  current = toast
  clearTimeout(timer)
  if (toast) timer = setTimeout(() => set(undefined), toastMs)
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one that stands. */
export function showToast(toast: Toast): void {
  set(toast)
}

/** Shows the toast that an earlier page left for this one. */
export function showKeptToast(): void {
  const kept = takeLeft('toast')
  if (kept) set({ title: kept })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The places where toasts can appear, the newest last: an open dialog covers those before it, for ears as for eyes. */
const places: object[] = []

function open(place: object) {
  places.push(place)
  for (const listener of listeners) listener()
  return () => {
    places.splice(places.indexOf(place), 1)
    for (const listener of listeners) listener()
  }
}

/** The place where toasts appear: one for the page, one in each dialog. */
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
      {toast && (
        <div className={toast.isBad ? 'toast bad' : 'toast'}>
          <Icon name={toast.isBad ? 'note' : 'check'} />
          <div>
            <b>{toast.title}</b>
            {toast.text && <p>{toast.text}</p>}
          </div>
          <button className="x" type="button" aria-label="Close" onClick={() => set(undefined)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
