import { describe, expect, it } from 'vitest'
import { healthyAuditAnswers, healthyBrand, makeSite } from '#testing/engine/site.ts'
import { findNameVariants } from './name-variants.ts'
import { readSite } from './read-site.ts'

type Shown = { title?: string; logo?: string; text?: string; footer?: string }
const filler =
  'This page says a few things about what we do here and how it all works for you and everyone who comes along.'

function spellings(name: string, { title = '', logo = '', text = '', footer = '' }: Shown) {
  const html = `<title>${title}</title><header><p>${logo}</p></header><h1>A few words</h1><p>${text} ${filler}</p><footer>${footer}</footer>`
  const { pages } = readSite(makeSite([{ path: '/', html }]), healthyAuditAnswers, healthyBrand)
  return findNameVariants(pages, name).map(({ spelling }) => spelling)
}

describe('the search for name variants', () => {
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
  ])('reports %s', (_what, name, shown, expected) => {
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
    [
      'Copper Mug',
      { text: 'Ann Cooper pours. Coppers shine, and a Copper Mug’s handle is warm.', footer: 'Copper Mug Ltd' },
    ],
    ['Forge', { title: 'Forget the fuss | Forge', text: 'Forged by hand at the Forge.' }],
    [
      'Fern Hollow',
      {
        text: 'Write to hello@FernHollow.example or find us as @FernHollow.',
        footer: 'facebook.com/FernHollow www.FernHollow.example FERNHOLLOW',
      },
    ],
    ['Saltmarsh Brewing', { text: 'Eat at the Saltmarsh Cafe. The Saltmarsh Academy teaches brewers.' }],
    ['Ember', { text: 'Embers glow. Ember Mini and Ember Max. September and November are busy. Members first.' }],
  ])('accepts %s shortened, in capitals, as a possessive, and beside similar words', (name, shown) => {
    expect(spellings(name, shown)).toEqual([])
  })

  it.each([
    ['Moss & Linen', 'Moss and Linen'],
    ['Rosie’s Cafe', 'Rosies Cafe'],
    ['Café Lumière', 'Cafe Lumiere'],
  ])('calls a variant of %s slight if only “and”, an apostrophe or an accent differs', (name, spelling) => {
    const html = `<p>${spelling} opens at nine. ${filler}</p>`
    const { pages } = readSite(makeSite([{ path: '/', html }]), healthyAuditAnswers, healthyBrand)
    expect(findNameVariants(pages, name)).toMatchObject([{ spelling, isSlight: true }])
  })
})
