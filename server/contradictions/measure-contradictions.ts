/** Which answers of an owner contradict each other. The engine decides, by typed facts alone. */
import { type Contradiction, contradictionsShown } from '#contract/contradictions.ts'
import type { BrandBrief } from '#contract/plain/brand.ts'
import { claimFields } from '#contract/plain/claim.ts'
import { findStandingContradictions } from '#engine/grounding/find-contradictions.ts'
import { listAnswers } from '#engine/grounding/list-statements.ts'

/** The first ones that the owner has not set aside. The chosen line is no answer, and neither is the name. */
export function measureContradictions(brief: BrandBrief): Contradiction[] {
  const told = listAnswers(brief)
  const sideOf = (number: number, passage: string) => {
    const statement = told.find((each) => each.number === number)
    const field = claimFields.find((each) => each === statement?.field)
    return field && { field, passage }
  }
  const seen = new Set<string>()
  return findStandingContradictions(told, brief.bothRight)
    .filter(({ passages }) => {
      const key = passages.toSorted().join('\n')
      return !seen.has(key) && seen.add(key)
    })
    .flatMap(({ what, statements, passages }) => {
      const one = sideOf(statements[0], passages[0])
      const other = sideOf(statements[1], passages[1])
      return one && other ? [{ what, one, other }] : []
    })
    .slice(0, contradictionsShown)
}
