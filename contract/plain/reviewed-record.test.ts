import { expect, test } from 'vitest'
import { listChangedParts, listOwnValueTitles, makeAuditedRecord } from '#contract/plain/reviewed-record.ts'

const facts = {
  businessName: 'Harbour Loaf ',
  chosenUvp: 'Warm bread at six.',
  chosenTagline: null,
  idealClientDescription: 'early commuters',
  brandArchetype: { primary: { id: 'caregiver' } },
  coreValues: [{ title: 'Rise early' }, 'Waste nothing', { title: ' ' }],
}
const voice = { words: [], topFive: ['warm', 'dry'], topOne: '' }
const record = makeAuditedRecord(facts, { voice })

test('a record is reduced to what a review is measured against', () => {
  expect(record).toEqual({
    businessName: 'Harbour Loaf',
    chosenUvp: 'Warm bread at six.',
    chosenTagline: '',
    voiceWords: ['warm', 'dry'],
    archetype: 'caregiver',
    coreValues: ['Rise early', 'Waste nothing'],
    audience: 'early commuters',
  })
})

test('a long value is truncated to the form’s limit, never inside a character', () => {
  const title = `${'a'.repeat(59)}🍞 and more`
  expect(listOwnValueTitles({ coreValues: [{ title }, 'b'.repeat(70)] })).toEqual(['a'.repeat(59), 'b'.repeat(60)])
})

test('changed parts are named; a different order is not a change', () => {
  const reordered = { ...voice, topFive: ['dry', 'warm'] }
  expect(
    listChangedParts(
      record,
      makeAuditedRecord({ ...facts, coreValues: facts.coreValues.toReversed() }, { voice: reordered }),
    ),
  ).toEqual([])
  const now = makeAuditedRecord(
    { ...facts, chosenUvp: 'Bread.', brandArchetype: null, coreValues: ['Rise early'] },
    { voice },
  )
  expect(listChangedParts(record, now)).toEqual(['value proposition', 'archetype', 'core values'])
})
