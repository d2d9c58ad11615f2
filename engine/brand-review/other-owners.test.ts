import { expect, it } from 'vitest'
import {
  analyzeSite,
  getCheck,
  healthyAuditAnswers,
  healthyBrand,
  makeChangedSite,
  makeSite,
} from '#testing/engine/site.ts'
import { findOtherOwners } from './other-owners.ts'
import { readSite } from './read-site.ts'

const filler =
  'A few more words stand here, so that the page has enough of them to be read as a page of its own at all.'

function ownersIn(footer: string, heading = 'A few words') {
  const html = `<title>Tiptoe</title><h1>${heading}</h1><p>${filler}</p><footer>${footer}</footer>`
  const { pages } = readSite(makeSite([{ path: '/', html }]), healthyAuditAnswers, healthyBrand)
  const { firms, doubtful } = findOtherOwners(pages, 'Hart & Daughter')
  const names = (list: typeof firms) => [...new Set(list.map(({ spelling }) => spelling))]
  return { firms: names(firms), doubtful: names(doubtful) }
}

it.each([
  ['© 2019–2026 Marsh Accountants Ltd. All rights reserved.', 'Marsh Accountants Ltd'],
  ['© 2021 J.K. Ironworks. Mill Lane.', 'J.K. Ironworks'],
  ['Fenn & Sons © 2020', 'Fenn & Sons'],
])('finds another company in the copyright line: %s', (footer, firm) => {
  expect(ownersIn(footer).firms).toEqual([firm])
})

it('accepts the business itself, and reports a person’s name only as doubtful', () => {
  for (const own of ['© 2026 Hart & Daughter Ltd', '© 2026 All rights reserved.'])
    expect(ownersIn(own)).toEqual({ firms: [], doubtful: [] })
  expect(ownersIn('© 2026 Ruth Fenn')).toEqual({ firms: [], doubtful: ['Ruth Fenn'] })
})

it('reports a name in a heading only if it is clearly a company’s', () => {
  expect(ownersIn('', 'About Fenn Studio').firms).toEqual(['Fenn Studio'])
  for (const heading of ['About Ruth Fenn', 'About North Norfolk']) expect(ownersIn('', heading).firms).toEqual([])
})

it('does not pass the name check if another company or an unknown person is in the copyright line', () => {
  const nameOn = (footer: string) =>
    getCheck(
      analyzeSite(makeChangedSite((html) => html.replace('</footer>', `<p>${footer}</p></footer>`))),
      'consistency-name',
    )
  expect(nameOn('© 2021 Fenn Ironworks')).toMatchObject({ outcome: 'failed', task: expect.stringContaining('Fenn') })
  expect(nameOn('© 2021 Ruth Fenn').outcome).toBe('could-not-be-checked')
  expect(nameOn('© 2026 Tiptoe Shoes').outcome).toBe('passed')
})
