import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { areSameTelephone, findTelephones, makeTelephoneKey } from '#engine/facts/telephone-facts.ts'
import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import {
  type CheckMeasures,
  describePageCount,
  type MeasureCheck,
  makeElementEvidence,
  makeNumberEvidence,
  makeQuoteEvidence,
  nameOfPage,
} from './check.ts'
import cues from './cues.json' with { type: 'json' }
import type { PageLink, PageReading } from './read-page.ts'
import { listSiteStatements } from './read-statements.ts'
import { resolveLink } from './resolve-link.ts'

type FoundLink = { page: PageReading; link: PageLink }

const networks = makePhrasePattern(cues.link.networks, 'i', '^(?:(?:find|follow|like|see|join) us on |our |on )?', '$')
/** A social network's home page is not an account. */
const bareNetwork =
  /^https?:\/\/(?:www\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest)\.com\/?(?:#.*)?$/i
const handlers = ['onclick', 'role', 'data-toggle', 'aria-controls', 'aria-haspopup', 'aria-expanded']

/** A placeholder link: to a network's home page, or to "#" with no script that could handle it. */
function isUnfilled({ page, link: { href, text, element, isButton } }: FoundLink): boolean {
  if (bareNetwork.test(href)) return true
  if (href.trim() !== '#' || text === '' || handlers.some((name) => element.attributes[name] !== undefined))
    return false
  const hasScript = page.elements.some(({ tag }) => tag === 'script')
  return networks.test(text) || (!hasScript && !isButton && !/\b(?:top|menu|close|search|up)\b/i.test(text))
}

/** Finds links to missing pages. Addresses that the fetcher never requested may exist, so they are not judged. */
const measureLinks: MeasureCheck = ({ pages, scant, home, gone }) => {
  const links = [...pages, ...scant].flatMap((page) => page.links.map((link) => ({ page, link })))
  const targetOf = ({ page, link }: FoundLink) => resolveLink(page.url, link.href)
  const dead = links.filter((each) => gone.has(targetOf(each) ?? '') || isUnfilled(each))
  const keyOf = (each: FoundLink) => (isUnfilled(each) ? each.link.text.toLowerCase() : (targetOf(each) ?? ''))
  const targets = [...new Map(dead.map((each) => [keyOf(each), each])).values()]
  if (links.length === 0) return { nothing: 'The pages have no links.' }
  if (targets.length === 0)
    return { clear: `None of the links we followed from ${describePageCount(pages.length)} led to a missing page.` }
  const shown = targets.slice(0, 4)
  const names = shown.map(({ page, link }) => `“${link.text || link.href}” on ${nameOfPage(page)}`)
  const isOne = targets.length === 1
  return {
    measure: 0,
    finding: `${isOne ? 'A link leads' : `${targets.length} links lead`} nowhere: ${joinWithAnd(names)}.`,
    evidence: [
      ...shown.flatMap(({ page, link }) => [
        ...(link.text === '' ? [] : [makeQuoteEvidence(page, link.text)]),
        makeElementEvidence(page, link.element),
      ]),
      makeNumberEvidence(home, targets.length, 'linked addresses that don’t exist'),
    ],
    task: isOne ? `Fix the dead link “${shown[0]?.link.text ?? ''}”` : `Fix ${targets.length} dead links`,
  }
}

const saysNothing = /^(?:click(?: (?:here|this|me|now))?|here|this link|link)[.!»›→]*$/i

/** Flags links such as "Click here", which say nothing to people who scan a page or use a screen reader. */
const measureLinkWords: MeasureCheck = ({ pages }) => {
  const empty = pages.flatMap((page) =>
    page.links.filter(({ text }) => saysNothing.test(text)).map((link): FoundLink => ({ page, link })),
  )
  const [first] = empty
  if (pages.every(({ links }) => links.length === 0)) return { nothing: 'The pages have no links.' }
  if (!first) return { clear: `No link on ${describePageCount(pages.length)} says only “click here”.` }
  const kind = first.link.isButton ? 'button' : 'link'
  return {
    measure: 0,
    finding: `A ${kind} on ${nameOfPage(first.page)} says only “${first.link.text}”: it doesn’t say what comes next.`,
    evidence: empty.slice(0, 3).map(({ page, link }) => makeQuoteEvidence(page, link.text)),
    now: first.link.text,
    task: `Make the ${kind} “${first.link.text}” say where it leads`,
  }
}

/** Flags phone numbers that no page links: on some phones they cannot be tapped to call. */
const measureTelLinks: MeasureCheck = (site) => {
  const linked = site.pages.flatMap(({ links }) =>
    links.flatMap(({ href }) => (/^(?:tel|sms|https:\/\/wa\.me\/)/i.test(href) ? [makeTelephoneKey(href)] : [])),
  )
  const shown = findTelephones(listSiteStatements(site))
  const bare = shown.filter(({ value }) => !linked.some((each) => areSameTelephone(each, value)))
  const distinct = [...new Map(bare.map((each) => [each.value, each])).values()].slice(0, 3)
  if (shown.length === 0) return { nothing: 'We recognized no phone number in the text.' }
  if (distinct.length === 0) return { clear: 'Every phone number that we recognized is a link somewhere.' }
  return {
    measure: 0,
    finding: `${joinWithAnd(distinct.map(({ shown: number }) => `“${number}”`))} ${distinct.length === 1 ? 'is only text, not a link' : 'are only text, not links'}: on some phones, people can’t tap to call.`,
    evidence: distinct.map(({ statement }) => makeQuoteEvidence(statement.page, statement.sentence)),
  }
}

/** Checks that links work and say where they lead. */
export const linkChecks: CheckMeasures = {
  'consistency-links': measureLinks,
  'messaging-link-words': measureLinkWords,
  'messaging-tel-links': measureTelLinks,
}
