/** Actions for which being signed in is not enough: the password, or a code, is asked for again. */
import { paths } from '#web/paths.ts'
import { expireConfirmation } from './database-fixtures.ts'
import { expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

test('T49 downloading all data asks for the password first, and continues once it is right', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 40[03]/, /CallError: 40[03]/)
  const owner = await setUp(page.request)
  await page.goto(paths.profile)
  await expireConfirmation(owner.email)
  const opener = page.getByRole('button', { name: 'Download all data (JSON)' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expectAccessibleAndFitting(page, 'confirming who is there')
  await page.setViewportSize(phoneWindow)
  await expectAccessibleAndFitting(page, 'confirming who is there, on a phone')
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toContainText('Please confirm that it’s you first.')
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That’s not your current password.')).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill(owner.password)
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('my-data.json')
  await expect(dialog).toHaveCount(0)
})

test('T49 an account is deleted only after the password is confirmed; canceling leaves it as it was', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 40[13]/, /CallError: 40[13]/)
  const owner = await setUp(page.request)
  await page.goto(paths.profile)
  await expireConfirmation(owner.email)
  await page.getByRole('button', { name: 'Delete this account' }).click()
  await page.getByLabel('Type delete harbour loaf to confirm').fill('delete harbour loaf')
  const goes = page.getByRole('button', { name: 'Delete for good' })
  await goes.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.toast')).toContainText('Nothing was deleted')
  expect((await page.request.get('/api/auth/user')).ok()).toBe(true)
  await goes.click()
  await dialog.getByLabel('Your password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/login#deleted$/)
})
