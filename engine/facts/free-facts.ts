import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import {
  areAboutSameSubject,
  type Fact,
  type FactOwner,
  type FactReading,
  findDisagreeingPairs,
  findMeaningfulRoots,
} from './fact.ts'
import cues from './fact-cues.json' with { type: 'json' }
import { findPrices } from './read-prices.ts'
import type { Statement } from './statement.ts'

/**
 * `isForAll`: holds for every kind of the thing, as in "no visit fee". `head` is the thing itself, without its modifiers.
 */
type Free<Of extends Statement = Statement> = Fact<Of> & { isCharged: boolean; isForAll: boolean; head: string }

const freely = `(?:(?:always|completely|totally|absolutely|entirely|all|also|still|both) )?(?:free(?! (?:from|range|of (?!charge|cost)|to (?!borrow|use|enter|join|attend|try|hire|park|book|download|watch|visit)))(?: of (?:charge|cost))?|included|on us|on the house|in the price|part of the price|without charge|at no (?:extra |additional )?(?:cost|charge)|complimentary)`
const freeThing =
  '(?<what>[a-z]+(?:[ -](?!for|with|on|in|at|to|of|and|when|if|over|before|after|from|until|every|each|is|are)[a-z]+){0,2})'
/** Phrases that say something is free; the group `what` captures the thing. */
const freePhrases: readonly RegExp[] = [
  new RegExp(`(?<what>[a-z0-9' ,&-]{2,80}?),? (?:is|are|comes?|come) ${freely}(?<after>[^.;!?]*)`, 'g'),
  /(?<what>[a-z0-9' ,&-]{2,60}?) (?:costs?|for|at) (?:you )?(?:nothing|no (?:extra )?(?:cost|charge))(?<after>[^.;!?]*)/g,
  new RegExp(
    String.raw`(?<![a-z-])(?<!(?:${cues.free.freeOf.join('|')}) )free (?!${cues.free.freeTo.join('|')})${freeThing}(?<after>[^.;!?]*)`,
    'g',
  ),
]
const neverCharged: readonly RegExp[] = [
  /\b(?:no|zero|never an?y?|without an?y?) (?<what>(?:[a-z-]+ ){1,3})(?:fees?|charges?|costs?)\b(?<after>[^.;!?]*)/g,
  /\b(?:no|without|never an?y?) (?:extra |additional |further )?(?:fees?|charges?|costs?) for (?:the |an? |our |your )?(?<what>[a-z -]{2,40})(?<after>)/g,
  /\b(?:don't|do not|never|won't|will not) (?:ever )?charge (?:you )?(?:extra )?for (?:the |an? |our |your )?(?<what>[a-z -]{2,40})(?<after>)/g,
]
/** Phrases that mention a charge without an amount. */
const charged: readonly RegExp[] = [
  /(?<what>[a-z' -]{2,60}?) (?:is|are) (?:charged(?! at what)|chargeable|extra|not (?:free|included))\b(?<after>[^.;!?]*)/g,
  /\b(?:charge|fee) for (?:the |an? |our |your |each |every )?(?<what>[a-z -]{2,40})(?<after>)/g,
]
const isDenied = /\b(?:no|not|never|don't|without|nor|isn't|aren't)\b(?! (?:only|just))/
/** Conditional offers are skipped: they are free only for some. */
const conditional = makePhrasePattern(cues.free.conditional, '', '^[ ,]*', String.raw`\b`)
/** Marks a special variant (express, extra) that may cost money while the usual one is free. */
const isExtra = makePhrasePattern(cues.free.isExtra)
/** Limits who or what is free, as in "free for children". "For all" is no limit. */
const narrowing =
  /^ (?:for|in|on|at|to|with|during)\b(?! (?:all|every|everything|anything|whatever|any)\b| (?:borrow|use|enter|join)\b)[^,]*/
/** Words that describe a fee but name nothing that could be free: "no hidden fees". */
const vague = /^(?:hidden|extra|additional|surprise|other|setup|up-front|upfront|small|nasty)$/

function frees<Of extends Statement>(
  statement: Of,
  phrases: readonly RegExp[],
  kind: Pick<Free, 'isCharged' | 'isForAll'>,
): Free<Of>[] {
  const { text } = statement
  return phrases.flatMap((phrase) =>
    [...text.matchAll(phrase)].flatMap(({ groups, index }) => {
      const { what = '', after = '' } = groups ?? {}
      const start = kind.isForAll
        ? what
        : (what.split(/[;:–—]|\b(?:but|so|because|that|which|if|when)\b|, and (?=the |our |we |your )/).at(-1) ?? '')
      if (
        conditional.test(after) ||
        (kind.isCharged && isDenied.test(text.slice(Math.max(0, index - 25), index + what.length)))
      )
        return []
      if (!kind.isForAll && isDenied.test(start)) return []
      return start.split(/, (?:and )?| and | & /).flatMap((each) => {
        const subject = findMeaningfulRoots(each)
        const head = [...subject].at(-1)
        if (head === undefined || vague.test(each.trim())) return []
        const scope = findMeaningfulRoots(narrowing.exec(after)?.[0] ?? '')
        return [
          {
            ...kind,
            head,
            subject,
            scope,
            value: kind.isCharged ? 'charged' : 'free',
            shown: kind.isCharged ? 'charged' : 'free',
            statement,
          },
        ]
      })
    }),
  )
}

/** Reads what is free and what is charged for; a thing that is both disagrees. */
export function readFreeThings<Of extends Statement>(
  statements: readonly Of[],
  { businessName, topic: wares }: FactOwner,
): FactReading<Of> {
  const ours = statements.filter(({ isDated }) => !isDated)
  const free = ours.flatMap((each) => [
    ...frees(each, freePhrases, { isCharged: false, isForAll: false }),
    ...frees(each, neverCharged, { isCharged: false, isForAll: true }),
  ])
  const priced = findPrices(statements, businessName)
    .filter(({ amount, subject }) => amount > 0 && subject.size > 0)
    .map((price): Free<Of> => ({ ...price, isCharged: true, isForAll: false, head: [...price.subject].at(-1) ?? '' }))
  const facts = [
    ...free,
    ...priced,
    ...ours.flatMap((each) => frees(each, charged, { isCharged: true, isForAll: false })),
  ]
  const disagreements = findDisagreeingPairs(facts, (one, other) => {
    if (one.isCharged === other.isCharged) return undefined
    const [given, paid] = one.isCharged ? [other, one] : [one, other]
    const isSame =
      given.subject.size === paid.subject.size && [...given.subject].every((each) => paid.subject.has(each))
    const isKindOf =
      given.isForAll &&
      [...given.subject].every((each) => paid.subject.has(each)) &&
      given.head === paid.head &&
      !isExtra.test(paid.statement.text)
    const who = guestsOf(given, paid, wares)
    if (who !== undefined) return `whether it is free for ${wordFor({ ...given, head: who })}`
    if (!(isSame || isKindOf) || !areAboutSameSubject(given.scope, paid.scope, wares)) return undefined
    return `whether the ${wordFor(given)} is free`
  })
  return { facts, disagreements }
}

const people = findMeaningfulRoots('children kids toddlers teenagers students pensioners seniors adults members')
const entry = findMeaningfulRoots('entry entrance admission')

/**
 * The group that one statement lets in free and the other charges (“The farm is free for children”, “Children pay €4”), if
 * the rest of both only describes the site. Undefined otherwise.
 */
function guestsOf(given: Free, paid: Free, wares: ReadonlySet<string>): string | undefined {
  const split = ({ subject, scope }: Free) => {
    const all = [...subject, ...scope].filter((each) => !entry.has(each))
    return [all.filter((each) => people.has(each)), new Set(all.filter((each) => !people.has(each)))] as const
  }
  const [[who, what], [whoPays, whatFor]] = [split(given), split(paid)]
  return who.length === 1 && who[0] === whoPays.join() && areAboutSameSubject(what, whatFor, wares) ? who[0] : undefined
}

/** The word that the page uses for the thing, for the finding; `head` is only its root. */
function wordFor({ head, statement }: Free): string {
  const words = statement.text.match(/[a-z'-]+/g) ?? []
  return words.find((word) => findMeaningfulRoots(word).has(head)) ?? head
}
