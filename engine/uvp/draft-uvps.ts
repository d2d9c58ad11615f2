/** Every line that the frames can write with these words, checked; the choice comes later. */
import { type BrandBrief, type Category, categories, wordKey } from '#contract/brand.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { type OwnerWord, readOwnerWord } from '#engine/language/owner-words.ts'
import { hashText, seededNumbers } from '#engine/language/seeded.ts'
import { audienceOf, cultureOf, edgeOf, feelingOf, gainOf, voiceOf } from './brand-phrases.ts'
import { categoryFrames } from './category-frames.ts'
import { everythingSaid, flawsIn, ownWordsMin, repeatsIn, wordsCarried } from './check-uvp.ts'
import { customerFrames } from './customer-frames.ts'
import { differenceFrames } from './difference-frames.ts'
import type { Family, Frame, FrameParts } from './frame-parts.ts'
import { helpFrames } from './help-frames.ts'
import { problemFrames } from './problem-frames.ts'
import { type ProfilePhrases, readProfile } from './profile-phrases.ts'
import { promiseFrames } from './promise-frames.ts'

/** `isSound` runs the slower checks; it is asked only of lines that come into question. */
export type Draft = { text: string; family: Family; frame: string; carried: Category[]; isSound: () => boolean }

const frames: readonly Frame[] = [
  ...helpFrames,
  ...problemFrames,
  ...customerFrames,
  ...differenceFrames,
  ...promiseFrames,
  ...categoryFrames,
]
/** How often each frame is tried, each time with other choices. */
const triesPerFrame = 6

export function draftUvps(brief: BrandBrief, turn: WritingTurn): Draft[] {
  const said = everythingSaid(brief)
  const profile = readProfile(brief.profile)
  const shown = new Set(turn.exclude.map(wordKey))
  const drafts = new Map<string, Draft>()
  for (const frame of frames) {
    for (let attempt = 0; attempt < triesPerFrame; attempt += 1) {
      const chance = seededNumbers(hashText(`${brief.businessName}/${turn.seed}/${frame.id}/${attempt}`))
      const words = wordsForAttempt(brief, turn.exclude.length > 0, attempt, chance)
      const text = frame.write(partsFor(brief.businessName, words, profile, chance))
      if (text === undefined || drafts.has(text) || shown.has(wordKey(text)) || !startsWell(text, brief.businessName))
        continue
      const carried = wordsCarried(text, brief.topWords)
      if (carried.length < ownWordsMin || repeatsIn(text, brief.businessName, Object.values(words)).length > 0) continue
      drafts.set(text, {
        text,
        family: frame.family,
        frame: frame.id,
        carried,
        isSound: once(() => flawsIn(text, brief.businessName, said).length === 0),
      })
    }
  }
  return [...drafts.values()]
}

/** A name in small letters cannot open a sentence: it would have to change. */
const startsWell = (text: string, name: string) => /^["“]?[\p{Lu}\p{N}]/u.test(text) && text.includes(name)

/** The chosen words; once those have been seen, some tries take one of the other picks in one category. */
function wordsForAttempt(
  brief: BrandBrief,
  isAgain: boolean,
  attempt: number,
  chance: () => number,
): Record<Category, string> {
  const words = { ...brief.topWords }
  if (!isAgain || attempt % 2 === 0) return words
  const category = categories[Math.floor(chance() * categories.length)] ?? 'voice'
  const others = brief.topFives[category].filter((word) => wordKey(word) !== wordKey(words[category]))
  const other = others[Math.floor(chance() * others.length)]
  return other === undefined ? words : { ...words, [category]: other }
}

function partsFor(
  name: string,
  words: Record<Category, string>,
  profile: ProfilePhrases,
  chance: () => number,
): FrameParts {
  const read = (category: Category): OwnerWord => readOwnerWord(words[category], category)
  const isDifferenceTold = profile.difference !== undefined && chance() < 0.3
  const isClientTold = profile.client !== undefined && chance() < 0.25
  return {
    name,
    audience: isClientTold ? (profile.client ?? '') : audienceOf(read('customers'), profile.clientNoun ?? 'people'),
    feel: feelingOf(read('feeling')),
    gain: gainOf(read('impact')),
    culture: cultureOf(read('culture')),
    voice: voiceOf(read('voice')),
    edge: edgeOf(isDifferenceTold && profile.difference ? profile.difference : read('xfactor')),
    profile,
    pick: (...options) => {
      const possible = options.filter((option) => option !== undefined)
      return possible[Math.floor(chance() * possible.length)]
    },
  }
}

function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
