import { expect, test } from 'vitest'
import { keepPinnedOrEditedLines } from '#contract/plain/keep-marked.ts'

const line = (text: string): { text: string; isPinned?: boolean; isEdited?: boolean } => ({ text })

test('pinned and edited lines keep their places, new ones fill the rest', () => {
  const standing = [line('a'), { ...line('b'), isPinned: true }, line('c'), { ...line('d'), isEdited: true }]
  const texts = (fresh: string[]) => keepPinnedOrEditedLines(standing, fresh.map(line)).map(({ text }) => text)
  expect(texts(['1', '2', '3'])).toEqual(['1', 'b', '2', 'd', '3'])
  expect(texts(['1'])).toEqual(['1', 'b', 'd'])
  expect(texts([])).toEqual(['b', 'd'])
})
