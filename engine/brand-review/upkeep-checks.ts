import { elementOn, listOf, type Measure, type Measures, numberOn, pageName, quoteFrom } from './check.ts'
import { datesIn } from './facts/read-dates.ts'
import { readStatements } from './facts/read-statements.ts'
import { resolveLink } from './resolve-link.ts'

/** Text that a template or a designer left to be replaced. */
const filler =
  /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|ut enim ad minim|duis aute irure|sed do eiusmod|excepteur sint|placeholder text|dummy text|filler text|sample text|your (?:text|content|tagline|headline|company name|business name) (?:goes )?here|(?:text|content|copy|headline|title) (?:goes|to go) here|(?:insert|add|enter|type) (?:your |some )?(?:text|content|copy|heading|headline|paragraph) here|this is a (?:sample page|paragraph|heading)\. ?(?:click|it['’]s|edit)|click (?:here )?to edit|edit this text|hello world! welcome to wordpress|just another wordpress site|tbc tbc|xxx+|asdf\w*)\b|\[(?:insert|add|your|name|company|business|tbc|todo)[^\]]{0,40}\]|\{\{[^}]{1,40}\}\}/i

/** The Latin of typesetters goes on after its first words. */
const latin =
  /\b(?:lorem|ipsum|dolor|amet|consectetur|quis|risus|eget|urna|mollis|ornare|vel|purus|fermentum|nullam|cras|mattis|vestibulum|pellentesque|maecenas|aliquam|tincidunt|dapibus|nibh|mauris|donec|sed|viverra|phasellus|ultrices|egestas)\b/gi
const latinMin = 4
const isFiller = (text: string) =>
  filler.test(text) || /^(?:tbc|tba|placeholder\b.*)$/i.test(text) || (text.match(latin)?.length ?? 0) >= latinMin

const measureFiller: Measure = ({ pages }) => {
  const found = pages.flatMap((page) => [
    ...page.blocks.filter(({ text }) => isFiller(text)).map(({ text }) => ({ page, text })),
    ...[page.title, page.meta.get('description') ?? ''].filter(isFiller).map((text) => ({ page, text })),
  ])
  const [first] = found
  if (!first) return { unchecked: `No filler text such as “lorem ipsum” was seen on ${countPages(pages.length)}.` }
  const names = [...new Set(found.map(({ page }) => pageName(page)))]
  return {
    measure: 0,
    finding: `Placeholder text was left on ${listOf(names)}.`,
    evidence: found.slice(0, 3).map(({ page, text }) => quoteFrom(page, text)),
    now: first.text,
  }
}

const countPages = (count: number) => (count === 1 ? 'the one page read' : `the ${count} pages read`)

const offers =
  /\b(?:offers?|sale|deal|discount|special|treat|save|free|half[- ]price|% off|off|on us|voucher|early bird|book|order|buy|join|sign up|apply|enrol|register|enter|reserve|tickets?|next|places|prices? held|reduced|promotion|bonus)\b|%/i
const untilThen =
  /\b(?:until|till|before|by|ends?|ending|expires?|expiring|valid (?:to|until|through)|through|closes?|closing|deadline|last day|on or before|up to|only on|offer|join us(?: on)?|see you on|next \w+(?: \w+)?(?: is| starts?)?(?: on)?|starts?(?: on)?)\b(?: (?:on|at|midnight|the end of|end of|is|the|of|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?)*[ ,:(]*$/i
const over = /\b(?:was|were|ended|expired|closed on|sold out|finished|ran|took place|thank you)\b/i

const measureDates: Measure = ({ pages, today }) => {
  if (today === undefined) return { unchecked: 'The day of the review is not known.' }
  const statements = readStatements(pages).filter(({ isDated }) => !isDated)
  const dated = statements.flatMap((statement) => {
    const { sentence, before } = statement
    if (!offers.test(`${before} ${sentence}`) || over.test(sentence)) return []
    const dates = datesIn(sentence).filter(({ at }) => untilThen.test(sentence.slice(0, at)))
    return dates.map((date) => ({ ...statement, date }))
  })
  const past = dated.filter(({ date }) => date.day < today)
  const [first] = past
  if (!first) {
    const count = dated.length === 0 ? 'No offers' : dated.length === 1 ? 'One offer' : `${dated.length} offers`
    return {
      unchecked: `${count} with an end date ${dated.length === 1 ? 'was' : 'were'} found${dated.length === 0 ? '' : ', and the end has not come'}.`,
    }
  }
  return {
    measure: 0,
    finding: `An offer on ${pageName(first.page)} is out of date: ${first.date.words} has passed.`,
    evidence: past.slice(0, 3).map(({ page, sentence }) => quoteFrom(page, sentence)),
    now: first.sentence,
  }
}

/** A link whose target is known not to be there; what was never asked for is not judged. */
const measureLinks: Measure = ({ pages, gone }) => {
  const links = pages.flatMap((page) =>
    page.links.map((link) => ({ page, link, target: resolveLink(page.url, link.href) })),
  )
  const [home] = pages
  const dead = links.filter(({ target }) => target !== undefined && gone.has(target))
  const targets = [...new Map(dead.map((each) => [each.target, each])).values()]
  if (!home || targets.length === 0)
    return { unchecked: `None of the links that were followed from ${countPages(pages.length)} led to a missing page.` }
  return {
    measure: 0,
    finding: `${targets.length === 1 ? 'A link leads' : `${targets.length} links lead`} nowhere: ${listOf(targets.slice(0, 4).map(({ page, link }) => `“${link.text || link.href}” on ${pageName(page)}`))}.`,
    evidence: [
      ...targets.slice(0, 4).map(({ page, link }) => elementOn(page, link.element)),
      numberOn(home, targets.length, 'addresses that are linked and not there'),
    ],
  }
}

/** What gets left lying about on a site: unfinished text, offers that have run out, links to pages that are gone. */
export const upkeepChecks: Measures = {
  'messaging-filler': measureFiller,
  'consistency-dates': measureDates,
  'consistency-links': measureLinks,
}
