import { expect, test } from 'vitest'
import { diffWords } from '#web/brand/showing/diff-words.ts'

test.each([
  ['We bake bread.', 'We bake bread.', ['same We bake bread.']],
  ['We bake good bread.', 'We bake bread early.', ['same We bake', 'out good', 'same bread', 'in early.']],
  ['We bake bread. Early.', 'We bake bread, early', ['same We bake bread, early']],
  ['', 'Bread.', ['in Bread.']],
  ['Bread.', '', ['out Bread.']],
  [
    'Smoke? We look. You watch.',
    'Smoke? Let’s look. You watch.',
    [...['same Smoke?', 'out We', 'in Let’s', 'same look. You watch.']],
  ],
])('from %j to %j', (old, next, runs) => {
  expect(diffWords(old, next).map(({ kind, text }) => `${kind} ${text}`)).toEqual(runs)
})
