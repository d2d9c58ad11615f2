import { expect, it } from 'vitest'
import { healthyAuditAnswers, healthyBrand, makeChangedSite, makeSite, makeTestAddress } from '#testing/engine/site.ts'
import { auditSite } from './audit-site.ts'
import { passageLimits } from './list-passages.ts'

const passagesOf = (site: ReturnType<typeof makeSite>) => {
  const result = auditSite(site, healthyAuditAnswers, healthyBrand)
  return result.kind === 'report' ? result.passages : []
}
const words = 'Some words about shoes that fit small feet and the people who measure them'

it('lists what the pages say with its place, each text once, without menus and the words of others', () => {
  const passages = passagesOf(makeChangedSite())
  expect(passages.slice(0, 2)).toMatchObject([
    { page: makeTestAddress('/'), part: 'heading', number: 1, text: 'Shoes that fit small feet' },
    { page: makeTestAddress('/'), part: 'paragraph', number: 1 },
  ])
  const texts = passages.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(passages.filter(({ part }) => part === 'footer')).toHaveLength(1)
  expect(texts.join(' ')).not.toMatch(/kick off|About us/)
})

it('counts headings, paragraphs, list items and rows of a page each for themselves', () => {
  const html = `<h1>One heading here</h1><p>${words}.</p><ul><li>${words} at home</li><li>${words} in town</li></ul>
    <table><tr><td>The fitting of shoes</td><td>Free of any charge</td></tr></table><h2>Another heading here</h2>`
  expect(passagesOf(makeSite([{ path: '/', html }])).map(({ part, number }) => `${part} ${number}`)).toEqual([
    ...['heading 1', 'paragraph 1', 'item 1', 'item 2', 'row 1', 'row 2', 'heading 2'],
  ])
})

it('stays within its bounds, and cuts no word in two', () => {
  const long = passagesOf(makeSite([{ path: '/', html: `<p>${`${words} `.repeat(40)}</p>` }]))[0]?.text ?? ''
  expect(long.length).toBeLessThanOrEqual(passageLimits.charactersMax)
  expect(`${words} `.repeat(40).startsWith(`${long} `)).toBe(true)
  const many = Array.from({ length: 500 }, (_, at) => `<p>${words} for the ${at}th time.</p>`).join('')
  expect(passagesOf(makeSite([{ path: '/', html: many }]))).toHaveLength(passageLimits.passagesMax)
  const large = Array.from({ length: 150 }, (_, at) => `<p>${at} ${`${words} `.repeat(5)}</p>`).join('')
  const characters = passagesOf(makeSite([{ path: '/', html: large }])).reduce((sum, { text }) => sum + text.length, 0)
  expect(characters).toBeLessThanOrEqual(passageLimits.allCharactersMax)
  expect(characters).toBeGreaterThan(passageLimits.allCharactersMax - passageLimits.charactersMax)
})

it('reads characters that no database takes as nothing', () => {
  const html = `<h1>Letters that are \u0000 half there</h1><p>${words} \u0000 and on.</p>`
  expect(JSON.stringify(passagesOf(makeSite([{ path: '/', html }])))).not.toContain('u0000')
})
