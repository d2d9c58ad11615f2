/** Every line that the frames can write with these words, checked; the choice comes later. */
import { type BrandBrief, type Category, categories, wordKey } from '#contract/brand.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { hashText, seededNumbers } from '#engine/language/seeded.ts'
import { stem, stems, wordsOf } from '#engine/language/stem.ts'
import { type Audience, audienceOf } from './audience-phrase.ts'
import { categoryFrames } from './category-frames.ts'
import { everythingSaid, flawsIn, namesOwnersLate, ownWordsIn, ownWordsMin, repeatsAnOwnWord } from './check-uvp.ts'
import { customerFrames } from './customer-frames.ts'
import { differenceFrames } from './difference-frames.ts'
import { type Edge, edgeOf } from './edge-phrase.ts'
import type { Family, Frame, FrameParts } from './frame-parts.ts'
import { helpFrames } from './help-frames.ts'
import { feelingOf, type Gain, gainOf } from './outcome-phrases.ts'
import { problemFrames } from './problem-frames.ts'
import { readProfile } from './profile-phrases.ts'
import { promiseFrames } from './promise-frames.ts'
import { readSaid } from './read-said.ts'
import { cultureOf, voiceOf } from './trait-phrases.ts'
import { ofThem } from './turn-person.ts'

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
/** The same once lines were shown, as the first that come to mind are taken. */
const triesPerFrameAgain = 10

export function draftUvps(brief: BrandBrief, turn: WritingTurn): Draft[] {
  const name = brief.businessName
  const said = everythingSaid(brief)
  const placed = placer(brief)
  const chosen = withoutDoubles(brief)
  const wordsMin = Math.min(ownWordsMin, categories.filter((category) => brief.topWords[category].trim() !== '').length)
  const carriedBy = ownWordsIn(brief.topWords)
  const shown = new Set(turn.exclude.map(wordKey))
  const drafts = new Map<string, Draft>()
  const isAgain = turn.exclude.length > 0
  const tries = isAgain ? triesPerFrameAgain : triesPerFrame
  for (const frame of frames) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const chance = seededNumbers(hashText(`${name}/${turn.seed}/${frame.id}/${attempt}`))
      const words = wordsForAttempt(brief, chosen, isAgain, attempt, chance)
      const parts = forFrame(frame, placed(words, chance))
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

/** The difference as it fits the speaker of the line: what "we" or "you" say has no place where nobody says so. */
function forFrame(frame: Frame, parts: FrameParts): FrameParts {
  const { edge, ...others } = parts
  if (edge === undefined) return parts
  const turned = frame.toYou || isImperative(edge) ? edge : toThem(edge)
  const isFit = frame.speaker === 'we' ? turned.speaker !== 'other' : turned.speaker !== 'we'
  return isFit ? { ...others, edge: turned } : others
}

/** "Bring your own holes": said to the customers, whoever else is spoken of. */
const isImperative = (edge: Edge) => edge.speaker === 'nobody' && /\byour?\b/i.test(edge.alone ?? '')

/** "You speak to Vera" → "they speak to Vera": where customers are "they", the difference speaks of them in the same way. */
function toThem(edge: Edge): Edge {
  const { alone, answer, row, noun } = edge
  return {
    isThing: edge.isThing,
    speaker: edge.speaker === 'you' ? 'nobody' : edge.speaker,
    ...(alone !== undefined && { alone: ofThem(alone) }),
    ...(answer !== undefined && { answer: ofThem(answer) }),
    ...(row !== undefined && { row: ofThem(row) }),
    ...(noun !== undefined && { noun: ofThem(noun) }),
  }
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

const isDoubled = (words: Record<Category, string>, category: Category) =>
  categories.some((other) => other !== category && wordKey(words[other]) === wordKey(words[category]))

/** How often a line speaks of the difference, or of the customers, as the profile tells them. */
const shareOfProfile = 0.3

/** Makes the parts for one try; each word is read once. */
function placer(brief: BrandBrief): (words: Record<Category, string>, chance: () => number) => FrameParts {
  const profile = readProfile(brief.profile, brief.businessName)
  const readings = new Map<string, OwnerWord>()
  const read = (words: Record<Category, string>, category: Category): OwnerWord | undefined => {
    if (words[category].trim() === '') return undefined
    const key = `${category}/${words[category]}`
    const reading = readings.get(key) ?? readSaid(words[category], category, brief.businessName)
    readings.set(key, reading)
    return reading
  }
  return (words, chance) => {
    const pickOne = <Option>(options: readonly Option[]) => options[Math.floor(chance() * options.length)]
    const [culture, voice, feeling, impact] = (['culture', 'voice', 'feeling', 'impact'] as const).map((category) =>
      read(words, category),
    )
    const feel = feeling && feelingOf(feeling)
    const audience = audienceFor(read(words, 'customers'), profile, isDoubled(words, 'customers'), chance)
    const isEchoing = isEcho(words) && chance() < 0.6
    const edge = isEchoing ? undefined : pickOne(edgesOf(read(words, 'xfactor'), impact, profile.difference, chance))
    return {
      name: brief.businessName,
      audience,
      ...(feel && { feel }),
      gain: impact ? gainBeside(gainOf(impact), audience) : {},
      culture: culture ? cultureOf(culture) : {},
      voice: voice ? voiceOf(voice) : {},
      ...(edge && { edge: edgeOf(edge) }),
      profile,
      pick: (...options) => pickOne(options.filter((option) => option !== undefined)),
    }
  }
}

function audienceFor(
  word: OwnerWord | undefined,
  profile: ReturnType<typeof readProfile>,
  isSaidTwice: boolean,
  chance: () => number,
): FrameParts['audience'] {
  const noun = profile.clientNoun ?? 'people'
  const isFromProfile = word === undefined || chance() < shareOfProfile
  if (isSaidTwice && chance() < 0.5) return { text: noun, isOne: false }
  if (isFromProfile && profile.client !== undefined) return { text: profile.client, isOne: false }
  return word === undefined ? { text: noun, isOne: false } : audienceOf(word, noun)
}

/** "girls who fix their own bikes" need no girls to be promised to: such a gain stands by itself. */
function gainBeside(gain: Gain, audience: Audience): Gain {
  const people = stems(wordsOf(audience.text).filter(isPluralNoun).join(' '))
  const said = gain.topic ?? ''
  const namesThem = wordsOf(said).some((word) => people.has(stem(word)) && word !== 'people')
  return namesThem ? { alone: said } : gain
}

/** What may be told as the difference: the X factor, or what the profile says, or an impact that "we" have ("we bake on the boat"). */
function edgesOf(
  xfactor: OwnerWord | undefined,
  impact: OwnerWord | undefined,
  told: OwnerWord | undefined,
  chance: () => number,
): OwnerWord[] {
  const isOurs = impact?.shape === 'clause' && gainOf(impact).topic === undefined
  if (isOurs && chance() < 0.5) return [impact]
  if (told !== undefined && (xfactor === undefined || chance() < shareOfProfile)) return [told]
  return xfactor === undefined ? [] : [xfactor]
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
