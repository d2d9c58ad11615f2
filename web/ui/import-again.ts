/**
 * Imports a part of the program, also when it could not be had before: browsers keep the failure of an address for as long
 * as the page stands, and the bundler takes a style sheet that failed for loaded.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
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

/** A style sheet that did not come has no rules, or lets nobody read them. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Style sheets that did not come are asked for once more. Rejects when one fails again. */
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
