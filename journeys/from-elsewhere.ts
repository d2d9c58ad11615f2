/** Arriving from another site: the browser marks the request as cross-site, as for a link in a mail or a shop. */
import type { Page } from '@playwright/test'

/** Opens an address by clicking a link on another site. */
export async function openFromElsewhere(page: Page, address: string): Promise<void> {
  await page.goto('data:text/html,<a>Go on</a>')
  await page.locator('a').evaluate((link, href) => link.setAttribute('href', href), address)
  await page.locator('a').click()
}
