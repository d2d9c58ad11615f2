import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { findWordRoot, splitWords } from '#engine/language/stem.ts'
import { type Fact, type FactOwner, type FactReading, findDisagreeingPairs, findMeaningfulRoots } from './fact.ts'
import cues from './fact-cues.json' with { type: 'json' }
import { normalizeStatement, type Statement } from './statement.ts'

const year = String.raw`(?<year>(?:1[6-9]|20)\d\d)\b(?! ?[-–])`
const house =
  '(?:business|company|firm|shop|studio|practice|press|workshop|bakery|brewery|kitchen|garage|yard|salon|school|clinic|nursery|family|house|place|store|agency|café|cafe|farm|gallery|club|team|dairy|kennels|company)'
const begun = '(?:founded|established|started|set up|begun|began|opened|launched|formed|incorporated|born)'
const going = String.raw`(?:been )?(?:here|at (?:this|it)|going|in (?:the )?(?:business|trade)|trading|around|about|open|running|doing (?:this|it|one thing)|done (?:this|it|one thing|the same thing)|(?<doing>(?:\w+ing|\w+ed|kept|made|built|run|sold|grown|taught)(?: [\w'-]+){0,5}?))`
/** Phrases that give the founding year; the group `who` captures the subject. */
const phrases: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<who>[^.;:!?]*?)\b(?:was|were|is)? ?(?:first )?${begun}\b(?<what>[^.;!?\d]{0,50}?) ?\b(?:in|since) (?:[a-z]+ ){0,4}?${year}`,
    'g',
  ),
  new RegExp(String.raw`(?<who>[^.;:!?]*?)(?: have|'ve| has) ${going}\b[^.;!?]{0,60}?\bsince (?:\w+ )?${year}`, 'g'),
  new RegExp(String.raw`\bsince (?:\w+ )?${year},? (?<who>[^.;:!?]*?)(?: have|'ve| has) ${going}\b`, 'g'),
  new RegExp(String.raw`\bin (?:\w+ )?${year},? (?<who>[^.;:!?\d]{1,40}?) ${begun}\b(?<what>[^.;!?]{0,40})`, 'g'),
  new RegExp(String.raw`^(?<who>)(?:est\.?|established|founded|proudly)? ?(?:in |since )?${year}[.!]?$`, 'g'),
  new RegExp(String.raw`^(?<who>)(?:est\.?|since) ${year}\b`, 'g'),
  new RegExp(
    String.raw`(?:^|, )(?<who>)(?:at (?:it|this)|in business|trading|going(?: strong)?|here) since (?:\w+ )?${year}`,
    'g',
  ),
  new RegExp(String.raw`^(?<who>)(?<fragment>[^.;:!?\d]{3,60}?),? since ${year}[.!]?$`, 'g'),
]
/** How sole traders put it: "I learned the trade, and started alone in 2015". */
const alone = new RegExp(
  String.raw`^(?:i|we)\b[^.;:!?]*?\b(?:started|began|set up|went|opened|founded) (?:out )?(?:alone|on (?:my|our) own|by (?:myself|ourselves)|for (?:myself|ourselves)|(?:my|our) own (?:business|company|firm|shop|workshop))\b[^.;:!?\d]{0,30}? ?\b(?:in|since) ${year}`,
  'g',
)
/** "I started in 2009" may mean the trade, not the business, so it counts only when no other founding year is found. */
const mine = new RegExp(
  String.raw`\bin ${year},? i (?:started|began|opened)\b|\bi (?:started|began|opened)\b[^.;:!?\d]{0,60}\b(?:in|since) ${year}`,
)
/** Words that show that another beginning is meant, such as that of a second shop. */
const further = makePhrasePattern(cues.year.further)
const isWe = new RegExp(
  String.raw`(?:^|\b)(?:we|it all|it|our story|the story|our journey|everything|(?:the|our|this) (?:[a-z-]+ )?${house})\b[^a-z]*(?:all |first |have |was |were |'ve )*$`,
)

function yearsIn<Of extends Statement>(statement: Of, wares: ReadonlySet<string>, name: string): Fact<Of>[] {
  const { text, sentence } = statement
  if (/©|copyright/.test(text)) return []
  const found = new Map<string, Fact<Of>>()
  for (const phrase of phrases) {
    for (const { groups = {}, 0: words } of text.matchAll(phrase)) {
      const value = groups.year ?? ''
      const { who = '', what = '', doing, fragment } = groups
      const isOurs =
        fragment === undefined
          ? isWho(who, what, name, wares)
          : !namesSomebody(sentence, name) &&
            !/\b(?:have|has|had|is|are|was|were|i|she|he)\b|'(?:ve|s)\b/.test(fragment)
      // "Roasting decaf since 2018" is about a part of the business; "roasting coffee since 2018" is about all of it.
      const told = [...findMeaningfulRoots(`${doing ?? ''} ${fragment ?? ''}`.replace(/^ ?\w+\b/, ''))]
      const isWhole = doing === undefined || told.length === 0 || told.some((each) => wares.has(each))
      if (isOurs && isWhole && !further.test(words))
        found.set(value, { value, shown: value, subject: new Set(), scope: new Set(), statement })
    }
  }
  for (const { groups = {}, 0: words } of text.matchAll(alone)) {
    const value = groups.year ?? ''
    if (!further.test(words)) found.set(value, { value, shown: value, subject: new Set(), scope: new Set(), statement })
  }
  return [...found.values()]
}

/** True if the subject is the business (we, its name, or no subject), not a person with a history of their own. */
function isWho(who: string, what: string, name: string, wares: ReadonlySet<string>): boolean {
  const before =
    who
      .split(/, (?:and|but) /)
      .at(-1)
      ?.trim() ?? ''
  const called = namesOf(name)
  const [, determiner, thing = ''] = /^ (?:(the|this|our|her|his|their) )?([\p{L}'&-]+)/u.exec(what) ?? []
  if (determiner !== undefined) return isHouse.test(thing) || called.includes(thing) || wares.has(findWordRoot(thing))
  if (called.some((each) => what.startsWith(` ${each}`))) return true
  const isOfUs =
    before === '' ||
    isWe.test(before) ||
    called.some((each) => before === each || new RegExp(`(?:,|\\bat|\\band|\\bthat) ${escaped(each)}$`).test(before))
  return isOfUs && !thing.endsWith('ing')
}

const escaped = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, '\\$&')

/** The name and every leading part of it: "Hartley & Dunn" for "Hartley & Dunn Heating". */
function namesOf(name: string): string[] {
  const words = name.split(' ')
  return words.map((_word, last) => words.slice(0, last + 1).join(' ')).filter((each) => each.length >= 4)
}

const isHouse = /^(?:business|company|firm|practice|press|family|agency|team)$/

/** True if the sentence starts with a proper name that is not part of the business name: "Ruth, in weighing since 1984". */
function namesSomebody(sentence: string, name: string): boolean {
  const [first = ''] = splitWords(/^\p{Lu}[\p{L}'’]+(?=,| [-–—])/u.exec(sentence)?.[0] ?? '')
  return first !== '' && !name.includes(first)
}

/** Reads founding years; two different years disagree. */
export function readFoundingYears<Of extends Statement>(
  statements: readonly Of[],
  { businessName, topic: wares }: FactOwner,
): FactReading<Of> {
  const name = normalizeStatement(businessName)
  const facts = statements.flatMap((each) => yearsIn(each, wares, name))
  const own = statements.flatMap((statement): Fact<Of>[] => {
    const { groups, 0: words = '' } = mine.exec(statement.text) ?? {}
    const value = groups?.year ?? ''
    return value === '' || further.test(words)
      ? []
      : [{ value, shown: value, subject: new Set(), scope: new Set(), statement }]
  })
  return {
    facts: facts.length > 0 ? facts : own.slice(0, 1),
    disagreements: findDisagreeingPairs(facts, (one, other) =>
      one.value === other.value ? undefined : 'the founding year',
    ),
  }
}
