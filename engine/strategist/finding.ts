/** Something that the strategist sees in a record. */
import type { Nudge } from '#contract/strategist.ts'
import { fitReply, quote, say } from './quote-record.ts'

/**
 * `rank` is the order of the nudges: the chain, what the site gets wrong or contradicts itself, what has been overtaken,
 * polish. `reason` and `fix` have 60 words at most together.
 */
export type Finding = Nudge & {
  rank: 0 | 1 | 2 | 3
  /** What to do about it. */
  fix: string
}

/** A finding as it is shown beside others. */
export const asNudge = ({ rank: _rank, fix: _fix, ...nudge }: Finding): Nudge => nudge

/** What a finding quotes, with where it stands unless its reason leads up to it. */
function tellQuoted({ reason, quote: quoted }: Finding): string {
  if (!quoted) return ''
  return reason.endsWith(':') ? `${quote(quoted.text)}.` : `${quoted.source}: ${quote(quoted.text)}.`
}

/** A finding as it is told: its reason, what it quotes, and what to do where there is room. */
export const tellFinding = (finding: Finding) => fitReply(say(finding.reason, tellQuoted(finding)), finding.fix)
