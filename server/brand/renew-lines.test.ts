import { expect, test } from 'vitest'
import { renewLines } from '#server/brand/renew-lines.ts'

const history = { texts: [], isStale: false, seed: 1 }
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

test('the chosen line of a language model stays in a renewed list, with its writer', () => {
  const chosen = { text: 'One.', writtenBy: 'Some Model' }
  const standing = [chosen, { text: 'Two.' }]
  expect(renewLines({ ...history, standing, chosen: 'One.' }, [{ text: 'Three.' }])).toEqual([
    { text: 'Three.' },
    chosen,
  ])
})

test('a chosen line in the owner’s own words, and other lines of a model, make room', () => {
  const standing = [{ text: 'One.' }, { text: 'Two.', writtenBy: 'Some Model' }]
  expect(textsOf(renewLines({ ...history, standing, chosen: 'One.' }, [{ text: 'Three.' }]))).toEqual(['Three.'])
})
