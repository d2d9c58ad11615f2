import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { makeValuesPrintJob } from '#server/core-values/values-report.ts'
import { draw } from '#server/core-values/values-report-drawing.ts'

const value = (title: string, description = '') => ({ title, description })
async function pagesOf(businessName: string, values: ReturnType<typeof value>[]): Promise<string[]> {
  const report = makeValuesPrintJob({ businessName, productName: 'Signet', madeOn: new Date('2026-11-22'), values })
  const pdf = await getDocumentProxy(new Uint8Array(await draw(report.data)))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

test('the poster has the business name, and each value with its description', async () => {
  const [page = '', ...others] = await pagesOf('Tarn Street Cobblers', [
    value('Ask before you cut', 'We rang Mrs Abbott first.'),
    value('Not worth mending?', 'What we do: Look inside first.\nWhat it cost: A resole.'),
    value('Patience', 'Describe what this value means to your brand...'),
  ])
  expect(others).toEqual([])
  for (const said of [
    'Tarn Street Cobblers',
    'Our values',
    'Ask before you cut',
    'We rang Mrs Abbott first.',
    'What we do',
    'Look inside first.',
    'Patience',
    'November 22, 2026 · Made with Signet',
  ])
    expect(page).toContain(said)
  expect(page.indexOf('Signet'), 'the product stands at the foot alone').toBe(page.lastIndexOf('Signet'))
  expect(page).not.toContain('Describe what')
})

test('five values of a few lines fit on one page; thirty continue on more pages without a loss', async () => {
  const long = 'We look inside the shoe first, and say what we would do if it were ours, and what that costs. '.repeat(
    3,
  )
  expect(
    await pagesOf(
      '',
      Array.from({ length: 5 }, (_, at) => value(`Value ${at}`, long)),
    ),
  ).toHaveLength(1)
  const many = await pagesOf(
    '',
    Array.from({ length: 30 }, (_, at) => value(`Value ${at} of all`, long)),
  )
  for (const at of Array.from({ length: 30 }).keys()) expect(many.join(' ')).toContain(`Value ${at} of all`)
  expect(many[0]).toContain('Your brand')
})
