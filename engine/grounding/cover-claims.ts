/** Decides whether a statement covers a claim, a number or a time of a line. */
import type { ReadStatement, StatementIndex } from './index-statements.ts'
import { type Claim, isAlike } from './read-claims.ts'
import { compareMeasures, type Measure } from './read-measures.ts'
import { type Hedge, isPresent, readStance, type Stance } from './read-stance.ts'
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
const mayDrop: ReadonlySet<Hedge> = new Set(['over', 'within'])
/** Hedges that a line may not add, because they say more. */
const mayNotAdd: readonly Hedge[] = ['over']

const isHoped = ({ field, lower }: ReadStatement, { start }: { start: number }) =>
  field === 'primaryGoal' && !isPresent(lower, start)
const isOfOthers = ({ field }: ReadStatement) => field === 'customerPainPoints' || field === 'when'
const isOfCustomers = ({ field }: ReadStatement) => field === 'idealClientDescription' || field === 'who'

/** What is wrong with the stance of a line, compared with that of a statement; undefined if nothing. */
function findStanceFault(said: Stance, told: Stance, ignored: readonly Hedge[] = []): SpanReason | undefined {
  if (said.isDenied !== told.isDenied) return 'denied'
  const isLost = [...told.hedges].some(
    (hedge) => !mayDrop.has(hedge) && !ignored.includes(hedge) && !said.around.has(hedge),
  )
  return isLost ||
    mayNotAdd.some((hedge) => !ignored.includes(hedge) && said.hedges.has(hedge) && !told.hedges.has(hedge))
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

/** How far off a value is that is “about” another, and one that is rounded. */
const aboutShare = 0.3
const roundedShare = 0.015

/** Whether all that a measure of a statement may be lies within what a line says: “within a week” of “5 to 7 days”. */
function saysNoMore({ low, high, stance: { hedges } }: Measure, told: Measure): boolean {
  const share = hedges.has('about') ? aboutShare : roundedShare
  const isAtMost = hedges.has('up-to') || hedges.has('within')
  const isAtLeast = hedges.has('over') || hedges.has('from')
  if (isAtMost && told.stance.hedges.has('over')) return false
  return (isAtMost || told.low >= low * (1 - share)) && (isAtLeast || told.high <= high * (1 + share))
}

const reckons = /\b(?:other|others|rest|remaining|left|leaves|altogether|in all|in total|total|makes)\b/

/** The covers of all numbers of a line. One that follows from others is covered with them: “bought 600, lost 20, the other 580”. */
export function coverMeasures(said: readonly Measure[], lower: string, index: StatementIndex): Cover[] {
  const covers = said.map((each) => coverMeasure(each, index))
  const sure = said.flatMap((each, place) => {
    const { reason, statements = [] } = covers[place] ?? {}
    return reason === undefined && statements.length > 0 ? [{ ...each, statements }] : []
  })
  const sums = sure.flatMap((one) =>
    sure.flatMap((other) => (one === other ? [] : [one.value + other.value, one.value - other.value])),
  )
  return covers.map((cover, place) => {
    const { value = 0, unit = '', nouns = [] } = said[place] ?? {}
    if (cover.reason !== 'not-told' || unit !== '') return cover
    const areTold = nouns.length > 0 && nouns.every((noun) => index.statements.some(({ roots }) => roots.has(noun)))
    const same = sure.find((each) => each.value === value && each.unit === '' && areTold)
    if (same === undefined && !(reckons.test(lower) && sums.includes(value))) return cover
    return { statements: same?.statements ?? sure.flatMap(({ statements }) => statements) }
  })
}

/** Whether a number of a line is told with the same value, unit and hedges. A number that the line denies needs no cover. */
function coverMeasure(said: Measure, { statements }: StatementIndex): Cover {
  const cover = settle(
    statements.flatMap((statement) =>
      statement.measures.map((told) => {
        const match = compareMeasures(said, told, statement)
        const { number } = statement
        if (match !== 'same') return { number, reason: match === 'unrelated' ? undefined : match }
        if (isHoped(statement, told)) return { number, reason: 'hedge-lost' as const }
        const ignored: Hedge[] = [
          ...(told.kind === 'number' ? ['condition' as const] : []),
          ...(isOfCustomers(statement) || isOfOthers(statement) ? (['up-to', 'about', 'wish'] as const) : []),
          ...(said.stance.around.has('about') ? ['mostly' as const] : []),
          // “5 days or more” says no more than “from 5 to 7 days”.
          ...(told.low < told.high ? (['over', 'from'] as const) : []),
        ]
        // “No two are alike” denies no count.
        const isDenied = isOfOthers(statement) ? told.stance.isDenied : said.stance.isDenied && told.stance.isDenied
        const stance = { ...said.stance, isDenied }
        if (!isOfCustomers(statement) && !isOfOthers(statement) && !saysNoMore(said, told))
          return { number, reason: 'hedge-lost' as const }
        return { number, reason: findStanceFault(stance, told.stance, ignored) ?? ('same' as const) }
      }),
    ),
  )
  return said.stance.isDenied && cover.reason === 'not-told' ? { statements: [] } : cover
}

/** Whether days or times of a line are told, open or closed alike. Each day of a list may be told by itself. */
export function coverTime(said: FoundTime, { statements }: StatementIndex): Cover {
  const parts = said.type === 'days' ? said.values.map((value) => ({ ...said, values: [value] })) : [said]
  const covers = parts.map((part) =>
    settle(
      statements.flatMap((statement) =>
        statement.times.map((told) => {
          const match = compareTimes(part, told)
          const { number } = statement
          if (match === 'unrelated') return { number, reason: undefined }
          if (match === 'other-value') return { number, reason: match }
          const isWish = isHoped(statement, told) || (told.stance.hedges.has('wish') && !said.stance.around.has('wish'))
          return { number, reason: isWish ? ('hedge-lost' as const) : ('same' as const) }
        }),
      ),
    ),
  )
  const fault = covers.find(({ reason }) => reason !== undefined)
  return fault ?? { statements: [...new Set(covers.flatMap((cover) => cover.statements))] }
}

const uniqueness = /\b(?:only|others?|no ?one else|nobody|none|unique\w*|first|no other)\b/
const allOf = /\b(?:all|every|always|only|never|each|entirely|nothing but|100 ?%)\b/
const comparing =
  /\b(?:others?|most|elsewhere|they|the rest|chains?|competitors?|kiosks?|supermarkets?|unlike|than|instead|just)\b/
/** Two who work together. */
const couple = /\bme (?:and|n|&) [a-z]+|\b(?:and|n|&) (?:me|i)\b|\b(?:two|2|pair|couple|both) of us\b/
/** When one pays. */
const payment =
  /\b(?:before|until|till?|after|once)\b[^.;]{0,20}\bpay|\bpay[^.;]{0,20}\b(?:before|until|till?|after|once|when)\b/
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
  words: string,
): SpanReason | 'same' | undefined {
  if (claim.key === 'refund' && payment.test(statement.lower)) return 'same'
  if (claim.key === 'team' && /^(?:two|2) of us/.test(words) && couple.test(statement.lower)) return 'same'
  if (claim.key === 'where' && claim.roots.size > 0 && [...claim.roots].every((root) => statement.roots.has(root)))
    return 'same'
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
      const inOtherWords = judgeOtherWords(claim, statement, around, lower.slice(claim.start, claim.end))
      if (inOtherWords !== undefined) return [{ number, reason: inOtherWords }]
      if (isOfOthers(statement) && claim.kind !== 'comparison') return []
      if (about.length > 0 && !about.some((root) => statement.roots.has(root))) return []
      return statement.claims.flatMap((told) => {
        const isSame =
          told.key === claim.key && (isAlike(told.key) || [...claim.roots].some((root) => told.roots.has(root)))
        if (!isSame) return []
        if (isHoped(statement, told)) return [{ number, reason: 'hedge-lost' as const }]
        const ignored: Hedge[] = ['about', 'up-to', 'from', 'over']
        return [{ number, reason: findStanceFault(claim.stance, told.stance, ignored) ?? ('same' as const) }]
      })
    }),
  )
}
