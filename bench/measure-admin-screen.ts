/** How long an admin waits for the user table: ms from a click or Enter to the first rows, in real Chromium. */
import { chromium, type Page } from '@playwright/test'
import { makeAdmin } from '#server/admin/make-admin.ts'
import { readConfig } from '#server/config.ts'
import { requireChromium } from '../scripts/find-chromium.ts'
import { makeOwners } from './make-owners.ts'
import { makeProductEnv, startProduct } from './start-product.ts'

/** Presses Enter in the search box, or clicks a column header, and waits until the result is painted. */
const pressAndWait = (page: Page, press: { search: string } | { column: string }): Promise<number> =>
  page.evaluate((pressed) => {
    const told = () => document.querySelector('.finder [role=status]')?.textContent ?? ''
    const table = () => document.querySelector('.users')?.textContent ?? ''
    const before = table()
    const began = performance.now()
    if ('search' in pressed) document.querySelector<HTMLFormElement>('.finder form')?.requestSubmit()
    else
      for (const button of document.querySelectorAll<HTMLButtonElement>('.users th button'))
        if (button.textContent === pressed.column) button.click()
    return new Promise<number>((resolve, reject) => {
      const look = () => {
        if (performance.now() - began > 10_000)
          return reject(new Error(`Nothing new came: ${JSON.stringify(pressed)}, ${told()}`))
        if (told() === 'Looking…' || table() === before) return requestAnimationFrame(look)
        // This task runs after the next frame: the result has been painted by then.
        return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      }
      requestAnimationFrame(look)
    })
  }, press)

async function openAdmin(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.locator('.users tbody tr').first().waitFor()
  return page.evaluate(() => performance.now())
}

export type ScreenSamples = {
  'opening the page': number[]
  'first rows of a search': number[]
  'another order': number[]
}

/** Starts the product on an already filled data folder and times each search once and each order twice. */
export async function measureAdminScreen(dataDir: string, searches: readonly string[]): Promise<ScreenSamples> {
  const product = await startProduct(dataDir)
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] })
  try {
    const [admin] = await makeOwners(product.address, 1)
    if (!admin) throw new Error('There is no admin.')
    await makeAdmin(admin.email, readConfig(makeProductEnv(dataDir, product.port)))
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const [name = '', value = ''] = admin.cookie.split('=')
    await page.context().addCookies([{ name, value, url: product.address }])
    const samples: ScreenSamples = { 'opening the page': [], 'first rows of a search': [], 'another order': [] }
    for (let turn = 0; turn < 5; turn += 1)
      samples['opening the page'].push(await openAdmin(page, `${product.address}/admin`))
    for (const column of ['User', 'Joined', 'Last login', 'User', 'Joined', 'Last login'])
      samples['another order'].push(await pressAndWait(page, { column }))
    for (const search of searches) {
      await page.locator('.finder input').fill(search)
      samples['first rows of a search'].push(await pressAndWait(page, { search }))
    }
    return samples
  } finally {
    await browser.close()
    await product.stop()
  }
}
