import { expect, test } from 'vitest'
import { hashText } from '#engine/language/seeded-numbers.ts'
import { findInformativeAnswers } from './informative-answers.ts'

/** Pseudo-random answers of up to six words each from a small vocabulary, so that many repeat others in part. */
const drawn = (answers: number, seed: string) =>
  Array.from(
    { length: answers },
    (_, at) =>
      new Set(
        Array.from(
          { length: hashText(`${seed} ${at}`) % 7 },
          (_each, word) => `w${hashText(`${seed} ${at} ${word}`) % 12}`,
        ),
      ),
  )

test('an answer tells something new unless an earlier one contains four fifths of it', () => {
  const repeats = (own: ReadonlySet<string>, earlier: ReadonlySet<string>) =>
    [...own].filter((word) => earlier.has(word)).length >= 0.8 * own.size
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const all = drawn(60, seed)
    const one = all.map((own, at) => own.size >= 2 && !all.slice(0, at).some((earlier) => repeats(own, earlier)))
    expect(findInformativeAnswers(all)).toEqual(one)
    expect(new Set(one).size).toBe(2)
  }
})

test('T42 the work grows with the number of answers, not with its square', () => {
  let looked = 0
  class Counted extends Set<string> {
    override has(word: string): boolean {
      looked += 1
      return super.has(word)
    }
    override *[Symbol.iterator](): SetIterator<string> {
      for (const word of super[Symbol.iterator]()) {
        looked += 1
        yield word
      }
    }
  }
  const workOf = (answers: number) => {
    looked = 0
    findInformativeAnswers(Array.from({ length: answers }, (_, at) => new Counted([`a${at}`, `b${at}`, `c${at}`])))
    return looked
  }
  expect(workOf(320)).toBeLessThanOrEqual(4 * workOf(80))
})
