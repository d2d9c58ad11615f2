/** Toasts without a framework, for the prebuilt pages: one at a time, five seconds, read out at once. */

const toastMs = 5000
let timer: ReturnType<typeof setTimeout> | undefined

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.id = 'toasts'
  place.setAttribute('role', 'alert')
  return place
}

/** In an open dialog, for what lies under one is neither seen nor read out. */
function placeOfToasts(): HTMLElement {
  const place = document.getElementById('toasts') ?? makePlace()
  const around = document.querySelector('dialog[open]') ?? document.body
  if (place.parentElement !== around) around.append(place)
  return place
}

/** Makes the place of toasts; screen readers announce only what changes in a place that they know. Once more when a dialog opens or closes. */
export function prepareToasts(): void {
  placeOfToasts()
}

/** Shows an error in place of the toast that stands. */
export function showErrorToast(title: string, text: string): void {
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
  close.addEventListener('click', () => place.replaceChildren())
  toast.append(head, sentence, close)
  place.replaceChildren(toast)
  clearTimeout(timer)
  timer = setTimeout(() => place.replaceChildren(), toastMs)
}
