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

  test('and not where it is said once or twice, or denied', () => {
    expect(titles('We believe in rye. The oven is from 1911. Opening hours are on the door.')).toEqual([])
    expect(titles('We do not believe in speed. We never believed in growth. Nobody here believes in luck.')).toEqual([])
  })
})
