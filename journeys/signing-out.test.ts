/** Signing out, and other sites that try to sign somebody out. */
import { openFromElsewhere } from './from-elsewhere.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

test('T5 a link from another site asks before it signs the user out, and either answer works', async ({
  page,
  baseURL,
}) => {
  await setUp(page.request)
  const isIn = async () => (await page.request.get('/api/auth/user')).ok()
  await openFromElsewhere(page, `${baseURL}/api/logout`)
  await expect(page.getByRole('heading', { name: 'Sign out of Signet?' })).toBeVisible()
  await expect(page).toHaveTitle('Sign out · Signet')
  expect(await isIn()).toBe(true)
  await expectAccessibleAndFitting(page, 'the page that asks')
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)

  await openFromElsewhere(page, `${baseURL}/api/logout`)
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await isIn()).toBe(false)
})
