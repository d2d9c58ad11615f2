import { expect, test } from 'vitest'
import { writeLines } from '#server/brand/write-lines.ts'

test('lines that name a language model make a list of the provider', async () => {
  const signal = new AbortController().signal
  const shown = { texts: ['One.'], standing: [{ text: 'One.' }], isStale: true, seed: 2 }
  const told: string[] = []
  const asked: boolean[] = []
  const { written, source, trouble } = await writeLines({
    ...{ shown, perTurn: 5, byModel: true, signal },
    write: async ({ exclude, byModel, onTrouble }) => {
      asked.push(byModel)
      if (exclude.length > 0) return []
      onTrouble('cut-off')
      return [{ text: 'One.', writtenBy: 'Some model' }]
    },
    tell: async ({ text }) => void told.push(text),
  })
  // A press asks the model once.
  expect(asked).toEqual([true, false])
  expect([written.length, source, trouble, told]).toEqual([1, 'provider', 'cut-off', ['One.']])
})

test('earlier lines come again because the answers changed, in the owner’s own words', async () => {
  const signal = new AbortController().signal
  const shown = { texts: ['One.'], standing: [{ text: 'One.' }], isStale: true, seed: 2 }
  const { written, source } = await writeLines({
    ...{ shown, perTurn: 5, byModel: false, signal },
    write: async ({ exclude }) => (exclude.length > 0 ? [] : [{ text: 'One.' }]),
    tell: async () => undefined,
  })
  expect([written, source]).toEqual([[{ text: 'One.' }], 'embedded'])
})
