import { pathToFileURL } from 'node:url'
import { test } from '@playwright/test'
import { buildParts } from '../scripts/build-parts.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'

test('the page of all parts is accessible and fits', async ({ page }) => {
  await page.goto(pathToFileURL(`${await buildParts()}/system.html`).href)
  await expectAccessibleAndFitting(page, 'parts')
})
