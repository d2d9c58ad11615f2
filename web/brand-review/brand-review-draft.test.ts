import { describe, expect, test } from 'vitest'
import { auditRequest } from '#contract/brand-review.ts'
import {
  type AuditDraft,
  buildAuditRequest,
  checkStep,
  completeUrl,
  listValueChoices,
  normaliseHandle,
  openDraft,
  toggleValue,
} from '#web/brand-review/brand-review-draft.ts'

const nothing = { brandArchetype: null, coreValues: [], idealClientDescription: null, voiceWords: [] }
const value = (title: string) => ({ id: title, title, description: '', order: 0, createdAt: '', updatedAt: '' })
const draft: AuditDraft = { ...openDraft(nothing, undefined), websiteUrl: 'https://bakery.example' }

describe('what the form opens with', () => {
  test("the owner's own archetype, values and audience, with the first five values chosen", () => {
    const titles = ['Rise early', 'Waste nothing', 'Know the names', 'Stay small', 'Bake by hand', 'Close on time']
    const opened = openDraft(
      {
        ...nothing,
        brandArchetype: { primary: { id: 'caregiver' } },
        coreValues: titles.map(value),
        idealClientDescription: 'early commuters who skip breakfast',
      },
      undefined,
    )
    expect(opened.brandArchetype).toBe('caregiver')
    expect(opened.coreValues).toEqual(titles.slice(0, 5))
    expect(opened.targetAudience).toBe('early commuters who skip breakfast')
    expect(listValueChoices(titles, opened.coreValues).slice(0, 7)).toEqual([...titles, 'innovation'])
  })

  test("without the owner's answers: sage, professional, and innovation, quality, trust", () => {
    expect(openDraft(nothing, undefined)).toMatchObject({
      websiteUrl: '',
      brandArchetype: 'sage',
      brandTone: 'professional',
      coreValues: ['innovation', 'quality', 'trust'],
    })
  })

  test('the tone that most of the voice words suggest, the first one of a tie, or none', () => {
    const toneOf = (...voiceWords: string[]) => openDraft({ ...nothing, voiceWords }, undefined).brandTone
    expect(toneOf('plain', 'short', 'dry')).toBe('casual')
    expect(toneOf('friendly', 'plain-spoken', 'cheerful')).toBe('friendly')
    expect(toneOf('blunt', 'short')).toBe('direct')
    expect(toneOf('fearless')).toBe('bold')
    expect(toneOf('warm')).toBe('warm')
    expect(toneOf('cheeky')).toBe('witty')
    expect(toneOf('warm', 'cheerful')).toBe('warm')
    expect(toneOf('honest', 'warm')).toBe('trustworthy')
    expect(toneOf('not fancy', 'never formal')).toBeUndefined()
    const untold = { ...draft, targetAudience: 'people on the first train', brandTone: undefined }
    expect(checkStep(untold, 2)).toMatchObject({ isMissing: true, errors: { brandTone: expect.any(String) } })
  })

  test('only values that the owner has named, none with the placeholder title', () => {
    const opened = openDraft({ ...nothing, coreValues: [value('New Core Value'), value('Rise early')] }, undefined)
    expect(opened.coreValues).toEqual(['Rise early'])
  })

  test('the URL, tone and handles of the latest audit, so nobody types them twice', () => {
    const request = {
      brandArchetype: 'jester' as const,
      coreValues: ['trust'],
      targetAudience: 'people on the first train',
      brandTone: 'playful' as const,
      socialHandles: { instagram: 'harbourloaf' },
    }
    const opened = openDraft(nothing, { websiteUrl: 'https://bakery.example', request })
    expect(opened).toMatchObject({ websiteUrl: 'https://bakery.example', brandTone: 'playful', twitter: '' })
    expect(opened).toMatchObject({ instagram: 'harbourloaf', targetAudience: 'people on the first train' })
  })

  test("a value of the owner's that is also among the suggested ones appears once", () => {
    expect(listValueChoices(['Quality'], []).filter((each) => /quality/i.test(each))).toEqual(['Quality'])
  })
})

describe('what a step requires', () => {
  test('a URL, and at least one value', () => {
    expect(checkStep(draft, 1)).toEqual({ errors: {}, isMissing: false })
    expect(checkStep({ ...draft, websiteUrl: ' ', coreValues: [] }, 1)).toEqual({
      isMissing: true,
      errors: {
        websiteUrl: 'Please enter a valid website URL',
        coreValues: 'Please select at least one core value',
      },
    })
    for (const websiteUrl of ['not-a-url', 'not a url', 'ftp://bakery.example', 'javascript:alert(1)', 'https://'])
      expect(checkStep({ ...draft, websiteUrl }, 1).errors.websiteUrl, websiteUrl).toBeDefined()
    for (const websiteUrl of ['bakery.example', 'www.bakery.example/shop', 'http://localhost:8080'])
      expect(checkStep({ ...draft, websiteUrl }, 1).errors, websiteUrl).toEqual({})
  })

  test('an audience of at least ten characters', () => {
    expect(checkStep({ ...draft, targetAudience: '' }, 2).isMissing).toBe(true)
    expect(checkStep({ ...draft, targetAudience: 'nine char' }, 2).errors.targetAudience).toBe(
      'Please provide a more detailed description',
    )
    expect(checkStep({ ...draft, targetAudience: 'ten chars.' }, 2).errors).toEqual({})
  })

  test('nothing in the third step, but handles and an email address must be valid', () => {
    expect(
      checkStep({ ...draft, instagram: '@harbour.loaf', linkedin: 'linkedin.com/company/loaf/' }, 3).errors,
    ).toEqual({})
    expect(checkStep({ ...draft, twitter: 'harbour loaf' }, 3).errors).toEqual({
      twitter: 'Please enter just the handle: letters, numbers, periods and underscores.',
    })
    expect(checkStep(draft, 3).errors).toEqual({})
    expect(checkStep({ ...draft, email: 'marta@' }, 3).errors.email).toBe('Please enter a valid email address')
  })
})

test('a sixth value is ignored, a chosen one is deselected', () => {
  const five = ['a', 'b', 'c', 'd', 'e']
  expect(toggleValue(five, 'f')).toEqual(five)
  expect(toggleValue(five, 'c')).toEqual(['a', 'b', 'd', 'e'])
})

test('URLs and handles are normalised before sending, and match the contract', () => {
  expect(completeUrl(' bakery.example ')).toBe('https://bakery.example')
  expect(['@loaf', 'https://instagram.com/loaf/?hl=en', 'loaf'].map(normaliseHandle)).toEqual(['loaf', 'loaf', 'loaf'])
  const sent = buildAuditRequest({
    ...draft,
    targetAudience: 'people on the first train',
    twitter: '@loaf',
    email: ' ',
  })
  expect(auditRequest.parse(sent)).toMatchObject({ socialHandles: { twitter: 'loaf' } })
  expect(sent).not.toHaveProperty('email')
})
