import { money } from './price-claims.ts'
import type { ClaimReader } from './read-claims.ts'

const things = `[a-z][a-z' -]{2,30}?`
const item = `[a-z][a-z0-9' -]{2,30}?`
const list = `(${item}(?:(?:, and |, or |, | and | or |nor )${item}){0,4})`
const itemsOf = (text: string) =>
  text
    .split(/, and |, or |, | and | or | nor /)
    .map(thingOf)
    .filter((item) => item !== '' && item.split(' ').length <= 3)

/** A thing without what is told of it: "travel in Scotland" is travel, "an album of sixty pages" an album. */
const thingOf = (text: string) =>
  text
    .replace(/^(?:and |an? |the |our |your |all |any |some |also )+/, '')
    .replace(/ (?:in|to|of|on|at|from|by) .*$/, '')
    .trim()

const granted = [
  new RegExp(
    String.raw`\b(?:no|never an?|never any|without|not) (?:extra |additional |further )?(?:charge|fee|cost)s? for ${list}(?=[.,;:!]| to | in | at |$)`,
  ),
  new RegExp(String.raw`\b(?:nothing|never) (?:extra |more )?(?:to )?pay for ${list}(?=[.,;:!]| to | in | at |$)`),
  new RegExp(
    String.raw`(?:^|[.,;:!] |\bwith |\band )(?:the |your |our |all )?${list}(?:,)? (?:is |are |'s |'re |all )?(?:all |both |always )?(?:included|thrown in|part of the price|in the price|on the house|on us)\b`,
  ),
  new RegExp(`^(?:the |our |your |all )?(${things}) is .{3,40} and included`),
  new RegExp(
    String.raw`\b(?:price|fee|rent|ticket|cost|day|night|week|month|it|this|that|which|course|plan|box|class|lesson|tour|stay|room)s? (?:all )?includes? ${list}(?=[.;:!]|$)`,
  ),
]
const limited =
  /\b(?:if|unless|over|above|except|apart from|first|under|up to|members?|children|until|after|when|where|extra|additional|more than|instead|outside|beyond)\b/

const alsoGranted = /\bincluded,? (?:and )?so (?:is|are) (?:the |our |your )?([a-z -]{3,20}?)(?=[.,;:!]|$)/

/** What costs nothing, or is in the price already. */
const isGranted: ClaimReader = (text) => {
  if (limited.test(text)) return []
  const found = granted.map((each) => each.exec(text)?.[1]).find((each) => each !== undefined)
  const items = [...(found === undefined ? [] : itemsOf(found)), ...(alsoGranted.exec(text)?.slice(1) ?? [])]
  return items.map((subject) => ({ topic: 'charge', value: 'no', subject }))
}

const charged = [
  new RegExp(
    `^(?:an? |the |our |each |every )?(${things})(?:'s| is| are| costs?| comes? at| (?:is|are) charged at)?:? (?:just |only |charged at |another |an extra )?${money}`,
  ),
  new RegExp(String.raw`\b(?:is|are) an? (${things}) (?:fee|charge) of ${money}`),
  new RegExp(String.raw`\b(?:buy|hire|rent) (?:an? |the |your )?(${things}) for ${money}`),
  new RegExp(`^(?:an? |the |our |each |every )?(${things}) (?:has|have|is|are|comes?|lasts?) .*\\band costs? ${money}`),
  new RegExp(
    String.raw`\b${money} (?:extra )?for (?:an? |the |each |every |your )?(${things})(?=[.,;:!]| and | or |$)`,
  ),
  new RegExp(String.raw`(?:^|[.,;:!] |\b(?:the|our) )(${things}) (?:is|are) (?:not included|charged|extra|billed)\b`),
  new RegExp(String.raw`\bplus (?:\w+ ){0,2}?(${things}) (?:at|of|for) ${money}`),
]

/** What is paid for. */
const isCharged: ClaimReader = (text) => {
  const found = charged.map((each) => each.exec(text)?.[1]).find((each) => each !== undefined)
  return found === undefined ? [] : [{ topic: 'charge', value: 'yes', subject: thingOf(found) }]
}

const needed = new RegExp(
  String.raw`\b(?:an?|the|any|our) ((?:[a-z-]+ ){0,2}[a-z-]+?) (?:of ${money}|is (?:always )?(?:required|needed|necessary|compulsory|payable|charged|added)|applies|must be (?:paid|shown|signed|bought|made))`,
)
const unneeded =
  /\b(?:no|without an?|without any|never an?|(?:don't|do not|won't|never) need (?:an?|any)) ((?:[a-z-]+ )?[a-z-]{3,}?)(?=[.,;:!]| (?:and|or|is|are|needed|required|necessary|to|at|from|of any|whatsoever)\b|$)/g

/** "No subscription" against "a subscription of £9 is required". */
const isAskedFor: ClaimReader = (text) => {
  if (limited.test(text)) return []
  const spared = [...text.matchAll(unneeded)].map(([, subject = '']) => ({ topic: 'asked for', value: 'no', subject }))
  const subject = spared.length > 0 ? undefined : needed.exec(text)?.[1]
  return subject === undefined ? spared : [{ topic: 'asked for', value: 'yes', subject }]
}

/** What is in the price, what is charged, and what is asked for. */
export const chargeReaders: readonly ClaimReader[] = [isGranted, isCharged, isAskedFor]
