import { expect, test } from 'vitest'
import { canHead } from './value-titles.ts'

test.each(['Early tide', 'Turn up', 'We are curious', 'Nobody pays who cannot', 'ASK FIRST'])(
  '“%s” can be a title',
  (text) => {
    expect(canHead(text)).toBe(true)
  },
)

test.each(['"That is all', 'read(key', 'save.all', 'B', 'Opens at 9.30'])('“%s” cannot be a title', (text) => {
  expect(canHead(text)).toBe(false)
})
