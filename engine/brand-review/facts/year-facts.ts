import { wordsOf } from '#engine/language/stem.ts'
import type { ReadSite } from '../read-site.ts'
import { type Fact, type FactReading, findPairs, readWares, tellingRoots } from './fact.ts'
import { readable, type Statement } from './read-statements.ts'

const year = String.raw`(?<year>(?:1[6-9]|20)\d\d)\b(?! ?[-–])`
const house =
  '(?:business|company|firm|shop|studio|practice|press|workshop|bakery|brewery|kitchen|garage|yard|salon|school|clinic|nursery|family|house|place|store|agency|café|cafe|farm|gallery|club|team|dairy|kennels|company)'
const begun = '(?:founded|established|started|set up|begun|began|opened|launched|formed|incorporated|born)'
const going = String.raw`(?:been )?(?:here|at (?:this|it)|going|in (?:the )?(?:business|trade)|trading|around|about|open|running|doing (?:this|it|one thing)|done (?:this|it|one thing|the same thing)|(?<doing>\w+ing(?: [\w'-]+){0,5}?))`
/** How people say since when they have been there; `who` is whoever did it. */
const phrases: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<who>[^.;:!?]*?)\b(?:was|were|is)? ?(?:first )?${begun}\b(?<what>[^.;!?\d]{0,50}?) ?\b(?:in|since) (?:\w+ )?${year}`,
    'g',
  ),
  new RegExp(String.raw`(?<who>[^.;:!?]*?)(?: have|'ve| has) ${going}\b[^.;!?\d]{0,40}?\bsince (?:\w+ )?${year}`, 'g'),
  new RegExp(String.raw`\bsince (?:\w+ )?${year},? (?<who>[^.;:!?]*?)(?: have|'ve| has) ${going}\b`, 'g'),
  new RegExp(String.raw`\bin (?:\w+ )?${year},? (?<who>[^.;:!?\d]{1,40}?) ${begun}\b(?<what>[^.;!?]{0,40})`, 'g'),
  new RegExp(String.raw`^(?<who>)(?:est\.?|established|founded|proudly)? ?(?:in |since )?${year}[.!]?$`, 'g'),
  new RegExp(String.raw`^(?<who>)(?:est\.?|since) ${year}\b`, 'g'),
  new RegExp(String.raw`^(?<who>)(?<fragment>[^.;:!?\d]{3,60}?),? since ${year}[.!]?$`, 'g'),
]
const further =
  /\b(?:second|third|new|another|also|further|branch|then|later|next|moved|reopened|again|first (?:won|came|met)|website|online|building|mill|barn|chapel|oven|machine)\b/
const isWe = new RegExp(
  String.raw`(?:^|\b)(?:we|it all|it|our story|the story|our journey|everything|(?:the|our|this) (?:[a-z-]+ )?${house})\b[^a-z]*(?:all |first |have |was |were |'ve )*$`,
)

function yearsIn(statement: Statement, wares: ReadonlySet<string>, name: string): Fact[] {
  const { text, sentence } = statement
  if (/©|copyright/.test(text)) return []
  const found = new Map<string, Fact>()
  for (const phrase of phrases) {
    for (const { groups = {}, 0: words } of text.matchAll(phrase)) {
      const value = groups.year ?? ''
      const { who = '', what = '', doing, fragment } = groups
      const isOurs =
        fragment === undefined
          ? isWho(who, what, name)
          : !namesSomebody(sentence, name) &&
            !/\b(?:have|has|had|is|are|was|were|i|she|he)\b|'(?:ve|s)\b/.test(fragment)
      // "Roasting decaf since 2018" tells of a part, "roasting coffee since 2018" of the house.
      const told = [...tellingRoots(`${doing ?? ''} ${fragment ?? ''}`.replace(/^ ?\w+ing\b/, ''))]
      const isWhole = doing === undefined || told.length === 0 || told.some((each) => wares.has(each))
      if (isOurs && isWhole && !further.test(words))
        found.set(value, { value, shown: value, subject: new Set(), scope: new Set(), statement })
    }
  }
  return [...found.values()]
}

/** We, the house, its name, or nobody; never a person whose own years these are. */
function isWho(who: string, what: string, name: string): boolean {
  const before =
    who
      .split(/, (?:and|but) /)
      .at(-1)
      ?.trim() ?? ''
  const thing = /^ (?:the|this|our|her|his|their) ([a-zé-]+)/.exec(what)?.[1]
  const isThingOurs =
    thing === undefined ? !/^ [a-z]+ing\b/.test(what) : new RegExp(`^${house}$`).test(thing) || name.includes(thing)
  if (thing !== undefined && isThingOurs) return true
  const isNamed = name !== '' && (before.endsWith(name) || before.endsWith(name.split(' ')[0] ?? name))
  return isThingOurs && (before === '' || isNamed || isWe.test(before))
}

/** A capitalised word at the start that is no word of the name: "Ruth, in weighing since 1984". */
function namesSomebody(sentence: string, name: string): boolean {
  const [first = ''] = wordsOf(/^\p{Lu}[\p{L}'’]+(?=,| [-–—])/u.exec(sentence)?.[0] ?? '')
  return first !== '' && !name.includes(first)
}

/** Since when there has been the business, in two ways. */
export function readYears(site: ReadSite, statements: readonly Statement[]): FactReading {
  const wares = readWares(site)
  const name = readable(site.brand.businessName)
  const facts = statements.flatMap((each) => yearsIn(each, wares, name))
  return {
    facts,
    disagreements: findPairs(facts, (one, other) => (one.value === other.value ? undefined : 'the founding year')),
  }
}
