import { expect, test } from 'vitest'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { offer, takeOver } from '#web/onboarding/found-sentences.ts'

const nothing: ProfileDraft = {
  firstName: 'Ada',
  lastName: 'Moor',
  businessName: '',
  jobTitle: '',
  industry: '',
  companySize: '',
  monthlyRevenue: '',
  productsServices: '',
  idealClientDescription: '',
  primaryGoal: '',
  competitiveDifferentiator: '',
  customerPainPoints: '',
}

test('what is kept follows what was typed, word for word, and nothing is said twice', () => {
  const kept = offer([
    { text: 'We mend kites.', field: 'productsServices' },
    { text: 'We make tails.', field: 'productsServices' },
    { text: 'Open on Sundays.', field: null },
  ])
  const taken = takeOver({ ...nothing, productsServices: 'kites mostly. We mend kites.' }, kept)
  expect(taken).toEqual({ ...nothing, productsServices: 'kites mostly. We mend kites. We make tails.' })
})

test('what is left out stays out, and a sentence too long for its answer is not offered there', () => {
  const [left] = offer([{ text: 'We mend kites.', field: 'productsServices' }])
  expect(takeOver(nothing, left ? [{ ...left, isKept: false }] : [])).toEqual(nothing)
  expect(offer([{ text: `This year we ${'fly '.repeat(80)}`, field: 'primaryGoal' }])[0]).toMatchObject({ field: null })
})

test('a sentence without an end gets a full stop before the next one', () => {
  const kept = offer([
    { text: 'we mend kites', field: 'productsServices' },
    { text: 'all sizes (big ones too)', field: 'productsServices' },
    { text: 'They say “never again!”', field: 'productsServices' },
    { text: 'tails as well', field: 'productsServices' },
  ])
  expect(takeOver(nothing, kept)).toMatchObject({
    productsServices: 'we mend kites. all sizes (big ones too). They say “never again!” tails as well',
  })
})
