import { describe, expect, test } from 'vitest'
import { findCalledOut } from './called-out.ts'
import { readLines } from './document-text.ts'
import { layOut } from './value-runs.ts'

const titles = (text: string) =>
  findCalledOut(layOut(readLines(text))).map(({ items }) => items.map(({ title }) => title))

describe('values are called out in a talk', () => {
  test('where somebody else takes them up, in his own word if he quotes one', () => {
    const text =
      'ANN: Patience. A dough has its own clock.\n\nBEN: Patience it is. Next?\n\nCAS: Being useful. I do not know.\n\n' +
      'BEN: Why not. "Usefulness." On the board.\n\nANN: Free cake!\n\nBEN: Nice try.'
    expect(titles(text)).toEqual([['Patience', 'Usefulness']])
  })

  test('and nobody takes up his own', () => {
    expect(titles('ANN: Patience. Yes.\n\nANN: Patience, I said.\n\nANN: Thrift. Ask me.\n\nANN: Thrift.')).toEqual([])
  })
})
