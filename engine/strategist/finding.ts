/** Something that the strategist sees in a record. */
import type { Nudge } from '#contract/strategist.ts'

/** What a question or a finding is about. */
export type Topic =
  | 'next'
  | 'weak'
  | 'brand'
  | 'words'
  | 'culture'
  | 'customers'
  | 'voice'
  | 'feeling'
  | 'impact'
  | 'xfactor'
  | 'uvp'
  | 'tagline'
  | 'values'
  | 'archetype'
  | 'website'

/** `rank` is the order of the nudges: the chain, what contradicts itself, what has been overtaken, polish. */
export type Finding = Nudge & {
  rank: 0 | 1 | 2 | 3
  topics: readonly Topic[]
  /** What to do about it. */
  fix: string
}

/** Topics of a message beyond those of the record: how the toolkit works, and what the strategist leaves to others. */
export type Asked =
  | Topic
  | 'profile'
  | 'competitors'
  | 'toolkit'
  | 'terms'
  | 'writing'
  | 'looks'
  | 'naming'
  | 'marketing'
  | 'advice'
  | 'tools'
  | 'you'
  | 'greeting'
  | 'thanks'

/** A pattern over lower-case text that points to a topic, with how surely it does. */
export type Cue = readonly [asked: Asked, weight: number, pattern: RegExp]
