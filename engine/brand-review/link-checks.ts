import type { AuditEvidence } from '#contract/brand-review.ts'
import { tellsNumber } from './calls-to-action.ts'
import { countPages, elementOn, listOf, type Measure, type Measures, numberOn, pageName, quoteFrom } from './check.ts'
import { sentencesOf } from './gather-blocks.ts'
import type { PageLink, ReadPage } from './read-page.ts'
import { resolveLink } from './resolve-link.ts'

type FoundLink = { page: ReadPage; link: PageLink }

const networks =
  /^(?:(?:find|follow|like|see|join) us on |our |on )?(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest)$/i
/** The front page of a network is nobody's account. */
const bareNetwork =
  /^https?:\/\/(?:www\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest)\.com\/?(?:#.*)?$/i
const handlers = ['onclick', 'role', 'data-toggle', 'aria-controls', 'aria-haspopup', 'aria-expanded']

/** A link that was never filled in: to a network without an account, or to "#" where no script can be behind it. */
function isUnfilled({ page, link: { href, text, element, isButton } }: FoundLink): boolean {
  if (bareNetwork.test(href)) return true
  if (href.trim() !== '#' || text === '' || handlers.some((name) => element.attributes[name] !== undefined))
    return false
  const hasScript = page.elements.some(({ tag }) => tag === 'script')
  return networks.test(text) || (!hasScript && !isButton && !/\b(?:top|menu|close|search|up)\b/i.test(text))
}

/** Links whose target is known not to be there; what was never asked for is not judged. */
const measureLinks: Measure = ({ pages, scant, home, gone }) => {
  const links = [...pages, ...scant].flatMap((page) => page.links.map((link) => ({ page, link })))
  const targetOf = ({ page, link }: FoundLink) => resolveLink(page.url, link.href)
  const dead = links.filter((each) => gone.has(targetOf(each) ?? '') || isUnfilled(each))
  const keyOf = (each: FoundLink) => (isUnfilled(each) ? each.link.text.toLowerCase() : (targetOf(each) ?? ''))
  const targets = [...new Map(dead.map((each) => [keyOf(each), each])).values()]
  if (targets.length === 0)
    return { clear: `None of the links we followed from ${countPages(pages.length)} led to a missing page.` }
  const shown = targets.slice(0, 4)
  const names = shown.map(({ page, link }) => `“${link.text || link.href}” on ${pageName(page)}`)
  const isOne = targets.length === 1
  return {
    measure: 0,
    finding: `${isOne ? 'A link leads' : `${targets.length} links lead`} nowhere: ${listOf(names)}.`,
    evidence: [
      ...shown.flatMap(({ page, link }) => [
        ...(link.text === '' ? [] : [quoteFrom(page, link.text)]),
        elementOn(page, link.element),
      ]),
      numberOn(home, targets.length, 'linked addresses that don’t exist'),
    ],
    task: isOne ? `Fix the dead link “${shown[0]?.link.text ?? ''}”` : `Fix ${targets.length} dead links`,
  }
}

const saysNothing = /^(?:click(?: (?:here|this|me|now))?|here|this link|link)[.!»›→]*$/i

/** Who listens to the links, or skims for them, learns nothing from "Click here". */
const measureLinkWords: Measure = ({ pages }) => {
  const empty = pages.flatMap((page) =>
    page.links.filter(({ text }) => saysNothing.test(text)).map((link): FoundLink => ({ page, link })),
  )
  const [first] = empty
  if (!first) return { clear: `No link on ${countPages(pages.length)} says only “click here”.` }
  const kind = first.link.isButton ? 'button' : 'link'
  return {
    measure: 0,
    finding: `A ${kind} on ${pageName(first.page)} says only “${first.link.text}”: it doesn’t say what comes next.`,
    evidence: empty.slice(0, 3).map(({ page, link }) => quoteFrom(page, link.text)),
    now: first.link.text,
    task: `Make the ${kind} “${first.link.text}” say where it leads`,
  }
}

const telephone = /(?<![\d.,£€$/-])(?:\+\d{1,3}[ .()-]*)?\(?\d{2,5}\)?(?:[ .-]?\d{2,5}){1,4}(?![\d%])/g
const dialled = /\b(?:tel|telephone|phone|call|ring|mobile|text|whatsapp|dial)\b/i
const digitsOf = (text: string) => text.replace(/\D/g, '')
/** A number is the same with and without the code of its country. */
const areSame = (one: string, other: string) => one.slice(-9) === other.slice(-9)

/** The telephone numbers that a page shows, each with its sentence. */
const numbersOn = (page: ReadPage) =>
  page.blocks
    .filter(({ region, isQuoted }) => region !== 'navigation' && !isQuoted)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => tellsNumber(sentence) && dialled.test(sentence))
    .flatMap((sentence) =>
      (sentence.match(telephone) ?? []).map((number) => ({ page, sentence, number: number.trim() })),
    )
    .filter(({ number }) => digitsOf(number).length >= 9 && digitsOf(number).length <= 14)

/** A number is rung with the thumb: one that no page links may have to be typed. */
const measureTelLinks: Measure = ({ pages }) => {
  const linked = pages.flatMap(({ links }) =>
    links.flatMap(({ href }) => (/^(?:tel|sms|https:\/\/wa\.me\/)/i.test(href) ? [digitsOf(href)] : [])),
  )
  const bare = pages.flatMap(numbersOn).filter(({ number }) => !linked.some((each) => areSame(each, digitsOf(number))))
  const distinct = [...new Map(bare.map((each) => [digitsOf(each.number), each])).values()]
  const [first] = distinct
  if (!first) return { clear: 'No phone number was found that is only text.' }
  const evidence: AuditEvidence[] = distinct.slice(0, 3).map(({ page, sentence }) => quoteFrom(page, sentence))
  return {
    measure: 0,
    finding: `${listOf(distinct.slice(0, 3).map(({ number }) => `“${number}”`))} ${distinct.length === 1 ? 'is only text, not a link' : 'are only text, not links'}: on some phones, people can’t tap to call.`,
    evidence,
  }
}

/** Whether what can be clicked leads somewhere, and says where. */
export const linkChecks: Measures = {
  'consistency-links': measureLinks,
  'messaging-link-words': measureLinkWords,
  'messaging-tel-links': measureTelLinks,
}
