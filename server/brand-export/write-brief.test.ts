import { expect, test } from 'vitest'
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { countWordsNotOnce, listUniqueWords, makeWholeBrand } from '#testing/contract/whole-brand.ts'
import { writeMarkdownBrief } from './write-brief.ts'

/** Text for every character sequence that means something at the start of a Markdown line. */
const hostile = [
  '# h',
  'x ##',
  '* * *',
  '_x_',
  '- [x] done',
  '\\<b>x</b>',
  '\\',
  '- x',
  '+ x',
  '1. x',
  '2) x',
  '> q',
  '---',
  '===',
  '~~~',
  '```',
  '| a |',
  '    code',
  '<b>x</b>',
  '![x](https://evil.example)',
  '[x]: https://evil.example',
  '&lt;b&#62;',
]

test('the Markdown has everything the owner wrote and the tools found, exactly once', () => {
  const brand = makeWholeBrand()
  const text = writeMarkdownBrief(brand)
  expect(countWordsNotOnce(listUniqueWords(brand), text)).toEqual({})
  expect(text).toContain('Leaning, not settled, with 64% confidence.')
  expect(text).toContain('Reviewed on November 28, 2026: 6.5 out of 10 overall; Brand Voice 7.0')
})

test("a review is dated in the reader's time zone", () => {
  const brand = makeWholeBrand()
  const late = {
    ...brand,
    websiteReview: brand.websiteReview && { ...brand.websiteReview, madeAt: '2026-11-28T03:00:00Z' },
  }
  expect(writeMarkdownBrief(late)).toContain('November 28, 2026')
  expect(writeMarkdownBrief(late, 'America/New_York')).toContain('November 27, 2026')
  expect(writeMarkdownBrief(late, 'Nowhere/Else')).toContain('November 28, 2026')
})

test('nothing that users type anywhere is read as Markdown', () => {
  const clean = writeMarkdownBrief(makeWholeBrand())
  const told = JSON.stringify(makeWholeBrand()).replaceAll(/"(word\d{4}x)"/g, (_, word) =>
    JSON.stringify([word, ...hostile].join('\n')),
  )
  const brand: ExportedBrand = JSON.parse(told)
  const text = writeMarkdownBrief(brand)
  const marks = (written: string, mark: RegExp) => written.match(mark)?.length ?? 0
  for (const mark of [/^#{1,6} /gm, /^(?: {0,3}|> *)(?:[-+*] )/gm, /^\d+[.)] /gm, /\*\*/g])
    expect(marks(text.replaceAll('\\*', ''), mark), String(mark)).toBe(marks(clean, mark))
  for (const line of text.split('\n')) {
    const said = line.replace(/^> ?/, '')
    expect(said, line).not.toMatch(/^(?:[-+] x|\d[.)] x|> q|---|===|~~~|```| {4}code)/)
    expect(said.replace(/\\./g, ''), line).not.toMatch(/<b|\]\(|\]:|&lt;|&#62;|```|~~~/)
  }
})

test('text that means nothing in Markdown is not escaped', () => {
  const brand = makeWholeBrand()
  const said = '2-5 people, C# & R&D [since 1986], ~20 minutes, a < b > c, -5°, my_file_name, (a) 50% = half | more.'
  const text = writeMarkdownBrief({
    ...brand,
    uniqueValueProposition: said,
    interview: [
      { topic: 'other', question: said, answer: `${said}\n2-5\n+49 151\n1.5 hours\n#1 in town`, tells: true },
    ],
  })
  const kept = said.replace('[', '\\[')
  expect(text).toContain(`## Unique value proposition\n\n> ${kept}\n`)
  expect(text).toContain(`**${kept}**\n\n> ${kept}\n>\n> 2-5\n>\n> +49 151\n>\n> 1.5 hours\n>\n> #1 in town\n`)
})

test('paragraphs stay apart', () => {
  const brand = makeWholeBrand()
  const interview = [{ topic: 'other' as const, question: 'How?', answer: 'First this.\n\nThen that.', tells: true }]
  expect(writeMarkdownBrief({ ...brand, interview })).toContain('**How?**\n\n> First this.\n>\n> Then that.\n')
})
