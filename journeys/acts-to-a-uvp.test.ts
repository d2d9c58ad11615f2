/** How many presses and typed fields it takes to get from signing up to a saved value proposition. */
import type { Page } from '@playwright/test'
import { categories } from '#contract/plain/brand.ts'
import { paths } from '#web/paths.ts'
import { findWordInput } from './discovery-screen.ts'
import { answerSetup, createAccount } from './set-up.ts'
import { expect, fives, newOwner, test } from './visitor.ts'

/** The shortest path since owners choose the number one word of each category. A change may lower these, never raise them. */
const most = { presses: 36, fields: 16 }

type Acts = { presses: number; fields: number }

/** From now on, on every page: counts presses (Enter included) and fields typed in, again after the focus has moved. */
async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { presses: 0, fields: 0 }
  await page.exposeBinding('noteAct', (_, kind: keyof Acts) => {
    acts[kind] += 1
  })
  await page.addInitScript(() => {
    const note = (kind: string) => Reflect.get(globalThis, 'noteAct')(kind)
    let typedIn: EventTarget | null = null
    const options = { capture: true }
    addEventListener('pointerdown', () => note('presses'), options)
    addEventListener('keydown', ({ key }) => key === 'Enter' && note('presses'), options)
    addEventListener('focusin', () => (typedIn = null), options)
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox])')
        if (!isTyped || target === typedIn) return
        typedIn = target
        note('fields')
      },
      options,
    )
  })
  return acts
}

test('getting from sign-up to a saved value proposition takes no more presses and typing than the limit', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const acts = await countActs(page)
  const owner = newOwner()
  await page.goto(paths.login)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await createAccount(page, owner)
  await answerSetup(page, owner.businessName)
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByRole('link', { name: 'Start Discovery' }).first().click()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  for (const [index, category] of categories.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
    await findWordInput(page).fill(fives[category].join(', '))
    await page.keyboard.press('Enter')
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: index === 5 ? 'Complete Journey' : 'Next Step' }).click()
    if (index === 0) await page.getByRole('button', { name: 'Continue to Customers' }).click()
  }
  await page.getByRole('link', { name: 'Continue to Next Tool' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Save My UVP →' }).click()
  await expect(page.getByRole('heading', { name: 'Brand Taglines' })).toBeVisible()

  expect(acts.fields, 'the fields are counted').toBeGreaterThan(8)
  expect(acts.presses).toBeLessThanOrEqual(most.presses)
  expect(acts.fields).toBeLessThanOrEqual(most.fields)
})
