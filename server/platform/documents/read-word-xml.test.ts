import { expect, test } from 'vitest'
import { makeParagraphs } from '#testing/documents/make-documents.ts'
import { judgeGrowth } from '#testing/engine/judge-growth.ts'
import { readWordXml } from './read-word-xml.ts'

const read = (xml: string) => readWordXml(xml, 10_000)

test('line breaks, tabs and hyphens in a Word document separate words', () => {
  const tabStops = '<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>'
  const run = '<w:r><w:t>Honest</w:t><w:br/><w:t xml:space="preserve"> warm</w:t><w:tab/><w:t>well</w:t>'
  expect(read(`<w:p>${tabStops}${run}<w:noBreakHyphen/><w:t>made</w:t></w:r></w:p>`)).toBe('Honest\n warm\twell-made\n')
})

test('a table gives one line per row', () => {
  const cell = (...lines: string[]) => `<w:tc>${makeParagraphs(lines)}</w:tc>`
  const rows = `<w:tr>${cell('Value')}${cell('Meaning')}</w:tr><w:tr>${cell('Honesty')}${cell('We say it', 'and do it')}</w:tr>`
  expect(read(`<w:tbl>${rows}</w:tbl>`)).toBe('Value\tMeaning\nHonesty\tWe say it\nand do it\n')
})

test('deleted and moved text, field codes and second copies are left out', () => {
  const deleted = '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>'
  const moved = `<w:moveFrom><w:r><w:t>old place</w:t></w:r></w:moveFrom><w:r><w:instrText>PAGE</w:instrText></w:r>`
  const box = `<mc:Choice>${makeParagraphs(['box'])}</mc:Choice><mc:Fallback>${makeParagraphs(['box'])}</mc:Fallback>`
  expect(read(`${deleted}${moved}<mc:AlternateContent>${box}</mc:AlternateContent>`)).toBe('box\n')
})

test('entities are decoded once, and those the document defines are not expanded', () => {
  const doctype = '<!DOCTYPE a [<!ENTITY b "bomb">]>'
  expect(read(`${doctype}<w:t>R&amp;D &#8211; &#x2013; &amp;lt; &b;</w:t>`)).toBe('R&D – – &lt; &b;')
})

test('reading stops at its limit', () => {
  expect(readWordXml(makeParagraphs(Array(1000).fill('word')), 20)).toBe('word\nword\nword\nword\n')
})

const brokenXml = ['<constructor/>', '<w:p', '<w:p ', '<![CDATA[', '<', '&#', '</']
const endlessTags = ['a', 'a:', ' ', '&', '/']

test.each([...brokenXml.map((part) => ['', part] as const), ...endlessTags.map((part) => ['<', part] as const)])(
  'broken XML is read in linear time: %s%s …',
  (begin, part) => {
    const broken = (times: number) => `${begin}${part.repeat(times)}`
    expect(read(broken(1000))).toBe('')
    expect(judgeGrowth(read, broken, 300_000)).toBeUndefined()
  },
)
