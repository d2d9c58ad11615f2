import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { findDates } from '#engine/facts/read-dates.ts'
import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { type CheckMeasures, describePageCount, type MeasureCheck, makeQuoteEvidence, nameOfPage } from './check.ts'
import cues from './cues.json' with { type: 'json' }
import { splitPageSentences } from './gather-blocks.ts'
import type { PageReading } from './read-page.ts'
import { readStatements } from './read-statements.ts'

/** Placeholder text left by a template or designer. */
const filler = makePhrasePattern(
  cues.upkeep.filler,
  'i',
  String.raw`\b`,
  String.raw`\b|\[(?:insert|add|your|name|company|business|tbc|todo)[^\]]{0,40}\]|\{\{[^}]{1,40}\}\}`,
)

/** Lorem ipsum that does not contain its first words, recognized by several typical words. */
const latin = makePhrasePattern(cues.upkeep.latin, 'gi')
const latinMin = 4
const isFiller = (text: string) =>
  filler.test(text) || /^(?:tbc|tba|placeholder\b.*)$/i.test(text) || (text.match(latin)?.length ?? 0) >= latinMin

/** Email addresses that belong to no one: at domains reserved for examples (RFC 2606), or defaults of site builders. */
const mailbox = /(?<![\w.+-])[\w.+-]{1,64}@((?:[\w-]{1,63}\.){1,8}[a-z]{2,24})/gi
const exampleHost = makePhrasePattern(cues.upkeep.exampleHosts, 'i', '^', '$')
const exampleBox =
  /^(?:your|you|yourname|your\.name|name|example|user)@(?:email|mail|company|website|address|domain)\.com$/i
function isExampleMailbox(text: string, page: PageReading): boolean {
  const ownHost = /^\w+:\/\/([^/:]+)/.exec(page.url)?.[1] ?? ''
  return [...text.matchAll(mailbox)].some(([box, host = '']) => {
    // A site that is itself on an example domain may use such addresses.
    const isOwnKind = exampleHost.test(ownHost) && host.split('.').at(-1) === ownHost.split('.').at(-1)
    return exampleBox.test(box) || (exampleHost.test(host) && !isOwnKind)
  })
}

const measureFiller: MeasureCheck = ({ pages, scant }) => {
  const found = [...pages, ...scant].flatMap((page) => {
    const mailed = page.links.filter(({ href, text }) => /^mailto:/i.test(href) && !text.includes('@'))
    const shown = [...page.blocks.map(({ text }) => text), ...mailed.map(({ href }) => href)]
    return [...shown, page.title, page.meta.get('description') ?? '']
      .filter((text) => isFiller(text) || isExampleMailbox(text, page))
      .map((text) => ({ page, text }))
  })
  const [first] = found
  if (!first) return { clear: `No filler text such as “lorem ipsum” was seen on ${describePageCount(pages.length)}.` }
  const names = [...new Set(found.map(({ page }) => nameOfPage(page)))]
  return {
    measure: 0,
    finding: `Placeholder ${found.every(({ text }) => !isFiller(text)) ? 'contact details were' : 'text was'} left on ${joinWithAnd(names)}.`,
    evidence: found.slice(0, 3).map(({ page, text }) => makeQuoteEvidence(page, text)),
    now: first.text,
    task: `Replace the filler text on ${joinWithAnd(names)}`,
  }
}

const promised =
  /\b(?:com+ing (?:very )?soon|under construction|(?:check|come) back soon|(?:opening|launching) soon)\b/i

/** Flags “coming soon” notices, which only the owner can resolve. */
const measureNotices: MeasureCheck = ({ pages, scant }) => {
  const found = [...pages, ...scant].flatMap((page) =>
    page.blocks.flatMap(({ text, isQuoted }) =>
      isQuoted
        ? []
        : splitPageSentences(text).flatMap((sentence) => (promised.test(sentence) ? [{ page, sentence }] : [])),
    ),
  )
  const [first] = found
  if (!first) return { clear: `No “coming soon” was seen on ${describePageCount(pages.length)}.` }
  return {
    measure: 0.4,
    finding: `A notice on ${nameOfPage(first.page)} still announces something: “${promised.exec(first.sentence)?.[0] ?? ''}”.`,
    evidence: found.slice(0, 3).map(({ page, sentence }) => makeQuoteEvidence(page, sentence)),
    now: first.sentence,
  }
}

/**
 * News tied to a year, such as "New for 2020", "closed for Christmas 2021" and "2019 prices", is out of date the next year.
 */
const newsOfYear = makePhrasePattern(cues.upkeep.newsOfYear, 'i', '', String.raw`((?:19|20)\d\d)\b`)

const offers = makePhrasePattern(cues.upkeep.offers, 'i', String.raw`\b`, String.raw`\b|%`)
const untilThen = makePhrasePattern(
  cues.upkeep.untilThen,
  'i',
  String.raw`\b`,
  String.raw`\b(?:[ :]+(?:on|at|midnight|the end of|end of|is|the|of|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?)*[ ,:(]*$`,
)
const over = /\b(?:was|were|ended|expired|closed on|sold out|finished|ran|took place|thank you)\b/i

const measureDates: MeasureCheck = ({ pages, scant, today }) => {
  if (today === undefined) return { unchecked: 'We don’t know the day of this review.' }
  const statements = readStatements([...pages, ...scant]).filter(({ isDated }) => !isDated)
  const news = statements.flatMap((statement) => {
    const [words, year = ''] = newsOfYear.exec(statement.sentence) ?? []
    const isOld = words !== undefined && year < today.slice(0, 4) && !over.test(statement.sentence)
    return isOld ? [{ ...statement, date: { words: year } }] : []
  })
  const dated = statements.flatMap((statement) => {
    const { sentence, before } = statement
    if (!offers.test(`${before} ${sentence}`) || over.test(sentence)) return []
    const dates = findDates(sentence).filter(({ at }) => untilThen.test(sentence.slice(0, at)))
    return dates.map((date) => ({ ...statement, date }))
  })
  const past = [...dated.filter(({ date }) => date.day < today), ...news]
  const [first] = past
  if (!first) {
    if (dated.length === 0) return { nothing: 'We recognized no offer with an end date.' }
    return {
      clear:
        dated.length === 1
          ? 'We found one offer with an end date, and it hasn’t ended.'
          : `We found ${dated.length} offers with an end date, and none has ended.`,
    }
  }
  return {
    measure: 0,
    finding: `${'day' in first.date ? 'An offer' : 'News'} on ${nameOfPage(first.page)} is out of date: ${first.date.words} has passed.`,
    evidence: past.slice(0, 3).map(({ page, sentence }) => makeQuoteEvidence(page, sentence)),
    now: first.sentence,
    task: `Take down the ${'day' in first.date ? 'offer that ended on' : 'news of'} ${first.date.words}`,
  }
}

const yearsBehindMin = 3
/** Captures the last year of a copyright line: "© 2021", "Copyright 2015–2024". */
const signed = /(?:©|\([cC]\)|\bcopyright\b)[^\d]{0,60}?(?:(?:19|20)\d\d ?[-–—] ?)?((?:19|20)\d\d)\b/i

/** A copyright year three or more years old suggests that the business has closed. */
const measureFooterYear: MeasureCheck = ({ pages, scant, today }) => {
  if (today === undefined) return { unchecked: 'We don’t know the day of this review.' }
  const years = [...pages, ...scant].flatMap((page) =>
    page.blocks.flatMap(({ text, region }, at) => {
      // A hand-written page may have no footer element, so the last block counts as one.
      const year = region === 'footer' || at === page.blocks.length - 1 ? signed.exec(text)?.[1] : undefined
      return year === undefined ? [] : [{ page, text, year: Number(year) }]
    }),
  )
  const latest = Math.max(...years.map(({ year }) => year))
  const [first] = years
  if (!first) return { nothing: 'We recognized no copyright year in the footer.' }
  if (latest > Number(today.slice(0, 4)) - yearsBehindMin) return { clear: `The footer says ${latest}.` }
  return {
    measure: 0,
    finding: `The footer says ${latest}, as if no one had updated the site since.`,
    evidence: years.slice(0, 3).map(({ page, text }) => makeQuoteEvidence(page, text)),
    task: `Update the year in the footer: it says ${latest}`,
  }
}

/** Checks for things left behind on a site: placeholder text, expired offers, old years. */
export const upkeepChecks: CheckMeasures = {
  'messaging-filler': measureFiller,
  'messaging-notices': measureNotices,
  'consistency-dates': measureDates,
  'consistency-year': measureFooterYear,
}
