/** Two owners at one browser, one after the other. */
import { expect, fillAttributes, finishUvp, newOwner, setUp, signUp, test } from './visitor.ts'

test('T29 what an owner leaves in the browser carries her id, is gone when she signs out, and is not seen by the next', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const { id } = await (await page.request.get('/api/auth/user')).json()
  await page.goto('/toolkit/taglines')
  await expect(page.getByRole('heading', { name: /^\d+ taglines$/ })).toBeVisible()
  const readKeys = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(readKeys).toContain(`taglines-data:${id}`)
  expect((await readKeys()).filter((key) => !key.includes(id))).toEqual([])
  const { taglines } = await (await page.request.get('/api/taglines')).json()

  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(readKeys).toEqual([])

  await signUp(page.request, newOwner())
  await page.request.put('/api/profile', { data: { onboardingCompleted: true } })
  await page.goto('/toolkit/taglines')
  await expect(page.getByText('No taglines generated yet.')).toBeVisible()
  await expect(page.getByText(taglines[0])).toHaveCount(0)
})
