/** Every line that the frames can write with these words, checked; the choice comes later. */
import { type BrandBrief, type Category, categories, wordKey } from '#contract/brand.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { type OwnerWord, readOwnerWord } from '#engine/language/owner-words.ts'
import { hashText, seededNumbers } from '#engine/language/seeded.ts'
import { stem, stems, wordsOf } from '#engine/language/stem.ts'
import { audienceOf, cultureOf, edgeOf, feelingOf, gainOf, ofThem, voiceOf } from './brand-phrases.ts'
import { categoryFrames } from './category-frames.ts'
import { everythingSaid, flawsIn, namesOwnersLate, ownWordsIn, ownWordsMin, repeatsAnOwnWord } from './check-uvp.ts'
import { customerFrames } from './customer-frames.ts'
import { differenceFrames } from './difference-frames.ts'
import type { Family, Frame, FrameParts } from './frame-parts.ts'
import { helpFrames } from './help-frames.ts'
import { problemFrames } from './problem-frames.ts'
import { readProfile } from './profile-phrases.ts'
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
  const name = brief.businessName
  const said = everythingSaid(brief)
  const placed = placer(brief)
  const carriedBy = ownWordsIn(brief.topWords)
  const shown = new Set(turn.exclude.map(wordKey))
  const drafts = new Map<string, Draft>()
  for (const frame of frames) {
    for (let attempt = 0; attempt < triesPerFrame; attempt += 1) {
      const chance = seededNumbers(hashText(`${name}/${turn.seed}/${frame.id}/${attempt}`))
      const words = wordsForAttempt(brief, turn.exclude.length > 0, attempt, chance)
      const parts = placed(words, chance)
      const written = frame.write(parts)
      const text = written === undefined ? undefined : inTheirPerson(written, parts)
      if (text === undefined || drafts.has(text) || shown.has(wordKey(text))) continue
      if (!startsWell(text, name) || namesOwnersLate(text, parts.audience)) continue
      const carried = carriedBy(text)
      if (carried.length < ownWordsMin || repeatsAnOwnWord(text, name, Object.values(words))) continue
      const isSound = once(() => flawsIn(text, name, `${said} . ${parts.audience}`).length === 0)
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

/** "…, and we come to you": where customers are "they" throughout, the difference speaks of them in the same way. */
function inTheirPerson(text: string, { edge, audience }: FrameParts): string {
  const said = [edge.aside, edge.statement, edge.text].find((each) => each !== undefined && text.includes(each))
  if (said === undefined || !/\byou/.test(said)) return text
  const turned = text.replace(said, ofThem(said))
  return /\byou/.test(turned) || namesOwnersLate(turned, audience) ? text : turned
}

/** The chosen words; once those have been seen, some tries take one of the other picks in one category. */
function wordsForAttempt(
  brief: BrandBrief,
  isAgain: boolean,
  attempt: number,
  chance: () => number,
): Record<Category, string> {
  const words = withoutDoubles(brief)
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

const isDoubled = (words: Record<Category, string>, category: Category) =>
  categories.some((other) => other !== category && wordKey(words[other]) === wordKey(words[category]))

/** How often a line speaks of the difference, or of the customers, as the profile tells them. */
const shareOfProfile = 0.3

/** Makes the parts for one try; each word is read once. */
function placer(brief: BrandBrief): (words: Record<Category, string>, chance: () => number) => FrameParts {
  const profile = readProfile(brief.profile)
  const readings = new Map<string, OwnerWord>()
  const read = (words: Record<Category, string>, category: Category): OwnerWord => {
    const key = `${category}/${words[category]}`
    const reading = readings.get(key) ?? readOwnerWord(words[category], category)
    readings.set(key, reading)
    return reading
  }
  return (words, chance) => {
    const difference = chance() < shareOfProfile ? profile.difference : undefined
    const noun = profile.clientNoun ?? 'people'
    const isPlain = isDoubled(words, 'customers') && chance() < 0.5
    const client = isPlain ? noun : chance() < shareOfProfile ? profile.client : undefined
    return {
      name: brief.businessName,
      audience: client ?? audienceOf(read(words, 'customers'), noun),
      feel: feelingOf(read(words, 'feeling')),
      gain: gainOf(read(words, 'impact')),
      culture: cultureOf(read(words, 'culture')),
      voice: voiceOf(read(words, 'voice')),
      edge: isEcho(words) && chance() < 0.6 ? { kind: 'bare' } : edgeOf(difference ?? read(words, 'xfactor')),
      profile,
      pick: (...options) => {
        const possible = options.filter((option) => option !== undefined)
        return possible[Math.floor(chance() * possible.length)]
      },
    }
  }
}

/** "built by teachers, for teachers", for teachers: said in every line, the difference would be one too many. */
function isEcho({ customers, xfactor }: Record<Category, string>): boolean {
  const theirs = stems(customers)
  return wordsOf(xfactor).filter((word) => theirs.has(stem(word))).length > 1
}

function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
