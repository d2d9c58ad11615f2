import { expect, it } from 'vitest'
import { lineOfTagline, lineOfUvp, taglineOfLine, uvpOfLine } from '#contract/plain/written-line.ts'

it('a value proposition and a tagline survive being read as a line and written back', () => {
  const parts = [{ text: 'We bake.', field: 'does' as const, told: 'bake' }]
  const uvp = { uvp: 'We bake.', approach: 'What you do', description: 'Your words.', parts, isPinned: true }
  expect(uvpOfLine(lineOfUvp(uvp))).toEqual(uvp)
  const tagline = { tagline: 'Bread, honestly.', isEdited: true }
  expect(taglineOfLine(lineOfTagline(tagline))).toEqual(tagline)
})

it('a tagline is written without what only value propositions have', () => {
  expect(taglineOfLine({ text: 'Bread.', approach: 'What you do', parts: [] })).toEqual({ tagline: 'Bread.' })
})
