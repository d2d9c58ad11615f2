/** The global error filter: what browser extensions and developer tools throw is not ours to log; nothing surfaces twice. */

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
export const isForeign = (text: string) => foreign.some((pattern) => pattern.test(text))

const textOf = (thing: unknown) =>
  thing instanceof Error ? `${thing.name} ${thing.message} ${thing.stack ?? ''}` : String(thing)

/** Installs the filter for window errors, unhandled rejections and the console. */
export function filterForeignErrors(): void {
  const log = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    if (!parts.some((part) => isForeign(textOf(part)))) log(...parts)
  }
  window.addEventListener('error', (event) => {
    if (isForeign(`${event.message} ${event.filename}`)) event.preventDefault()
  })
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    console.error(event.reason)
  })
}
