import { describe, expect, test } from 'vitest'
import { hasCompleteDraft, joinDraftText, makeSentenceDrafts } from './sentence-drafts.ts'
import { makeEmptySentences, type Sentences } from './sentences.ts'

const told = (part: Partial<Sentences>): Sentences => ({ ...makeEmptySentences(), ...part })
const all = told({
  does: 'tune pianos in your front room',
  who: 'families with an old upright',
  when: 'a key sticks before the recital',
  after: 'play again after supper',
  only: 'leave the old strings with you',
  check: 'a bag of them lies on the bench',
})
const whole = (sentences: Sentences, name = 'Keys & Co') =>
  makeSentenceDrafts(sentences, name)
    .filter(({ waitsFor }) => waitsFor.length === 0)
    .map(joinDraftText)

describe('drafts from finished sentences', () => {
  test('join the sentences as typed, with the name and the offer', () => {
    expect(whole(all).slice(0, 5)).toEqual([
      'Keys & Co: we tune pianos in your front room. We leave the old strings with you.',
      'Keys & Co: we tune pianos in your front room, so you play again after supper.',
      'Keys & Co, for families with an old upright: we tune pianos in your front room, so you play again after supper.',
      'Keys & Co, for when a key sticks before the recital: we tune pianos in your front room, so you play again after supper.',
      'Keys & Co, for families with an old upright: we tune pianos in your front room. We leave the old strings with you.',
    ])
    for (const line of whole(all)) {
      expect(line).toContain('Keys & Co')
      expect(line).toContain('tune pianos in your front room')
    }
    expect(new Set(whole(all)).size).toBe(whole(all).length)
  })

  test('have a different name for each of the twelve patterns, and never end with the bare business name', () => {
    const drafts = makeSentenceDrafts(all, 'Keys & Co')
    expect(drafts).toHaveLength(12)
    expect(new Set(drafts.map(({ approach }) => approach)).size).toBe(12)
    for (const line of whole(all)) expect(line).not.toMatch(/ Keys & Co\.$/)
  })

  test('wait until a pattern’s sentences are finished, and are not ready without an offer', () => {
    expect(whole(told({ only: all.only, after: all.after }))).toEqual([])
    expect(hasCompleteDraft(told({ does: all.does }))).toBe(false)
    expect(hasCompleteDraft(told({ does: all.does, only: all.only }))).toBe(true)
    expect(makeSentenceDrafts(told({ does: all.does }), 'Keys')[0]?.waitsFor).toEqual(['only'])
  })

  test('use "I" for a one-person business', () =>
    expect(whole({ ...all, isOne: true })[0]).toBe(
      'Keys & Co: I tune pianos in your front room. I leave the old strings with you.',
    ))

  test('use the short name in place of a long one', () =>
    expect(whole({ ...all, shortName: 'Keys' }, 'Keys and Sons Piano Tuning Limited')[0]).toMatch(/^Keys: we tune/))

  test.each([
    ['We tune pianos', 'a beginning typed again is not repeated'],
    ['Tune pianos.', 'keyboard capitals and end punctuation are removed'],
    ['  tune   pianos ', 'extra spaces are collapsed'],
  ])('%j: %s', (does) =>
    expect(whole(told({ does, only: 'sing' }))[0]).toBe('X: we tune pianos. We sing.'.replace('X', 'Keys & Co')),
  )

  test('keep the capitals of names and initials', () =>
    expect(whole(told({ does: 'MOT cars', only: 'sing', who: 'Londoners' }))[1]).toBe(
      'Keys & Co, for Londoners: we MOT cars. We sing.',
    ))

  test('add no second subject to words that have their own', () => {
    const lines = whole(
      told({ does: 'tune pianos', after: 'you’ll play again', only: "we've no deadline", when: 'you’re stuck' }),
    )
    expect(lines[0]).toBe("Keys & Co: we tune pianos. We've no deadline.")
    expect(lines[1]).toBe('Keys & Co: we tune pianos, so you’ll play again.')
    expect(lines[2]).toBe('Keys & Co, for when you’re stuck: we tune pianos, so you’ll play again.')
    expect(lines).toContain("With Keys & Co, you’ll play again. We tune pianos. We've no deadline.")
  })

  test('keep a question mark', () =>
    expect(whole(told({ does: 'tune pianos', only: 'sing', check: 'hear it?' })).at(-1)).toMatch(/ hear it\?$/))

  test('keep the beginning of the “check” sentence, which is seldom complete without it', () =>
    expect(whole(all)[5]).toBe(
      'Keys & Co: we tune pianos in your front room, so you play again after supper. You can check it: a bag of them lies on the bench.',
    ))

  test('do not continue a sentence that ends with an exclamation mark', () => {
    expect(whole(told({ does: 'bake!', only: 'sing', after: 'eat' }))).toEqual([
      'Keys & Co: we bake! We sing.',
      'With Keys & Co, you eat. We bake! We sing.',
      'With Keys & Co, you eat. We bake!',
    ])
  })

  test('come last if they are repetitive', () => {
    const lines = whole({ ...all, after: 'have pianos that are tuned', who: 'owners of pianos in tune' })
    const alike = lines.map((line) => /have pianos|of pianos/.test(line))
    expect(alike.indexOf(true)).toBeGreaterThan(alike.lastIndexOf(false))
  })

  test('are left out if they repeat the same words', () =>
    expect(whole(told({ does: 'tune pianos', only: 'Tune pianos' }))).toEqual([]))
})
