/**
 * The global error filter: errors thrown by browser extensions and developer tools are not logged, and nothing is
 * logged twice. Neither are refusals: the screen explains them, and the browser has logged the request already.
 */
import { CallError } from '#web/calls/send.ts'

const foreign = [
  /mutation ?observer/i,
  /content[ -]?script/i,
  /dev ?tools/i,
  /(chrome|moz|safari-web|ms-browser)-extension:/i,
  /extension context invalidated/i,
  /could not establish connection\. receiving end does not exist/i,
  /ResizeObserver loop/i,
  /The message port closed before a response was received/i,
]

/** Whether a text comes from a browser extension, a content script or the developer tools. */
export const isForeignErrorText = (text: string) => foreign.some((pattern) => pattern.test(text))

/** Whether this is a refusal (4xx) by the server. */
export const isRefusal = (thing: unknown) => thing instanceof CallError && thing.status >= 400 && thing.status < 500

const textOf = (thing: unknown) =>
  thing instanceof Error ? `${thing.name} ${thing.message} ${thing.stack ?? ''}` : String(thing)

/** Installs the filter for window errors, unhandled rejections and the console. */
export function filterForeignErrors(): void {
  const log = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    if (!parts.some((part) => isRefusal(part) || isForeignErrorText(textOf(part)))) log(...parts)
  }
  window.addEventListener('error', (event) => {
    if (isForeignErrorText(`${event.message} ${event.filename}`)) event.preventDefault()
  })
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    console.error(event.reason)
  })
}
