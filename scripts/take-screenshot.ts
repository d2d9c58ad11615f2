/** `npm run screenshot`: takes the README's picture, from a temporary server with an invented brand. */
import { chromium } from '@playwright/test'
import { makeExampleBrand } from './example-brand.ts'
import { requireChromium } from './find-chromium.ts'
import { startScratchServer } from './scratch-server.ts'

const picture = 'docs/screenshot.png'

const executablePath = await requireChromium()
const { address, stop } = await startScratchServer()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1180 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await makeExampleBrand(address, page.request)
  await page.goto(`${address}/toolkit`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: picture })
  console.log(`Wrote ${picture}.`)
} finally {
  await browser.close()
  await stop()
}
