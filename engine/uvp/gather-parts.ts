/** What an owner said, made ready for the frames. */
import { type BrandBrief, type Category, categories, wordKey } from '#contract/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { stem, stems, wordsOf } from '#engine/language/stem.ts'
import { type Audience, audienceOf } from './audience-phrase.ts'
import { type Edge, edgeOf } from './edge-phrase.ts'
import { type Frame, type FrameParts, organisations } from './frame-parts.ts'
import { feelingOf, type Gain, gainOf } from './outcome-phrases.ts'
import { type ProfilePhrases, readProfile } from './profile-phrases.ts'
import { readSaid } from './read-said.ts'
import { cultureOf, voiceOf } from './trait-phrases.ts'
import { ofThem } from './turn-person.ts'

/** How often a line speaks of the difference, or of the customers, as the profile tells them. */
const shareOfProfile = 0.3
/** How often the difference is left out where it says again whom the business is for. */
const shareOfEcho = 0.6

type Words = Readonly<Record<Category, string>>

/** Gives a maker of the parts for one try of a frame; whatever was made of a word once is made no second time. */
export function gatherParts(brief: BrandBrief): (frame: Frame, words: Words, chance: () => number) => FrameParts {
  const profile = readProfile(brief.profile, brief.businessName)
  const noun = profile.clientNoun ?? 'people'
  const wordOf = (words: Words, category: Category) =>
    words[category].trim() === '' ? undefined : readSaid(words[category], category, brief.businessName)
  const makers = {
    audience: kept((word: OwnerWord) => audienceOf(word, noun)),
    feel: kept(feelingOf),
    gain: kept(gainOf),
    culture: kept(cultureOf),
    voice: kept(voiceOf),
    edge: kept(edgeOf),
    toThem: kept(toThem),
  }
  const gainsBeside = kept((audience: Audience) => kept((gain: Gain) => gainBeside(gain, audience)))
  const client: Audience | undefined = profile.client === undefined ? undefined : { text: profile.client, isOne: false }
  // A hall or a bank may be the client, and is no good guess for who feels free.
  const isBody = organisations.test((client?.text ?? '').replace(/ (with|in|of|from|for|without) .*/, ''))
  const areCustomersDoubled = kept((words: Words) => isDoubled(words, 'customers'))
  const echoes = kept(isEcho)
  const people: Audience = { text: noun, isOne: false }

  const audienceFor = (words: Words, chance: () => number): Audience => {
    const word = wordOf(words, 'customers')
    const isFromProfile = word === undefined || chance() < shareOfProfile
    if (areCustomersDoubled(words) && chance() < 0.5) return people
    if (isFromProfile && client !== undefined && (word === undefined || !isBody)) return client
    return word === undefined ? people : makers.audience(word)
  }

  return (frame, words, chance) => {
    const [culture, voice, feeling, impact] = (['culture', 'voice', 'feeling', 'impact'] as const).map((category) =>
      wordOf(words, category),
    )
    const audience = audienceFor(words, chance)
    const told =
      echoes(words) && chance() < shareOfEcho ? undefined : toldEdge(wordOf(words, 'xfactor'), impact, profile, chance)
    const edge = told && edgeFor(frame, makers.edge(told), makers.toThem)
    return {
      name: brief.businessName,
      audience,
      ...(feeling && { feel: makers.feel(feeling) }),
      gain: impact ? gainsBeside(audience)(makers.gain(impact)) : {},
      culture: culture ? makers.culture(culture) : {},
      voice: voice ? makers.voice(voice) : {},
      ...(edge && { edge }),
      profile,
      pick: (...options) => {
        const possible = options.filter((option) => option !== undefined)
        return possible[Math.floor(chance() * possible.length)]
      },
    }
  }
}

/** The same answer for the same question, thought of once. */
function kept<In, Out>(make: (from: In) => Out): (from: In) => Out {
  const answers = new Map<In, Out>()
  return (from) => {
    const before = answers.get(from)
    if (before !== undefined) return before
    const answer = make(from)
    answers.set(from, answer)
    return answer
  }
}

/** Whether the word chosen in a category is chosen in another one too. */
export const isDoubled = (words: Words, category: Category): boolean =>
  categories.some((other) => other !== category && wordKey(words[other]) === wordKey(words[category]))

/** "girls who fix their own bikes" need no girls to be promised to: such a gain stands by itself. */
function gainBeside(gain: Gain, audience: Audience): Gain {
  const people = stems(wordsOf(audience.text).filter(isPluralNoun).join(' '))
  const said = gain.topic ?? ''
  const namesThem = wordsOf(said).some((word) => people.has(stem(word)) && word !== 'people')
  return namesThem ? { alone: said } : gain
}

/** What is told as the difference: the X factor, or what the profile says, or an impact of "ours" ("we bake on the boat"). */
function toldEdge(
  xfactor: OwnerWord | undefined,
  impact: OwnerWord | undefined,
  { difference }: ProfilePhrases,
  chance: () => number,
): OwnerWord | undefined {
  const isOurs = impact?.shape === 'clause' && gainOf(impact).topic === undefined
  if (isOurs && chance() < 0.5) return impact
  return difference !== undefined && (xfactor === undefined || chance() < shareOfProfile) ? difference : xfactor
}

/** "built by teachers, for teachers", for teachers: said in every line, the difference would be one too many. */
function isEcho({ customers, xfactor }: Words): boolean {
  const theirs = stems(customers)
  return wordsOf(xfactor).filter((word) => theirs.has(stem(word))).length > 1
}

/** The difference as it fits the speaker of a line: what "we" or "you" say has no place where nobody says so. */
function edgeFor(frame: Frame, edge: Edge, turn: (edge: Edge) => Edge): Edge | undefined {
  const turned = frame.toYou || isImperative(edge) ? edge : turn(edge)
  const isFit = frame.speaker === 'we' ? turned.speaker !== 'other' : turned.speaker !== 'we'
  return isFit ? turned : undefined
}

/** "Bring your own holes": said to the customers, whoever else is spoken of. */
const isImperative = (edge: Edge) =>
  (edge.speaker === 'nobody' && /\byour?\b/i.test(edge.alone ?? '')) || /\b(one|a|the) you\b/i.test(edge.alone ?? '')

/** "You speak to Vera" → "they speak to Vera": where customers are "they", the difference speaks of them in the same way. */
function toThem(edge: Edge): Edge {
  const { alone, answer, row, noun } = edge
  return {
    isThing: edge.isThing,
    speaker: edge.speaker === 'you' ? 'nobody' : edge.speaker,
    // "They can hear the river" by itself leaves unclear who; behind the customers it does not.
    ...(alone !== undefined && !/^you\b/i.test(alone) && { alone: ofThem(alone) }),
    ...(answer !== undefined && { answer: ofThem(answer) }),
    ...(row !== undefined && { row: ofThem(row) }),
    ...(noun !== undefined && { noun: ofThem(noun) }),
  }
}
