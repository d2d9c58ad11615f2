import { describe, expect, test } from 'vitest'
import { readLines } from './document-text.ts'
import { findProfessed } from './professed-values.ts'
import { layOut } from './value-runs.ts'

const titles = (text: string) => findProfessed(layOut(readLines(text)).sentences).map(({ title }) => title)

describe('values are professed one by one', () => {
  test('in a letter that goes on from one to the next', () => {
    const letter =
      'What matters most to us is patience; a glaze takes the time it takes. Then there is candour. A cracked bowl is called ' +
      'cracked. And the third thing is thrift. Clay that falls from the wheel goes back into the bin.'
    expect(titles(letter)).toEqual(['Patience', 'Candour', 'Thrift'])
  })

  test('in answers that lie far from each other', () => {
    const answers =
      'Why so few tables?\n\nBecause we believe in calm and nobody cooks well in a rush.\n\nDo you deliver?\n\nNo.\n\n' +
      'Is the fish local?\n\nLocality is something we take literally, down to the salt.\n\nDo you take cards?\n\nYes.\n\n' +
      'Why the long table?\n\nCompany matters to us.'
    expect(titles(answers)).toEqual(['Calm', 'Locality', 'Company'])
  })

  test.each([
    'Above all we value order. Just as dear to us is quiet. We also set great store by company; the table seats twelve.',
    'Order is the value we grew up with. Close behind it comes quiet. Finally, we care deeply about company.',
    'If there is one thing the archive stands for, it is order. We are attached to quiet as well. We hold firmly to company.',
    'The thing we have always stood for is order. Then, quiet. Next to quiet stands company.',
    '"Order is our first value," says the archivist. She goes on to name quiet as the second. "And the third one, company."',
    'It matters to us that we work with order. Equally important is quiet. Then there is our belief in company.',
  ])('in whichever words that hold them dear: %s', (text) => {
    expect(titles(text)).toEqual(['Order', 'Quiet', 'Company'])
  })

  test('and not where others profess them, or it is said once or twice, or denied', () => {
    expect(titles('We believe in rye. The oven is from 1911. Opening hours are on the door.')).toEqual([])
    expect(
      titles('Brought to you by Hob, who believe in speed. Our clients stand for growth. They hold to haste.'),
    ).toEqual([])
    expect(titles('We do not believe in speed. We never believed in growth. Nobody here believes in luck.')).toEqual([])
  })

  test('and a sentence of nothing but adverbs is read as fast as any other', { timeout: 5000 }, () => {
    for (const word of ['equally', 'firmly', 'simply', 'just', 'also', 'always'])
      expect(titles(`What we are is ${`${word} `.repeat(2000)}so. We ${`${word} `.repeat(2000)}value.`)).toEqual([])
  })
})
