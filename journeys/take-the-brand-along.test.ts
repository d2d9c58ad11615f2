/** The export: the brief as a page, and the brand in four formats, as soon as the words are complete. */
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, setUp, test } from './visitor.ts'

test('once the words are complete the export can be previewed, copied and downloaded in four formats', async ({
  page,
}) => {
  await setUp(page.request)
  await page.goto(paths.brandExport)
  await expect(page.getByRole('heading', { name: 'Your words come first' })).toBeVisible()
  await fillAttributes(page.request)
  await page.reload()
  await expect(page.getByText('It has your answers as you wrote them.'), 'only what is there').toBeVisible()
  for (const [form, fileName] of [
    [/^Markdown brief/, 'brand-brief.md'],
    [/^AI system prompt/, /\.(md|txt)$/],
    [/^JSON For software/, /\.json$/],
    [/JSONL/, /\.jsonl$/],
  ] as const) {
    await page.getByRole('radio', { name: form }).check()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const shown = (await page.locator('pre').textContent()) ?? ''
    for (const said of ['Harbour Loaf', 'plain-spoken', 'baked on the boat']) expect(shown).toContain(said)
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    expect((await started).suggestedFilename()).toMatch(fileName)
  }
})

test('the brand brief can be read as a page, copied with its formatting, and printed without anything around it', async ({
  page,
}) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  const { chosenUvp, chosenTagline } = await (await page.request.get('/api/user-profile')).json()
  await page.goto(paths.brandExport)
  await expect(page.getByText('It has your answers as you wrote them and the lines you chose.')).toBeVisible()
  const brief = page.getByRole('article', { name: 'Brand brief' })
  await expect(brief.getByRole('heading', { name: 'Harbour Loaf' })).toBeVisible()
  for (const said of [chosenUvp, chosenTagline, 'plain-spoken', 'We bake on the boat', 'baked on the boat'])
    await expect(brief).toContainText(said)
  await expect(brief).not.toContainText(/##|\*\*/)
  await expectAccessibleAndFitting(page, 'the brand brief')
  await page.getByRole('button', { name: 'Copy the brief' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return Promise.all(['text/plain', 'text/html'].map(async (type) => (await item?.getType(type))?.text()))
  })
  expect(copied[0]).toContain(chosenTagline)
  expect(copied[1]).toMatch(/<h2[^>]*>Harbour Loaf<\/h2>/)
  await page.emulateMedia({ media: 'print' })
  await expect(brief).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For AI tools and developers' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})
