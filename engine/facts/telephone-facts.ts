import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { type Fact, type FactReading, findDisagreeingPairs } from './fact.ts'
import cues from './fact-cues.json' with { type: 'json' }
import { normalizeStatement, type Statement } from './statement.ts'

const none: ReadonlySet<string> = new Set()
const number = /(?<![\d.,£€$/-])(?:\+\d{1,3}[ .()-]*)?\(?\d{2,5}\)?(?:[ .-]?\d{2,5}){1,4}(?![\d%]|[.,]\d)/g
const digitsMin = 9
/** Fewer digits are enough when the preceding words announce a phone number. */
const localDigitsMin = 7
const saidBefore = makePhrasePattern(
  cues.telephone.saidBefore,
  '',
  String.raw`\b`,
  String.raw`\b(?: or \w+)?(?: us| me)?(?: on| at)?[ :.]*$|[·•|] *$`,
)
const digitsMax = 14
const shownAsNumber =
  /\b(?:tel|telephone|phone|call|ring|mobile|text|whatsapp|dial|fax|line|number|us on|free ?phone)\b/
/** A line with its own purpose (fax, emergencies, bookings), not the main number. */
const ownLine = makePhrasePattern(
  cues.telephone.ownLine,
  '',
  String.raw`\b(?<!or )(?<line>`,
  String.raw`)\b[^.;]{0,25}$`,
)
const lineAfter =
  /^[ ,(]*(?:for |at |in |on )?(?:an? )?(?<line>fax|mobile|emergenc(?:y|ies)|out of hours|night|weekends|sundays|evenings|orders|bookings|sales|support)\b/
/**
 * Someone else's number: "ring the hospital on …", "a number in Tallaght". Not applied in footers, which give the
 * business's own.
 */
const someoneElse =
  /\b(?:ring|call|phone|telephone|contact) (?:the|your|their|an?) (?!office\b|shop\b|studio\b|yard\b|number\b|workshop\b|salon\b|team\b|clinic\b|practice\b)[a-z]/
/** Numbers of authorities, and registration numbers, which footers also contain. */
const noLine = makePhrasePattern(cues.telephone.noLine)
/** How many characters before a number are searched for these cues. */
const someoneElseNear = 60
export const makeTelephoneKey = (digits: string) => digits.replace(/\D/g, '').replace(/^0+/, '')
/** True if the numbers are equal, with or without a country code. */
export const areSameTelephone = (one: string, other: string) => one.endsWith(other) || other.endsWith(one)
/** British and Irish mobile numbers. */
const isMobile = (digits: string) => /^(?:\+?44 ?\(?0?\)?7|07|\+?353 ?\(?0?\)?8|08\d)/.test(digits.trim())

/** The phone number that a short text shows, such as that of a link. */
export const findShownTelephone = (text: string): string | undefined =>
  text.match(number)?.find((each) => each.replace(/\D/g, '').length >= localDigitsMin)

type Line<Of extends Statement = Statement> = Fact<Of> & { line: string }

export function findTelephones<Of extends Statement>(statements: readonly Of[]): Line<Of>[] {
  return statements.flatMap((statement) => {
    const { sentence, block, section } = statement
    const text = sentence.toLowerCase()
    const isShown = shownAsNumber.test(text) || block.region === 'footer' || block.words <= 8
    return [...sentence.matchAll(number)].flatMap((match) => {
      const digits = match[0].replace(/\D/g, '')
      const before = text.slice(0, match.index)
      const least = saidBefore.test(before) ? localDigitsMin : digitsMin
      if (!isShown || digits.length < least || digits.length > digitsMax) return []
      const near = before.slice(-someoneElseNear)
      if (noLine.test(near) || (block.region !== 'footer' && someoneElse.test(near))) return []
      const after = lineAfter.exec(text.slice(match.index + match[0].length))?.groups?.line
      const line = ownLine.exec(before)?.groups?.line ?? after ?? (isMobile(match[0]) ? 'mobile' : '')
      // A number under its own heading may belong to one of several shops, so the heading is the subject.
      return [
        {
          line,
          value: makeTelephoneKey(digits),
          shown: match[0].trim(),
          subject: new Set(section === '' ? [] : [normalizeStatement(section)]),
          scope: none,
          statement,
        },
      ]
    })
  })
}

/**
 * Reads phone numbers; two numbers for the same line disagree. A paragraph with both, or two headings on one page with one
 * each, shows that they are different lines.
 */
export function readTelephones<Of extends Statement>(statements: readonly Of[]): FactReading<Of> {
  const facts = findTelephones(statements)
  const hasBoth = (one: Line, other: Line) =>
    facts.some(
      (each) =>
        areSameTelephone(each.value, one.value) &&
        facts.some(
          (next) => areSameTelephone(next.value, other.value) && next.statement.block === each.statement.block,
        ),
    )
  const disagreements = findDisagreeingPairs(facts, (one, other) => {
    const areTwoPlaces =
      one.subject.size + other.subject.size === 2 &&
      [...one.subject].every((each) => !other.subject.has(each)) &&
      one.statement.page === other.statement.page
    return areSameTelephone(one.value, other.value) || one.line !== other.line || areTwoPlaces || hasBoth(one, other)
      ? undefined
      : 'the phone number'
  })
  return { facts, disagreements }
}
