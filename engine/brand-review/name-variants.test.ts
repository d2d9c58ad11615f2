import { describe, expect, it } from 'vitest'
import { findNameVariants, findOtherOwners } from './name-variants.ts'
import { readSite } from './read-site.ts'
import { healthyAsk, healthyBrand, siteOf } from './test-site.ts'

type Shown = { title?: string; logo?: string; text?: string; footer?: string }
const filler =
  'This page says a few things about what we do here and how it all works for you and everyone who comes along.'

function spellings(name: string, { title = '', logo = '', text = '', footer = '' }: Shown) {
  const html = `<title>${title}</title><header><p>${logo}</p></header><h1>A few words</h1><p>${text} ${filler}</p><footer>${footer}</footer>`
  const { pages } = readSite(siteOf([{ path: '/', html }]), healthyAsk, healthyBrand)
  return findNameVariants(pages, name).map(({ spelling }) => spelling)
}

describe('the spellings of a name', () => {
  it.each([
    ['other letters', 'Kestrel', { title: 'Kestral bikes', footer: 'Kestrell' }, ['Kestral', 'Kestrell']],
    ['another country’s letters', 'Harbour & Pine', { title: 'About | Harbor & Pine' }, ['Harbor & Pine']],
    ['words written apart', 'Pennywhistle', { title: 'Penny Whistle | Toys' }, ['Penny Whistle']],
    ['words written together', 'Fern Hollow', { logo: 'Fernhollow' }, ['Fernhollow']],
    ['a capital inside', 'Tallow', { footer: 'TalLow' }, ['TalLow']],
    ['letters that sound the same', 'Nightjar Press', { title: 'Nitejar Press' }, ['Nitejar Press']],
    ['another trade', 'Tidewell Legal', { title: 'Fees | Tidewell Law' }, ['Tidewell Law']],
    ['its initials', 'Oakfield Veterinary Practice', { title: 'OVP | Team' }, ['OVP']],
    ['several instead of one', 'Hart & Daughter', { footer: 'Hart and Daughters Ltd' }, ['Hart and Daughters']],
    ['another order', 'Camp Willow', { title: 'Willow Camp' }, ['Willow Camp']],
  ])('%s make a variant', (_what, name, shown, expected) => {
    expect(spellings(name, shown)).toEqual(expected)
  })

  it.each([
    [
      'Harbour & Pine',
      {
        logo: 'HARBOUR & PINE',
        text: 'Harbour & Pine’s tables are made of pine from the harbour.',
        footer: '© 2024 Harbour & Pine Ltd',
      },
    ],
    [
      'Saltmarsh Brewing',
      {
        logo: 'Saltmarsh',
        text: 'Saltmarsh beer comes from the salt marsh. Saltmarsh Stout is ours.',
        footer: 'Saltmarsh Brewing, Marsh Road',
      },
    ],
    ['Kestrel', { text: 'Kestrels are small. The Kestrel Two is our gravel bike.', footer: 'Kestrel Bikes Ltd' }],
    [
      'Blue Door Dental',
      {
        text: 'Look for the blue door. Blue Door opened in 2004. NHS and private.',
        footer: 'Blue Door Dental, Door Street',
      },
    ],
    [
      'Bright Path Tutoring',
      { text: 'Bright Path tutors come home. Brighter paths for all. PTA members are welcome.' },
    ],
    ['Ember', { text: 'Embers glow. Ember Mini and Ember Max. September and November are busy. Members first.' }],
  ])('%s is left alone where it is short, in capitals, possessive, or other words are like it', (name, shown) => {
    expect(spellings(name, shown)).toEqual([])
  })

  it('are slight where only “and” stands for “&”', () => {
    const html = `<p>Moss and Linen weaves. ${filler}</p>`
    const { pages } = readSite(siteOf([{ path: '/', html }]), healthyAsk, healthyBrand)
    expect(findNameVariants(pages, 'Moss & Linen')).toMatchObject([{ spelling: 'Moss and Linen', isSlight: true }])
  })
})

it('names another firm behind a copyright sign, and leaves persons, makers and the firm itself', () => {
  const ownersIn = (footer: string) => {
    const html = `<title>Tiptoe</title><h1>A few words</h1><p>${filler}</p><footer>${footer}</footer>`
    const { pages } = readSite(siteOf([{ path: '/', html }]), healthyAsk, healthyBrand)
    return findOtherOwners(pages, 'Hart & Daughter').map(({ spelling }) => spelling)
  }
  expect(ownersIn('© 2019–2026 Marsh Accountants Ltd. All rights reserved.')).toEqual(['Marsh Accountants Ltd'])
  for (const own of ['© 2026 Hart & Daughter Ltd', '© 2026 Ruth Fenn', '© 2026 All rights reserved.'])
    expect(ownersIn(own)).toEqual([])
})
