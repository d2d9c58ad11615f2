/** Toasts without a framework, for the prebuilt pages: one at a time, five seconds, announced at once. */
import { keepToastClear } from '#web/ui/keep-toast-clear.ts'
import { createToastTimer } from '#web/ui/toast-duration.ts'

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'toasts'
  place.setAttribute('role', 'alert')
  return place
}

/** Inside the open dialog if there is one, since content under it is neither visible nor announced. */
function placeOfToasts(): HTMLElement {
  const place = document.getElementById('toasts') ?? makePlace()
  const around = document.querySelector('dialog[open]') ?? document.body
  if (place.parentElement !== around) around.append(place)
  return place
}

/**
 * Creates the live region for toasts ahead of time: screen readers announce only changes in a region they know. Call
 * it again when a dialog opens or closes.
 */
export function prepareToasts(): void {
  placeOfToasts()
}

let leave = () => {}
const time = createToastTimer(() => leave())

/** Shows an error toast, replacing the current one. */
export function showErrorToast(title: string, text: string): void {
  leave()
  const place = placeOfToasts()
  const toast = document.createElement('div')
  toast.className = 'toast bad'
  const head = document.createElement('b')
  head.textContent = title
  const sentence = document.createElement('p')
  sentence.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'x'
  close.setAttribute('aria-label', 'Close')
  close.textContent = '×'
  close.addEventListener('click', () => leave())
  toast.append(head, sentence, close)
  for (const event of ['pointerenter', 'focusin'] as const) toast.addEventListener(event, time.pause)
  for (const event of ['pointerleave', 'focusout'] as const) toast.addEventListener(event, time.goOn)
  place.replaceChildren(toast)
  const stopClearing = keepToastClear(toast)
  leave = () => {
    time.stop()
    stopClearing()
    place.replaceChildren()
  }
  time.begin()
}
