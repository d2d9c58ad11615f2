/** The export: the brand in four forms, as soon as the words are complete. */
import { paths } from '#web/paths.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

test('the export opens with the words: previewed, copied, downloaded in four forms (D1-007)', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.brandExport)
  await expect(page.getByRole('heading', { name: 'Your words come first' })).toBeVisible()
  await fillAttributes(page.request)
  await page.reload()
  for (const [form, fileName] of [
    [/^Markdown brief/, 'brand-brief.md'],
    [/^AI system prompt/, /\.(md|txt)$/],
    [/^JSON For software/, /\.json$/],
    [/^JSONL/, /\.jsonl$/],
  ] as const) {
    await page.getByRole('radio', { name: form }).check()
    await page.getByRole('button', { name: 'Copy' }).click()
    const shown = (await page.locator('pre').textContent()) ?? ''
    for (const said of ['Harbour Loaf', 'plain-spoken', 'baked on the boat']) expect(shown).toContain(said)
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    expect((await started).suggestedFilename()).toMatch(fileName)
  }
})
