import type { WordCandidate } from './word-candidates.ts'

export type ScoredCandidate = { candidate: WordCandidate; score: number }
/**
 * A cluster is a group of words with similar meaning. `perCluster`: how many of one may be chosen; `repeatCost`: the penalty
 * for each already chosen word of the same cluster.
 */
export type DiversityLimits = { perCluster: number; repeatCost: number }

const sharedWordCost = 0.6

/** The best `count`, penalising similarity to those already chosen: maximal marginal relevance (Carbonell & Goldstein, 1998). */
export function chooseDiverseCandidates(
  scored: readonly ScoredCandidate[],
  count: number,
  spread: DiversityLimits,
): WordCandidate[] {
  const pool = [...scored].sort((a, b) => b.score - a.score).slice(0, 20 * count)
  const chosen: WordCandidate[] = []
  while (chosen.length < count) {
    let best: WordCandidate | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    for (const { candidate, score } of pool) {
      const weighed = score - repetition(candidate, chosen, spread)
      if (weighed > bestScore) {
        best = candidate
        bestScore = weighed
      }
    }
    if (best === undefined) break
    chosen.push(best)
  }
  return chosen
}

/**
 * Whether two candidates say the same because one is a hyphenated adjective and the other contains it: "same-day" and
 * "same-day service".
 */
function saysNoMore(one: WordCandidate, other: WordCandidate): boolean {
  const [shorter, longer] = one.parts.size < other.parts.size ? [one, other] : [other, one]
  if (!shorter.entry.word.includes('-') || shorter.entry.partOfSpeech !== 'adj' || longer.entry.partOfSpeech === 'adj')
    return false
  return longer.parts.size > shorter.parts.size && [...shorter.parts].every((part) => longer.parts.has(part))
}

/** Penalty for repeating chosen candidates: shared cluster, shared words; infinite for the same meaning. */
function repetition(candidate: WordCandidate, chosen: readonly WordCandidate[], spread: DiversityLimits): number {
  let sameCluster = 0
  let shared = 0
  for (const other of chosen) {
    if (other.meaning === candidate.meaning || saysNoMore(candidate, other)) return Number.POSITIVE_INFINITY
    if (other.entry.cluster === candidate.entry.cluster) sameCluster += 1
    for (const part of candidate.parts) if (other.parts.has(part)) shared += 1 / candidate.parts.size
  }
  if (sameCluster >= spread.perCluster) return Number.POSITIVE_INFINITY
  return spread.repeatCost * sameCluster + sharedWordCost * shared
}
