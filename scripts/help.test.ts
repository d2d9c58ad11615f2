/** What the help says of screens and figures is what they say themselves. */
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { passwordLengthMin } from '#contract/account.ts'
import { helpArticles, helpGroups } from '#contract/plain/help/help-articles.ts'
import { sessionIdleMs, sessionLifeMs } from '#server/account/session-store.ts'
import { documentLimits } from '#server/platform/documents/document-limits.ts'
import { furtherPagesMax } from '#server/platform/sites/crawl-site.ts'

const textOf = (id: string) => helpArticles.find((each) => each.id === id)?.text ?? ''
const day = 86_400_000

test('every label that the help quotes stands on a screen, to the letter', async () => {
  let screens = ''
  for await (const file of glob('{web,contract}/**/*.{ts,tsx}', { exclude: ['contract/plain/help/**'] }))
    screens += ` ${(await readFile(file, 'utf8')).replace(/\s+/g, ' ')}`
  const quoted = helpArticles.flatMap(({ id, title, text }) =>
    [...`${title} ${text}`.matchAll(/“([^”]+)”/g)].map(([, label = '']) => ({ id, label })),
  )
  expect(quoted.length).toBeGreaterThan(50)
  expect(quoted.filter(({ label }) => !screens.includes(label))).toEqual([])
})

test('the figures that no plain table holds are those of the server', () => {
  const { fileBytesMax, pagesMax, charactersMax, pixelsMax } = documentLimits
  const megabyte = 1024 * 1024
  expect(textOf('file-formats')).toContain(`up to ${fileBytesMax / megabyte} MB`)
  expect(textOf('file-formats')).toContain(`up to ${pagesMax} pages`)
  expect(textOf('file-formats')).toContain(`${pixelsMax / megabyte} megapixels`)
  expect(textOf('file-formats')).toContain(`${charactersMax.toLocaleString('en-US')} characters`)
  expect(textOf('signed-out')).toContain(
    `${sessionIdleMs / day} days without a visit, after ${sessionLifeMs / day} days`,
  )
  expect([textOf('what-review-does'), furtherPagesMax]).toEqual([expect.stringContaining('up to eight pages'), 8])
  expect([textOf('change-password'), passwordLengthMin]).toEqual([expect.stringContaining('at least eight'), 8])
})

test('as many checks are told as a review makes', async () => {
  const [, count = ''] = /makes (\d+) checks/.exec(await readFile('docs/brand-review-checks.md', 'utf8')) ?? []
  expect(textOf('what-review-does')).toContain(`${count} checks`)
})

test('no text of the help is set with straight quotes, and the product is called as its setting says', () => {
  const texts = helpGroups.flatMap(({ title, articles }) => [
    title,
    ...articles.flatMap((each) => [each.title, each.text]),
  ])
  expect(texts.filter((text) => /["']|--(?! )|\bSignet\b/.test(text))).toEqual([])
})
