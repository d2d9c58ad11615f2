/** Something that the strategist sees in a record, and what a finding or a question can be about. */
import type { Nudge } from '#contract/strategist.ts'
import { fitReply, quote, say } from './quote-record.ts'

/** The topics of a finding and of a question, as they were learned. */
export const topics = [
  'next',
  'weak',
  'brand',
  'customers',
  'voice',
  'feeling',
  'impact',
  'culture',
  'xfactor',
  'words',
  'uvp',
  'tagline',
  'values',
  'archetype',
  'website',
  'toolkit',
  'you',
  'competitors',
  'looks',
  'marketing',
  'advice',
  'naming',
  'writing',
  'profile',
] as const
export type Topic = (typeof topics)[number]

/**
 * `rank` is the order of the nudges: the chain, what the site gets wrong or contradicts itself, what has been overtaken,
 * polish. `reason` and `fix` have 60 words at most together.
 */
export type Finding = Nudge & {
  rank: 0 | 1 | 2 | 3
  topics: readonly Topic[]
  /** What to do about it. */
  fix: string
  /** What explains it to whoever asks why; without it, why it comes first. */
  why?: string
}

/** What a finding quotes, with where it stands. */
export const tellSource = ({ quote: quoted }: Finding) => (quoted ? `${quoted.source}: ${quote(quoted.text)}.` : '')

/** The same, without where it stands if its reason leads up to it. */
function tellQuoted(finding: Finding): string {
  const { reason, quote: quoted } = finding
  return quoted && reason.endsWith(':') ? `${quote(quoted.text)}.` : tellSource(finding)
}

/** A finding as it is told: its reason, what it quotes, and what to do where there is room. */
export const tellFinding = (finding: Finding) => fitReply(say(finding.reason, tellQuoted(finding)), finding.fix)
