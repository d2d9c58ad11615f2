/** The dashboard comes with the page itself: it can be read before any script runs. */
import { expect, setUp, test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

test('the dashboard shows the business and its six steps before any script runs', async ({ page }) => {
  const owner = await setUp(page.request)
  await page.goto('/toolkit')
  await expect(page.locator('main')).toContainText(owner.businessName)
  await expect(page.getByRole('list', { name: 'The six steps' }).locator('> li')).toHaveCount(6)
  await expect(page.getByRole('banner')).toContainText('14 days')
})
