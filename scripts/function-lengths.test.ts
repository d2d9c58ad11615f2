import { expect, test } from 'vitest'
import { measureFunctionLengths } from './function-lengths.ts'

test('every line of a function counts: comments, blank lines and text in JSX', () => {
  const source = `function Page() {
  // a comment

  return (
    <p>
      text
    </p>
  )
}
const short = () => 1
`
  expect(measureFunctionLengths('page.tsx', source)).toEqual([
    { line: 1, lines: 9 },
    { line: 10, lines: 1 },
  ])
})

test('a source that cannot be parsed is reported by name', () => {
  expect(() => measureFunctionLengths('broken.ts', 'function (')).toThrow('broken.ts')
})
