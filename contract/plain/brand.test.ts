import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areAttributesComplete,
  type CategoryWords,
  categories,
  computeAttributesPercent,
  findBlockingStep,
  findCategory,
  findCategoryStatus,
  findFirstOpenStep,
  findStepStates,
  insertBusinessName,
  makeEmptyAttributes,
  makeEmptyCategory,
  makeWordKey,
  picksPerCategory,
  type StepUnlockFacts,
  steps,
} from '#contract/plain/brand.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'

const five = ['a', 'b', 'c', 'd', 'e']
const complete: CategoryWords = { words: [...five, 'f'], topFive: five, topOne: 'c' }
const nothing: StepUnlockFacts = {
  brandAttributesCompleted: false,
  chosenUvp: null,
  chosenTagline: null,
  coreValuesCount: 0,
  brandArchetypeCompleted: false,
  websiteReviewCompleted: false,
}
const attributes = { ...nothing, brandAttributesCompleted: true }
const uvp = { ...attributes, chosenUvp: 'We teach.' }
const tagline = { ...uvp, chosenTagline: 'Braver.' }
const values = { ...tagline, coreValuesCount: 1 }
const archetype = { ...values, brandArchetypeCompleted: true }
const all = { ...archetype, websiteReviewCompleted: true }

describe('the unlock chain', () => {
  test.each([
    ['a new account: attributes alone', nothing, 'open locked locked locked locked locked'],
    ['complete attributes open the UVP, not the tagline', attributes, 'done open locked locked locked locked'],
    ['a chosen UVP opens the tagline', uvp, 'done done open locked locked locked'],
    ['a chosen tagline opens the core values', tagline, 'done done done open locked locked'],
    ['one core value opens the archetype', values, 'done done done done open locked'],
    ['the archetype opens the review', archetype, 'done done done done done open'],
    ['everything done', all, 'done done done done done done'],
    ['a blank UVP is not a chosen one', { ...attributes, chosenUvp: ' \n' }, 'done open locked locked locked locked'],
  ])('%s', (_what, facts, expected) => {
    expect(Object.values(findStepStates(facts)).join(' ')).toBe(expected)
  })

  test('the next step is the first one not done, until all six are', () => {
    const order = [nothing, attributes, uvp, tagline, values, archetype, all].map(findFirstOpenStep)
    expect(order).toEqual([...steps.map(({ id }) => id), undefined])
  })

  test('a step can be written to once all before it are done; otherwise the first unfinished one is named', () => {
    expect(findBlockingStep('brand-attributes', nothing)).toBeUndefined()
    expect(findBlockingStep('brand-review', nothing)).toBe('brand-attributes')
    expect(findBlockingStep('taglines', attributes)).toBe('uvp')
    expect(findBlockingStep('taglines', uvp)).toBeUndefined()
    expect(findBlockingStep('uvp', { ...all, brandAttributesCompleted: false })).toBe('brand-attributes')
  })

  test('resetting a category does not reopen the steps after it', () => {
    const states = findStepStates({ ...all, brandAttributesCompleted: false })
    expect(Object.values(states).join(' ')).toBe('open done done done done done')
  })
})

describe('a category', () => {
  test('is not started, started, partial or complete', () => {
    expect(findCategoryStatus(makeEmptyCategory())).toBe('not-started')
    expect(findCategoryStatus({ words: ['a'], topFive: [], topOne: '' })).toBe('started')
    expect(findCategoryStatus({ ...complete, topFive: five.slice(0, 4), topOne: 'a' })).toBe('partial')
    expect(findCategoryStatus({ ...complete, topOne: '' })).toBe('partial')
    expect(findCategoryStatus({ ...complete, topOne: 'f' })).toBe('partial')
    expect(findCategoryStatus(complete)).toBe('complete')
  })

  test('accepts the older spellings of the sixth category and of impact, and no others', () => {
    expect(categories.map(findCategory)).toEqual([...categories])
    expect([findCategory('xFactor'), findCategory('personality'), findCategory('positioning')]).toEqual([
      'xfactor',
      'xfactor',
      'impact',
    ])
    for (const name of ['', 'Culture', 'constructor', 'toString', '__proto__'])
      expect(findCategory(name), name).toBeUndefined()
  })

  test('treats words that differ only in case or spacing as the same', () => {
    expect(makeWordKey('  Early \t Rising')).toBe(makeWordKey('early rising'))
    expect(makeWordKey('Caf\u00e9')).toBe(makeWordKey('cafe\u0301'))
    expect(makeWordKey('bold')).not.toBe(makeWordKey('bolder'))
  })

  test('has 20 sample words, 19 for impact, all different', () => {
    for (const category of categories) {
      expect(sampleWords[category]).toHaveLength(category === 'impact' ? 19 : 20)
      expect(new Set(sampleWords[category].map(makeWordKey)).size).toBe(sampleWords[category].length)
    }
  })
})

describe('percent complete', () => {
  test('is 0 for a new brand and 100 for six complete categories', () => {
    const data = makeEmptyAttributes()
    expect(computeAttributesPercent(data)).toBe(0)
    for (const category of categories) data[category] = complete
    expect([computeAttributesPercent(data), areAttributesComplete(data)]).toEqual([100, true])
  })

  test('never falls when a word, a pick or the number one is added; is 100 only when all is complete', () => {
    const entry = fc.record({
      words: fc.integer({ min: 0, max: 8 }),
      picks: fc.integer({ min: 0, max: 5 }),
      isChosen: fc.boolean(),
    })
    const entryOf = ({
      words,
      picks,
      isChosen,
    }: {
      words: number
      picks: number
      isChosen: boolean
    }): CategoryWords => {
      const list = Array.from({ length: words }, (_, index) => `word ${index}`)
      const topFive = list.slice(0, picks)
      return { words: list, topFive, topOne: isChosen ? (topFive[0] ?? '') : '' }
    }
    fc.assert(
      fc.property(fc.array(entry, { minLength: 6, maxLength: 6 }), fc.integer({ min: 0, max: 5 }), (six, at) => {
        const dataOf = (entries: typeof six) => {
          const data = makeEmptyAttributes()
          for (const [index, category] of categories.entries()) {
            const given = entries[index]
            if (given) data[category] = entryOf(given)
          }
          return data
        }
        const percent = computeAttributesPercent(dataOf(six))
        const more = six.map((each, index) =>
          index === at
            ? { words: each.words + 1, picks: Math.min(picksPerCategory, each.picks + 1), isChosen: each.isChosen }
            : each,
        )
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(computeAttributesPercent(dataOf(more))).toBeGreaterThanOrEqual(percent)
        expect(percent === 100).toBe(areAttributesComplete(dataOf(six)))
      }),
    )
  })
})

test('the placeholder name is replaced by the business name', () => {
  const text = 'Your Business Name cares. Trust Your Business Name.'
  expect(insertBusinessName(text, 'Tern $& Tide')).toBe('Tern $& Tide cares. Trust Tern $& Tide.')
  expect(insertBusinessName(text, '')).toBe(text)
})
