import { describe, expect, test } from 'vitest'
import type { BrandBrief } from '#contract/brand.ts'
import { functionWords, root, stem, wordsOf } from '#engine/language/stem.ts'
import { everythingSaid } from './check-uvp.ts'
import { chooseUvps } from './choose-uvps.ts'
import { draftUvps, frames } from './draft-uvps.ts'
import { fixedWordsOf } from './fixed-words.ts'
import { inventedBusinesses } from './invented-businesses.ts'
import { uvpsPerTurn } from './write-uvps.ts'

const contentStems = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word))
      .map(stem),
  )
const fixed = new Map(frames.map((frame) => [frame.id, fixedWordsOf(frame)]))

/** The lines of one business, each as the content words that its frame did not bring along. */
function ownWordsOfLines(brief: BrandBrief): { text: string; own: string[] }[] {
  const turn = { seed: 1, exclude: [] }
  return chooseUvps(draftUvps(brief, turn), brief, turn, uvpsPerTurn).map(({ text, frame }) => ({
    text,
    own: [...contentStems(text)].filter((word) => !fixed.get(frame)?.has(word)),
  }))
}

const businesses = inventedBusinesses.map((brief) => ({
  name: brief.businessName,
  said: new Set([...contentStems(everythingSaid(brief))].flatMap((word) => [word, root(word)])),
  lines: ownWordsOfLines(brief),
}))

describe.each(businesses)('the lines of $name', ({ said, lines }) => {
  test('share no word with the lines of another business that not both owners said', () => {
    const others = businesses.filter((other) => other.lines !== lines)
    const shared = lines.flatMap(({ text, own }) =>
      others.flatMap((other) =>
        other.lines.flatMap((line) =>
          own
            .filter((word) => line.own.includes(word) && !(said.has(word) && other.said.has(word)))
            .map((word) => `"${word}" in "${text}" and "${line.text}"`),
        ),
      ),
    )
    expect(shared).toEqual([])
  })

  test('hold no word that neither the frame nor the owner brought', () => {
    const foreign = lines.flatMap(({ text, own }) =>
      own.filter((word) => !said.has(word)).map((word) => `"${word}" in "${text}"`),
    )
    expect(foreign).toEqual([])
  })
})
