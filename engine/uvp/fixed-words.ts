/** The words that a frame brings along whatever the owner said; for the tests. */

import { seededNumbers } from '#engine/language/seeded.ts'
import { functionWords, stem, wordsOf } from '#engine/language/stem.ts'
import type { Edge } from './edge-phrase.ts'
import type { Frame, FrameParts } from './frame-parts.ts'
import type { Gain } from './outcome-phrases.ts'
import type { ProfilePhrases } from './profile-phrases.ts'
import type { Trait } from './trait-phrases.ts'

/** What takes up an owner's noun or adjective: "anxious people", "find peace", "run on patience", "a dry voice". */
const links =
  'people business company feel find have get see make build lead become stay run keep speak work use put believe tone voice spirit things live'

/** How often a frame is written, so that each of its choices comes up. */
const tries = 800

/** The stems of every content word that `frame` can bring along: it is written with words that mean nothing. */
export function fixedWordsOf(frame: Frame): ReadonlySet<string> {
  const chance = seededNumbers(1)
  const lines = Array.from({ length: tries }, () => frame.write(meaninglessParts(chance)) ?? '')
  const words = wordsOf(`${lines.join(' ')} ${links}`)
  return new Set(words.filter((word) => !word.startsWith('zq') && !functionWords.has(word)).map(stem))
}

const verbal = { base: 'zqdo', rest: 'zqthing' }
const profile: ProfilePhrases = {
  trade: 'zqtrade',
  offer: 'zqoffer',
  deed: 'zqdeed',
  pain: { text: 'zqpain', isPlural: true },
  painAsked: 'zqpain',
  painDeed: 'zqsuffer',
}
const traits = (word: string): Trait[] => [
  { adjective: word, predicate: word, tone: word, we: { base: 'be', rest: word } },
  { noun: word, we: { base: 'run', rest: `on ${word}` } },
]
const gains: readonly Gain[] = [
  { topic: 'zqgain', noun: 'zqgain', verbal: { base: 'get', rest: 'zqgain' } },
  { topic: 'zqgain', verbal },
  { topic: 'zqgain', clause: 'zqgain zqdoes' },
  { motto: 'zqmotto' },
]
const edges: readonly Edge[] = [
  { alone: 'zqedge', answer: 'zqedge', noun: 'zqedge', row: 'zqedge', isThing: true, speaker: 'nobody' },
  { alone: 'zqedge', row: 'zqedge', isThing: false, speaker: 'nobody' },
  { alone: 'we zqedge', answer: 'we zqedge', isThing: false, speaker: 'we' },
]

function meaninglessParts(chance: () => number): FrameParts {
  const oneOf = <Option>(options: readonly Option[]): Option | undefined =>
    options[Math.floor(chance() * options.length)]
  const edge = oneOf(edges)
  return {
    name: 'Zqname',
    audience: { text: 'zqpeople', isOne: chance() < 0.3 },
    feel: { base: 'feel', rest: 'zqcalm' },
    gain: oneOf(gains) ?? {},
    culture: oneOf(traits('zqkind')) ?? {},
    voice: oneOf(traits('zqdry')) ?? {},
    ...(edge && { edge }),
    profile,
    pick: (...options) => oneOf(options.filter((option) => option !== undefined)),
  }
}
