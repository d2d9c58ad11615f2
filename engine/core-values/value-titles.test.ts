import { expect, test } from 'vitest'
import { canBeTitle } from './value-titles.ts'

test.each(['Early tide', 'Turn up', 'We are curious', 'Nobody pays who cannot', 'ASK FIRST'])(
  '“%s” can be a title',
  (text) => {
    expect(canBeTitle(text)).toBe(true)
  },
)

test.each(['"That is all', 'read(key', 'save.all', 'B', 'Opens at 9.30'])('“%s” cannot be a title', (text) => {
  expect(canBeTitle(text)).toBe(false)
})
