/**
 * Dynamic import that can be retried after a failure: browsers cache a failed module until the page is reloaded, and
 * the bundler treats a failed style sheet as loaded.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const loaded = await load()
    await reloadFailedStyles()
    return loaded
  } catch (error) {
    const address = /https?:\S+\.js\b/.exec(String(error))?.[0]
    if (address === undefined) throw error
    await reloadFailedStyles()
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
  }
}

/** A style sheet that failed to load has no rules, or throws on access. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Reloads the style sheets that failed. Rejects if one fails again. */
async function reloadFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const failed = links.filter((link) => !hasCome(link))
  await Promise.all(
    failed.map((old) => {
      const link = document.createElement('link')
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', () => reject(new Error(`The style sheet ${old.href} could not be loaded.`)))
      })
      link.rel = 'stylesheet'
      link.href = old.href
      old.replaceWith(link)
      return loaded
    }),
  )
}
