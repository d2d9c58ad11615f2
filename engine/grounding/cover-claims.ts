/** Decides whether a statement covers a claim, a number or a time of a line. */
import type { ReadStatement, StatementIndex } from './index-statements.ts'
import { type Claim, isAlike } from './read-claims.ts'
import { compareMeasures, type Measure } from './read-measures.ts'
import { type Hedge, readStance, type Stance } from './read-stance.ts'
import { compareTimes, type FoundTime } from './read-times.ts'
import { findClause, splitTokens } from './split-tokens.ts'
import { isFunctionWord, isPlainWord } from './word-knowledge.ts'

/** Why a span is not covered; `disputed`: told by a statement that another one contradicts. */
export type SpanReason =
  | 'not-told'
  | 'other-value'
  | 'other-unit'
  | 'hedge-lost'
  | 'denied'
  | 'name-changed'
  | 'disputed'
export type Cover = { statements: number[]; reason?: SpanReason }

/** Hedges that a line may drop, because what is left is still true: more than 20 are 20. */
const mayDrop: ReadonlySet<Hedge> = new Set(['over'])
/** Hedges that a line may not add, because they say more. */
const mayNotAdd: readonly Hedge[] = ['over']

const isGoal = ({ field }: ReadStatement) => field === 'primaryGoal'
const isOfOthers = ({ field }: ReadStatement) => field === 'customerPainPoints' || field === 'when'

/** What is wrong with the stance of a line, compared with that of a statement; undefined if nothing. */
function findStanceFault(said: Stance, told: Stance, ignored: readonly Hedge[] = []): SpanReason | undefined {
  if (said.isDenied !== told.isDenied) return 'denied'
  const isLost = [...told.hedges].some(
    (hedge) => !mayDrop.has(hedge) && !ignored.includes(hedge) && !said.hedges.has(hedge),
  )
  return isLost || mayNotAdd.some((hedge) => said.hedges.has(hedge) && !told.hedges.has(hedge))
    ? 'hedge-lost'
    : undefined
}

/** Puts the verdicts of all statements together: covered if one covers, otherwise the most telling reason. */
function settle(judged: readonly { number: number; reason: SpanReason | 'same' | undefined }[]): Cover {
  const covering = judged.filter(({ reason }) => reason === 'same').map(({ number }) => number)
  if (covering.length > 0) return { statements: [...new Set(covering)] }
  for (const reason of ['denied', 'hedge-lost', 'other-unit', 'other-value'] as const) {
    const at = judged.filter((each) => each.reason === reason).map(({ number }) => number)
    if (at.length > 0) return { statements: [...new Set(at)], reason }
  }
  return { statements: [], reason: 'not-told' }
}

/** Whether a number of a line is told with the same value, unit and hedges. A number that the line denies needs no cover. */
export function coverMeasure(said: Measure, { statements }: StatementIndex): Cover {
  const cover = settle(
    statements.flatMap((statement) =>
      statement.measures.map((told) => {
        const match = compareMeasures(said, told, statement.roots)
        const { number } = statement
        if (match !== 'same') return { number, reason: match === 'unrelated' ? undefined : match }
        if (isGoal(statement)) return { number, reason: 'hedge-lost' as const }
        const ignored: Hedge[] = told.kind === 'number' ? ['condition'] : []
        // “No two are alike” denies no count.
        const stance = { ...said.stance, isDenied: said.stance.isDenied && told.stance.isDenied }
        return { number, reason: findStanceFault(stance, told.stance, ignored) ?? ('same' as const) }
      }),
    ),
  )
  return said.stance.isDenied && cover.reason === 'not-told' ? { statements: [] } : cover
}

/** Whether days or times of a line are told, open or closed alike. */
export function coverTime(said: FoundTime, { statements }: StatementIndex): Cover {
  return settle(
    statements.flatMap((statement) =>
      statement.times.map((told) => {
        const match = compareTimes(said, told)
        const { number } = statement
        if (match === 'unrelated') return { number, reason: undefined }
        if (match === 'other-value') return { number, reason: match }
        const isHoped = isGoal(statement) || (told.stance.hedges.has('wish') && !said.stance.hedges.has('wish'))
        return { number, reason: isHoped ? ('hedge-lost' as const) : ('same' as const) }
      }),
    ),
  )
}

const uniqueness = /\b(?:only|others?|no ?one else|nobody|none|unique\w*|first|no other)\b/
const allOf = /\b(?:all|every|always|only|never|each|entirely|nothing but|100 ?%)\b/
const comparing =
  /\b(?:others?|most|elsewhere|they|the rest|chains?|competitors?|kiosks?|supermarkets?|unlike|than|instead|just)\b/
const contextWordsMax = 3

/** The words around a claim that say what it is about. */
function contextOf(claim: Claim, lower: string, only: 'after' | 'around'): string[] {
  const { from, to } = findClause(lower, claim.start)
  const words = splitTokens(lower.slice(only === 'after' ? claim.end : from, to))
  const content = words.filter((token) => !isFunctionWord(token.word) && !isPlainWord(token)).map(({ root }) => root)
  return only === 'after' ? content.slice(0, contextWordsMax) : content.filter((root) => !claim.roots.has(root))
}

/** Whether a statement makes a claim in other words: the sentence “What others don’t” says that nobody else does it. */
function judgeOtherWords(
  claim: Claim,
  statement: ReadStatement,
  context: readonly string[],
): SpanReason | 'same' | undefined {
  if (!context.some((root) => statement.roots.has(root))) return undefined
  const isDifference = statement.field === 'only' || statement.field === 'competitiveDifferentiator'
  if (claim.key === 'than-others')
    return isDifference || isOfOthers(statement) || comparing.test(statement.lower) ? 'same' : undefined
  if (claim.key === 'only') return statement.field === 'only' ? 'same' : undefined
  if (claim.key === 'record') return isDifference && uniqueness.test(statement.lower) ? 'same' : undefined
  const all = claim.key === 'everyone' ? allOf.exec(statement.lower) : null
  if (all === null) return undefined
  const { hedges } = readStance(statement.lower, all.index, all.index + all[0].length)
  return hedges.has('mostly') && !claim.stance.hedges.has('mostly') ? 'hedge-lost' : 'same'
}

/** Whether a claim of a line is told: of the same thing, with the same polarity and hedges. */
export function coverClaim(claim: Claim, lower: string, { statements }: StatementIndex): Cover {
  const about = claim.kind === 'promise' ? contextOf(claim, lower, 'after') : []
  const around = contextOf(claim, lower, 'around')
  return settle(
    statements.flatMap((statement) => {
      const { number } = statement
      const inOtherWords = judgeOtherWords(claim, statement, around)
      if (inOtherWords !== undefined) return [{ number, reason: inOtherWords }]
      if (isOfOthers(statement) && claim.kind !== 'comparison') return []
      if (about.length > 0 && !about.some((root) => statement.roots.has(root))) return []
      return statement.claims.flatMap((told) => {
        const isSame =
          told.key === claim.key && (isAlike(told.key) || [...claim.roots].some((root) => told.roots.has(root)))
        if (!isSame) return []
        if (isGoal(statement)) return [{ number, reason: 'hedge-lost' as const }]
        const ignored: Hedge[] = ['about', 'up-to', 'from', 'over']
        return [{ number, reason: findStanceFault(claim.stance, told.stance, ignored) ?? ('same' as const) }]
      })
    }),
  )
}
