/** The help agrees with the screens and limits it describes. */
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { passwordLengthMin } from '#contract/account.ts'
import { helpArticles, helpGroups } from '#contract/plain/help/help-articles.ts'
import { sessionIdleMs, sessionLifeMs } from '#server/account/session-store.ts'
import { documentLimits } from '#server/platform/documents/document-limits.ts'
import { furtherPagesMax } from '#server/platform/sites/crawl-site.ts'

const textOf = (id: string) => helpArticles.find((each) => each.id === id)?.text ?? ''
const day = 86_400_000

test('every label quoted in the help is on a screen, verbatim', async () => {
  let screens = ''
  for await (const file of glob('{web,contract}/**/*.{ts,tsx}', { exclude: ['contract/plain/help/**'] }))
    screens += ` ${(await readFile(file, 'utf8')).replace(/\s+/g, ' ')}`
  const quoted = helpArticles.flatMap(({ id, title, text }) =>
    [...`${title} ${text}`.matchAll(/“([^”]+)”/g)].map(([, label = '']) => ({ id, label })),
  )
  expect(quoted.length).toBeGreaterThan(50)
  expect(quoted.filter(({ label }) => !screens.includes(label))).toEqual([])
})

test('limits in the help match the server’s', () => {
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

test('the number of checks in the help matches the documented one', async () => {
  const [, count = ''] = /makes (\d+) checks/.exec(await readFile('docs/brand-review-checks.md', 'utf8')) ?? []
  expect(textOf('what-review-does')).toContain(`${count} checks`)
})

test('the help uses no straight quotes and no hard-coded product name', () => {
  const texts = helpGroups.flatMap(({ title, articles }) => [
    title,
    ...articles.flatMap((each) => [each.title, each.text]),
  ])
  expect(texts.filter((text) => /["']|--(?! )|\bSignet\b/.test(text))).toEqual([])
})
