/** The form demo: each field's rules, when they are checked, and a submit that sends nothing. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expect, setUp, test } from './visitor.ts'

const stateOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')

/** Stops the clock: from here on time passes only when a test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.formDemo)
})

async function fillAll(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Marta')
  await page.getByLabel('Last Name').fill('Lindqvist')
  await page.getByLabel('Email').fill('marta@ternandtide.example')
  await page.getByLabel('Business Name').fill('Tern & Tide')
  await page.getByLabel('Industry').selectOption('education')
  await page.getByLabel('Company Size').selectOption('2-5')
}

test('a field is not validated until it has been left once, then 300 ms after the last key', async ({ page }) => {
  const field = page.getByLabel('First Name')
  await stopClock(page)
  await field.pressSequentially('M')
  await expect(stateOf(page, 'firstName')).toHaveText('idle')
  await page.clock.runFor(500)
  await expect(stateOf(page, 'firstName')).toHaveText('idle')
  await field.blur()
  await page.clock.runFor(500)
  await expect(stateOf(page, 'firstName')).toHaveText('invalid')
  await expect(page.getByText('First Name must be at least 2 characters')).toBeVisible()
  await field.fill('Ma')
  await expect(stateOf(page, 'firstName')).toHaveText('validating')
  await page.clock.runFor(299)
  await expect(stateOf(page, 'firstName')).toHaveText('validating')
  await page.clock.runFor(2)
  await expect(stateOf(page, 'firstName')).toHaveText('valid')
  await expect(page.getByText('First Name must be at least 2 characters')).toBeHidden()
})

test('a form with errors is not submitted: each error is shown, and the first field gets the focus', async ({
  page,
}) => {
  await page.getByLabel('Email').fill('marta@')
  await page.getByLabel('Website').fill('ternandtide.example')
  await page.getByRole('button', { name: 'Submit Form' }).click()
  for (const says of [
    'First Name is required',
    'Last Name is required',
    'Please enter a valid email address',
    'Business Name is required',
    'Industry is required',
    'Company Size is required',
    'Website URL must start with http:// or https://',
    'Please fix the errors above',
  ])
    await expect(page.getByText(says, { exact: true })).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(stateOf(page, 'form')).toHaveText('blocked, 7 errors')
  await expect(page.getByLabel('Email')).toHaveValue('marta@')
  await page.getByRole('button', { name: 'Reset Form' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByText('Please fix the errors above')).toBeHidden()
  await expect(stateOf(page, 'form')).toHaveText('untouched')
})

test('a valid form waits two seconds, shows an alert and sends nothing', async ({ page }) => {
  await fillAll(page)
  await stopClock(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const told: string[] = []
  page.on('dialog', async (dialog) => {
    told.push(dialog.message())
    await dialog.accept()
  })
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.clock.runFor(1900)
  expect(told).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => told).toEqual(['Form submitted successfully!'])
  await expect(stateOf(page, 'form')).toHaveText('submitted')
  expect(sent).toEqual([])
})

test('a failed submit says so and keeps what was typed', async ({ page }) => {
  await page.evaluate(() => {
    window.alert = () => {
      throw new Error('no alert')
    }
  })
  await fillAll(page)
  await page.getByRole('button', { name: 'Submit Form' }).click()
  await expect(page.getByText('An error occurred while submitting the form')).toBeVisible()
  await expect(page.getByLabel('Business Name')).toHaveValue('Tern & Tide')
})
