/** The archetype: the twelve to browse. */
import { archetypeIds, archetypes } from '#contract/archetypes.ts'
import { paths } from '#web/paths.ts'
import { expect, setUp, test } from './visitor.ts'

test('the twelve are open to everyone signed in, each with what drives it, what it fears, how it sounds (D2-007)', async ({
  page,
}) => {
  await setUp(page.request)
  await page.goto(paths.toolkit)
  await page.getByRole('link', { name: 'The twelve archetypes' }).first().click()
  await expect(page).toHaveURL(/\/toolkit\/brand-archetypes$/)
  await expect(page.getByRole('heading', { name: 'The Twelve Brand Archetypes' })).toBeVisible()
  for (const id of archetypeIds) {
    const entry = page.locator(`#archetype-${id}`)
    for (const said of [archetypes[id].name, archetypes[id].motto, 'Drives it', 'It fears', 'It sounds', 'Often named'])
      await expect(entry).toContainText(said)
  }
  await expect(page.getByRole('img', { name: 'The archetype wheel of twelve, still empty.' })).toBeVisible()
  await expect(page.getByText('% of your brand')).toHaveCount(0)
  await page.getByRole('link', { name: 'The Lover' }).click()
  await expect(page.locator('#archetype-lover')).toBeInViewport()
})
