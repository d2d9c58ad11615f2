import { describe, expect, test } from 'vitest'
import { type BrandBrief, eachCategory, emptyBrief } from '#contract/plain/brand.ts'
import { emptySentences } from '#contract/plain/sentences.ts'
import { wordCount } from '#engine/language/shorten-told.ts'
import { writeTaglines } from './write-taglines.ts'

const chairs: BrandBrief = {
  ...emptyBrief('Rush & Cane'),
  topFives: {
    ...eachCategory((): string[] => []),
    xfactor: [
      'old rush goes back to the field',
      'no glue',
      'priced on the label',
      'every chair photographed',
      'collected sundays',
    ],
    impact: ['another forty years', 'six chairs again', 'joy', 'sit down at christmas'],
  },
  profile: {
    ...emptyBrief('').profile,
    productsServices: 'We re-seat chairs',
    competitiveDifferentiator: 'I ring before the price changes.',
  },
}
const linesOf = (brief: BrandBrief, seed = 0, exclude: string[] = []) =>
  [...writeTaglines(brief, { seed, exclude })].map(({ tagline }) => tagline)

test('short lines, all of her own phrases', () => {
  const lines = linesOf(chairs)
  expect(lines.length).toBeGreaterThanOrEqual(3)
  expect(lines.length).toBeLessThanOrEqual(10)
  for (const line of lines) {
    expect(wordCount(line)).toBeGreaterThanOrEqual(2)
    expect(wordCount(line)).toBeLessThanOrEqual(8)
    expect(line).toMatch(/^\p{Lu}.*[.!?]$/u)
  }
  expect(lines).toContain('I ring before the price changes.')
  expect(lines).toContain('Old rush goes back to the field.')
})

test('a single word that any business could pick makes no line', () =>
  expect(linesOf(chairs).join(' ')).not.toMatch(/\bjoy\b/i))

test('longer lines and those with the name are for being remembered', () => {
  const leaning = [...writeTaglines(chairs, { seed: 0, exclude: [] })]
  expect(leaning.find(({ tagline }) => tagline.startsWith('Rush & Cane. '))?.leans).toBe('easy to remember')
  for (const { tagline, leans } of leaning)
    expect(leans).toBe(wordCount(tagline) > 4 || tagline.includes('Rush & Cane') ? 'easy to remember' : 'easy to like')
})

test('a label, a figure or a biography stands in no line of its own', () => {
  const told: BrandBrief = {
    ...chairs,
    topFives: {
      ...chairs.topFives,
      xfactor: [
        'photo proof',
        '3 weeks',
        'keeps it local',
        'we ring first before we start',
        'no nails, no glue',
        'mended in your own kitchen',
      ],
      impact: ['sleep again', 'six chairs that match again'],
    },
    profile: { ...chairs.profile, competitiveDifferentiator: 'I was a joiner for years. You watch, we work.' },
  }
  const lines = linesOf(told)
  expect(lines).toContain('We ring first before we start.')
  for (const line of ['Photo proof.', '3 weeks.', 'Keeps it local.', 'I was a joiner for years.', 'Sleep again.'])
    expect(lines).not.toContain(line)
})

test('what was shown does not come again', () => {
  const shown = linesOf(chairs)
  for (const line of linesOf(chairs, 1, shown)) expect(shown).not.toContain(line)
})

test('of nothing told nothing is made', () => expect(linesOf(emptyBrief('Northgate'))).toEqual([]))

describe('with finished sentences', () => {
  const told = {
    ...emptyBrief('Keys'),
    sentences: {
      ...emptySentences(),
      does: 'tune pianos in your front room',
      after: 'play again after supper',
      only: 'leave the old strings with you',
    },
  }

  test('each is a line, two stand beside each other, and the name stands before a short one', () => {
    const lines = linesOf(told)
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(lines).toEqual(
      expect.arrayContaining([
        'Play again after supper.',
        'We leave the old strings with you.',
        'Play again after supper. We leave the old strings with you.',
        'Keys. Play again after supper.',
      ]),
    )
  })

  test('none comes again when they are written anew', () => {
    const first = linesOf(told)
    expect(linesOf(told, 1, first).filter((line) => first.includes(line))).toEqual([])
  })

  test('a state is said of "you", as it is no order', () =>
    expect(linesOf({ ...told, sentences: { ...told.sentences, after: 'are never late again' } })).toContain(
      'You are never late again.',
    ))

  test('a sentence that is too long for a sign is no line', () =>
    expect(
      linesOf({
        ...told,
        sentences: { ...told.sentences, after: 'play again after supper with all your cousins in the room' },
      }).join(),
    ).not.toContain('cousins'))
})
