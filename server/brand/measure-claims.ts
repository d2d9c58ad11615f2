/** What a line claims, and where the owner told us so. The engine decides, whoever wrote the line. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { type Claim, claimFields } from '#contract/plain/claim.ts'
import { type GroundedSpan, groundLine } from '#engine/grounding/ground-line.ts'
import { listAnswers, type NumberedStatement } from '#engine/grounding/list-statements.ts'

/** Spans in a row that rest on the same statement are one claim. */
type Group = { start: number; end: number; statements: readonly number[]; isTold: boolean; isDisputed: boolean }

function joinGroups(spans: readonly GroundedSpan[]): Group[] {
  const groups: Group[] = []
  for (const { start, end, statements, reason } of spans.toSorted((one, other) => one.start - other.start)) {
    const isTold = reason === undefined
    const isDisputed = reason === 'disputed'
    // The name rests on no statement, and needs none.
    if (isTold && statements.length === 0) continue
    const last = groups.at(-1)
    // Part of a longer one, such as "winning" of "award-winning".
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      // What nobody told at all outweighs what they told twice.
      last.isDisputed = (last.isDisputed && (isTold || isDisputed)) || (last.isTold && isDisputed)
      last.isTold &&= isTold
      continue
    }
    const shared = last?.statements.filter((number) => statements.includes(number)) ?? []
    if (last?.isTold && isTold && shared.length > 0) Object.assign(last, { end, statements: shared })
    else groups.push({ start, end, statements, isTold, isDisputed })
  }
  return groups
}

function findSource({ statements, isTold }: Group, told: readonly NumberedStatement[]): Claim['source'] {
  const statement = isTold ? told.find(({ number }) => statements.includes(number)) : undefined
  const field = claimFields.find((each) => each === statement?.field)
  return statement && field ? { field, told: statement.text } : undefined
}

/** The claims of each line, in order. The chosen line proves nothing, as it may be one of these. */
export function measureClaims(lines: readonly string[], brief: BrandBrief): Claim[][] {
  const told = listAnswers(brief)
  return lines.map((line) =>
    joinGroups(groundLine(line, told, brief).spans).map((group) => {
      const source = findSource(group, told)
      return {
        ...{ start: group.start, end: group.end },
        ...(source && { source }),
        ...(group.isDisputed && { isDisputed: true as const }),
      }
    }),
  )
}
