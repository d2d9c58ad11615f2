/** Something that the strategist notices in a record. */
import type { Nudge } from '#contract/strategist.ts'
import { fitReply, quote, say } from './quote-record.ts'

/**
 * `rank` orders findings: 0 the next step, 1 problems on the site and contradictions, 2 outdated results, 3 polish.
 * `reason` and `fix` together have at most 60 words.
 */
export type Finding = Nudge & {
  rank: 0 | 1 | 2 | 3
  /** What to do about it. */
  fix: string
}

/** A finding as a nudge, the entry of a list, which does not say what to do about it. */
export const asNudge = ({ rank: _rank, fix: _fix, ...nudge }: Finding): Nudge => nudge

/** The finding's quote, with its source unless the reason already introduces it (ends in a colon). */
function tellQuoted({ reason, quote: quoted }: Finding): string {
  if (!quoted) return ''
  return reason.endsWith(':') ? `${quote(quoted.text)}.` : `${quoted.source}: ${quote(quoted.text)}.`
}

/** A finding as a reply: its reason, its quote, and what to do if there is room. */
export const tellFinding = (finding: Finding) => fitReply(say(finding.reason, tellQuoted(finding)), finding.fix)
