import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { areAboutSameSubject, type Fact, type FactReader, findDisagreeingPairs, findMeaningfulRoots } from './fact.ts'
import cues from './fact-cues.json' with { type: 'json' }
import type { Statement } from './statement.ts'

/**
 * One kind of figure, such as the delivery time. The patterns capture `least`, optionally `most`, and the `unit` of time;
 * `what` names the kind in findings.
 */
type Kind = {
  what: string
  phrases: readonly RegExp[]
  /** Words that limit the figure to a part of the business, or make it a different fact. */
  not?: RegExp
  /** The figure holds for the whole business, so the words before it are not its subject. */
  isGeneral?: true
}

const span = String.raw`(?:(?:about|around|up to|only|just|at least|the next|a full|full) )*(?<least>\d+)(?: ?(?:to|or|-|–) ?(?<most>\d+))?[ -](?<pace>working |business |calendar |full )?(?<unit>hour|day|night|week|month|year)s?\b`
const away = '(?:in|within|takes?|take|allow|inside|after|usually|under|is|are|of)'
const days: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, night: 1, week: 7, month: 30, year: 365 }

const delivery: Kind = {
  what: 'the delivery time',
  phrases: [
    new RegExp(
      String.raw`\b(?:deliver(?:y|ed|ies|s)?|dispatch(?:ed|es)?|despatch(?:ed|es)?|ship(?:ped|ping|s)?|posted|arrives?|reach(?:es)? you|with you|on your doorstep|at your door|back (?:to|with) you|turnaround|lead time|turned round|ready)\b[^.;!?]{0,40}?\b${away} (?:you |it )?${span}`,
      'g',
    ),
    new RegExp(
      String.raw`\b(?:allow|in|within) ${span} (?:for (?:your order|delivery|shipping|dispatch)|from order|after you order|to (?:arrive|reach you))`,
      'g',
    ),
    new RegExp(String.raw`\b${span} (?:delivery|turnaround|dispatch|lead time)\b`, 'g'),
  ],
  not: makePhrasePattern(cues.count.deliveryNot),
}
const returns: Kind = {
  what: 'the time to return things',
  phrases: [
    new RegExp(
      String.raw`\b(?:returns?|returned|send (?:it|them|anything) back|bring (?:it|them|anything) back|exchanges?|refunds?|money[- ]back|change (?:your|his|her) mind)\b[^.;!?]{0,50}?\b(?:within|for|in|up to|after|have|is|of) (?:the first )?${span}`,
      'g',
    ),
    new RegExp(
      String.raw`\b(?:within|for|have|up to) (?:the first )?${span}[^.;!?]{0,40}?\b(?:to (?:return|send|bring|change)|returns?|refund|money back|exchange)\b`,
      'g',
    ),
    new RegExp(String.raw`\b${span} (?:returns?|money[- ]back|refunds?)\b`, 'g'),
  ],
  not: makePhrasePattern(cues.count.returnsNot),
}
const term: Kind = {
  what: 'the minimum term',
  isGeneral: true,
  phrases: [
    new RegExp(
      String.raw`\b(?:minimum (?:term|contract|commitment|period|stay)|contracts?|commit(?:ment)?|sign(?:ed)? up|tied in|membership)\b[^.;!?]{0,30}?\b(?:is|are|of|for|to|runs?|lasts?) (?:a minimum of )?${span}`,
      'g',
    ),
    new RegExp(String.raw`\bminimum of ${span}`, 'g'),
    new RegExp(String.raw`\b${span} (?:minimum|contract|commitment|term)\b`, 'g'),
    /\b(?:(?<none>no (?:minimum )?(?:contracts?|(?:minimum )?term|commitment|tie-?in)|never tied in|nothing to sign|cancel (?:at )?any ?time|leave (?:at )?any ?time))\b/g,
  ],
  not: /\b(?:employ\w+|trial|students?|corporate|compan(?:y|ies)|landlord|guarantee\w*)\b/,
}
const notice: Kind = {
  what: 'the notice period',
  phrases: [
    new RegExp(String.raw`\b${span}'? notice\b`, 'g'),
    new RegExp(
      String.raw`\b(?:cancel|leave|end (?:it|your membership|a membership))\b[^.;!?]{0,30}?\b${span} (?:ahead|before|beforehand)`,
      'g',
    ),
  ],
  not: /\b(?:staff|employ\w+|compan(?:y|ies)|we(?:'ll| will)? give|short notice)\b/,
}
const people: Kind = {
  what: 'the size of the team',
  phrases: [
    /\b(?:team|family|crew|staff|practice|partnership|collective|company) of (?<least>\d+)\b/g,
    /\b(?<least>[2-9]|\d\d+) of us\b/g,
    /\bwe(?:'re| are) (?:now |a team of |just |only )*(?<least>\d+)(?= (?:people|strong|in all|all told)|[.,;:]|$)/g,
    /\b(?:we employ|we have|employing) (?<least>\d+) (?:people|staff|employees)\b/g,
    /\b(?<least>\d+) (?:people|staff|employees) work (?:here|for us|with us)\b/g,
  ],
  not: makePhrasePattern(cues.count.peopleNot),
}

type Count<Of extends Statement> = Fact<Of> & { least: number; most: number }

function countsOf<Of extends Statement>(statement: Of, { phrases, not, isGeneral }: Kind): Count<Of>[] {
  const { text, isDated } = statement
  if (isDated) return []
  return phrases.flatMap((phrase) =>
    [...text.matchAll(phrase)].flatMap(({ 0: words, groups = {} }) => {
      const clause = clauseAround(text, words)
      if (not?.test(clause)) return []
      const one = groups.none === undefined ? Number(groups.least) : 0
      const size = days[groups.unit ?? 'day'] ?? 1
      const pace = /working|business/.test(groups.pace ?? '') ? 7 / 5 : 1
      const [least, most] = [one * size * pace, Number(groups.most ?? one) * size * pace]
      const figure = groups.unit === undefined ? words : words.slice(words.indexOf(groups.least ?? ''))
      return [
        {
          least,
          most,
          value: `${least}-${most}`,
          shown: figure.split(' ').slice(0, 5).join(' '),
          subject: findMeaningfulRoots(isGeneral ? '' : subjectIn(clause, words)),
          scope: new Set<string>(),
          statement,
        },
      ]
    }),
  )
}

const clauseAround = (text: string, words: string) =>
  text.split(/[;!?]|\. |, (?:and|but) /).find((each) => each.includes(words)) ?? text
const taskWords = makePhrasePattern(cues.count.taskWords, 'g', String.raw`\b`, String.raw`\b|[£€$]?\d\S*`)
/** The words before the count, which name its subject, without generic words such as “orders” or “items”. */
const subjectIn = (clause: string, words: string) => (clause.split(words)[0] ?? '').replace(taskWords, ' ')

const reader =
  (kind: Kind): FactReader =>
  (statements, { topic: wares }) => {
    const facts = statements.flatMap((each) => countsOf(each, kind))
    const disagreements = findDisagreeingPairs(facts, (one, other) => {
      const overlaps = one.least <= other.most && other.least <= one.most
      return overlaps || !areAboutSameSubject(one.subject, other.subject, wares) ? undefined : kind.what
    })
    return { facts, disagreements }
  }

export const readDeliveryTimes = reader(delivery)
export const readReturns = reader(returns)
export const readTerms: FactReader = (statements, owner) => {
  const [terms, notices] = [reader(term)(statements, owner), reader(notice)(statements, owner)]
  return {
    facts: [...terms.facts, ...notices.facts],
    disagreements: [...terms.disagreements, ...notices.disagreements],
  }
}
export const readPeople = reader(people)
