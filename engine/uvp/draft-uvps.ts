/** Every line that the frames can write with these words, checked; the choice comes later. */
import { type BrandBrief, type Category, categories, wordKey } from '#contract/brand.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { hashText, seededNumbers } from '#engine/language/seeded.ts'
import { categoryFrames } from './category-frames.ts'
import { everythingSaid, flawsIn, namesOwnersLate, ownWordsIn, ownWordsMin, repeatsAnOwnWord } from './check-uvp.ts'
import { customerFrames } from './customer-frames.ts'
import { differenceFrames } from './difference-frames.ts'
import type { Family, Frame } from './frame-parts.ts'
import { gatherParts, isDoubled } from './gather-parts.ts'
import { helpFrames } from './help-frames.ts'
import { problemFrames } from './problem-frames.ts'
import { promiseFrames } from './promise-frames.ts'

/** `isSound` runs the slower checks; it is asked only of lines that come into question. */
export type Draft = { text: string; family: Family; frame: string; carried: Category[]; isSound: () => boolean }

export const frames: readonly Frame[] = [
  ...helpFrames,
  ...problemFrames,
  ...customerFrames,
  ...differenceFrames,
  ...promiseFrames,
  ...categoryFrames,
]
/** How often each frame is tried, each time with other choices. */
const triesPerFrame = 6
/** The same once many lines were shown, as the first that come to mind are taken. */
const triesPerFrameAgain = 14
const manyShown = 5

export function draftUvps(brief: BrandBrief, turn: WritingTurn): Draft[] {
  const name = brief.businessName
  const said = everythingSaid(brief)
  const partsFor = gatherParts(brief)
  const chosen = withoutDoubles(brief)
  const wordsMin = Math.min(ownWordsMin, categories.filter((category) => brief.topWords[category].trim() !== '').length)
  const carriedBy = ownWordsIn(brief.topWords)
  const shown = new Set(turn.exclude.map(wordKey))
  const drafts = new Map<string, Draft>()
  const isAgain = turn.exclude.length > 0
  const tries = turn.exclude.length >= manyShown ? triesPerFrameAgain : triesPerFrame
  for (const frame of frames) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const chance = seededNumbers(hashText(`${name}/${turn.seed}/${frame.id}/${attempt}`))
      const words = wordsForAttempt(brief, chosen, isAgain, attempt, chance)
      const parts = partsFor(frame, words, chance)
      const text = frame.write(parts)
      if (text === undefined || drafts.has(text) || shown.has(wordKey(text))) continue
      if (!startsWell(text, name) || (!frame.toYou && namesOwnersLate(text, parts.audience.text))) continue
      const carried = carriedBy(text)
      if (carried.length < wordsMin || repeatsAnOwnWord(text, name, Object.values(words))) continue
      const isSound = once(() => flawsIn(text, name, `${said} . ${parts.audience.text}`).length === 0)
      drafts.set(text, { text, family: frame.family, frame: frame.id, carried, isSound })
    }
  }
  return [...drafts.values()]
}

/** A name in small letters cannot open a sentence, as it would have to change; nobody is "at" a person. */
function startsWell(text: string, name: string): boolean {
  const [beforeName = ''] = text.split(name)
  const opens = /^$|[.?!] $/.test(beforeName) && /^\p{Ll}/u.test(name)
  const isAtPerson = /\b(at|find it at) $/i.test(beforeName) && /^(Dr|Prof|Mr|Mrs|Ms)\b/.test(name)
  return /^["“]?[\p{Lu}\p{N}]/u.test(text) && text.includes(name) && !opens && !isAtPerson
}

/** The chosen words; once those have been seen, some tries take one of the other picks in one category. */
function wordsForAttempt(
  brief: BrandBrief,
  words: Record<Category, string>,
  isAgain: boolean,
  attempt: number,
  chance: () => number,
): Record<Category, string> {
  if (!isAgain || attempt % 2 === 0) return words
  const category = categories[Math.floor(chance() * categories.length)] ?? 'voice'
  const others = brief.topFives[category].filter((word) => wordKey(word) !== wordKey(words[category]))
  const other = others[Math.floor(chance() * others.length)]
  return other === undefined ? words : { ...words, [category]: other }
}

/** A word chosen in two categories would be said twice: the later category lends another of its picks, where it has one. */
function withoutDoubles({ topWords, topFives }: BrandBrief): Record<Category, string> {
  const words = { ...topWords }
  for (const category of categories) {
    if (!isDoubled(words, category)) continue
    const taken = new Set(categories.filter((other) => other !== category).map((other) => wordKey(words[other])))
    words[category] = topFives[category].find((word) => !taken.has(wordKey(word))) ?? words[category]
  }
  return words
}

function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
