/** Something that the strategist notices in a record. */
import type { Nudge } from '#contract/strategist.ts'
import { fitReply, joinReplySentences, quoteOwnerText } from './quote-record.ts'

/**
 * `rank` orders findings: 0 the next step, 1 problems on the site and contradictions, 2 outdated results, 3 polish.
 * `reason` and `fix` together have at most 60 words.
 */
export type StrategistFinding = Nudge & {
  rank: 0 | 1 | 2 | 3
  /** What to do about it. */
  fix: string
}

/** A finding as a nudge, the entry of a list, which does not say what to do about it. */
export const makeNudge = ({ rank: _rank, fix: _fix, ...nudge }: StrategistFinding): Nudge => nudge

/** The finding's quote, with its source unless the reason already introduces it (ends in a colon). */
function tellQuoted({ reason, quote: quoted }: StrategistFinding): string {
  if (!quoted) return ''
  return reason.endsWith(':') ? `${quoteOwnerText(quoted.text)}.` : `${quoted.source}: ${quoteOwnerText(quoted.text)}.`
}

/** A finding as a reply: its reason, its quote, and what to do if there is room. */
export const formatFinding = (finding: StrategistFinding) =>
  fitReply(joinReplySentences(finding.reason, tellQuoted(finding)), finding.fix)
