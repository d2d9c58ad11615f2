/** A slow network, or a busy browser, shows a public page before all of it has arrived: the rest must move nothing. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '#web/paths.ts'
import { expectNoShift, noteShifts } from './layout-shifts.ts'
import { phoneWindow } from './screen-checks.ts'
import { expect, test } from './visitor.ts'

const pieces = ['<details class="menu"', '<summary aria-label="Menu"']

/** Serves the page at `url` up to `piece`, and the rest once a browser had time to paint; everything else at once. */
async function serveInPieces(url: string, piece: string) {
  const html = await (await fetch(url)).text()
  const end = html.indexOf(piece)
  expect(end).toBeGreaterThan(0)
  const server = createServer(async (request, response) => {
    if (request.url !== '/') {
      const file = await fetch(new URL(request.url ?? '', url))
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await file.arrayBuffer()))
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end))
    await sleep(500)
    response.end(html.slice(end))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test.use({ viewport: phoneWindow })
for (const path of [paths.home, paths.marketing]) {
  test(`the bar of ${path} does not move when its menu arrives after the rest of it`, async ({ page }) => {
    const url = (await page.request.get(path)).url()
    await noteShifts(page)
    for (const piece of pieces) {
      const server = await serveInPieces(url, piece)
      await page.goto(server.url, { waitUntil: 'commit' })
      await expect(page.locator('.public-action')).toBeVisible()
      await page.waitForLoadState('load')
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
      await expectNoShift(page)
      server.close()
    }
  })
}
