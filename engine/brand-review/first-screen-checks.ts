import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { listStems } from '#engine/language/stem.ts'
import {
  type CallToAction,
  findCallsToAction,
  findTextCallsToAction,
  hasContactDetail,
  hasForm,
  removeContactDetails,
} from './calls-to-action.ts'
import {
  type CheckMeasurement,
  type CheckMeasures,
  type MeasureCheck,
  makeMissingEvidence,
  makeNumberEvidence,
  makeQuoteEvidence,
  scaleToMeasure,
  truncateAtWord,
} from './check.ts'
import cues from './cues.json' with { type: 'json' }
import { type FirstScreen, readFirstScreen } from './first-screen.ts'
import { findAudienceWords, findOfferWords, findSpecificSentences, isInformativeHeadline } from './judge-offer.ts'
import { rateEveryPage } from './rate-every-page.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading } from './read-site.ts'

/** Makes a check of the first screen of the start page: what visitors see before they scroll. */
function aboveTheFold(
  measure: (page: PageReading, screen: FirstScreen, site: SiteReading) => CheckMeasurement,
): MeasureCheck {
  return (site) =>
    site.entry
      ? measure(site.entry, readFirstScreen(site.entry), site)
      : { unchecked: 'We couldn’t read the home page.' }
}

const quotesOf = (page: PageReading, screen: FirstScreen) => {
  const quotes = screen.blocks.slice(0, 2).map(({ text }) => makeQuoteEvidence(page, text))
  return quotes.length > 0 ? quotes : [makeMissingEvidence(page, '<h1>')]
}

/** Quotes the one or two sentences with the highest `rate`, as long as it is above 0. */
function quoteBest(page: PageReading, sentences: readonly string[], rate: (sentence: string) => number) {
  return sentences
    .map((sentence) => ({ sentence, rated: rate(sentence) }))
    .filter(({ rated }) => rated > 0)
    .sort((one, other) => other.rated - one.rated)
    .slice(0, 2)
    .map(({ sentence }) => makeQuoteEvidence(page, sentence))
}

/** The main heading, or else the first heading of any level. */
const headlineOf = ({ blocks }: PageReading) =>
  (blocks.find(({ heading }) => heading === 1) ?? blocks.find(({ heading }) => heading > 0))?.text ?? ''

const measureOffer = aboveTheFold((page, screen, site) => {
  const words = findOfferWords(site, page, screen)
  const count = [...words.values()].reduce((sum, weight) => sum + weight, 0)
  const headline = headlineOf(page)
  const isLate = headline !== '' && !isInformativeHeadline(headline, page, site.brand.businessName)
  // If only the lines below the headline state the offer, it passes but is no strength: those need a measure of 1.
  const measure = Math.min(scaleToMeasure(count, 4, 0), isLate ? 0.9 : 1)
  const sentences = findSpecificSentences(screen, page, site.brand.businessName)
  const rate = (sentence: string) => [...listStems(sentence)].filter((stem) => words.has(stem)).length
  return {
    measure,
    now: openingOf(screen),
    finding:
      measure < 0.8
        ? 'The value proposition is missing above the fold: the first screen doesn’t say what you offer.'
        : isLate
          ? 'Only the lines under the headline say what you offer.'
          : 'The first screen says what you offer.',
    evidence: [
      ...(measure < 0.8 ? quotesOf(page, screen) : quoteBest(page, sentences, rate)),
      makeNumberEvidence(
        page,
        Math.round(count),
        'words on the first screen that come up again on the rest of the site',
      ),
    ],
  }
})

const measureHeadline = aboveTheFold((page, screen, site) => {
  const headline = headlineOf(page)
  if (headline === '')
    return { measure: 0, finding: 'The home page has no headline.', evidence: quotesOf(page, screen) }
  const isTelling = isInformativeHeadline(headline, page, site.brand.businessName)
  return {
    measure: isTelling ? 1 : 0,
    finding: isTelling
      ? `The headline is your own: “${headline.replace(/[.!]$/, '')}”.`
      : `The headline “${headline}” says nothing about what you do. Any business could use it.`,
    evidence: [makeQuoteEvidence(page, headline)],
    now: headline,
  }
})

/** The first line of running text, without headings. */
const openingOf = ({ blocks }: FirstScreen) =>
  blocks.find(({ heading, words }) => heading === 0 && words >= 4)?.text ?? ''

const isForSomebody = /\bfor (?!all\b|any |your\b|our\b)(?:\w+ ){0,2}(?:people|those|anyone|everyone who|\w+s)\b/i

const measureAudience = aboveTheFold((page, screen, site) => {
  const sentences = findSpecificSentences(screen, page, site.brand.businessName)
  const text = sentences.join(' ')
  const wordsIn = (told: string) => findAudienceWords(site.ask.targetAudience, told)
  const found = wordsIn(text)
  const speaks = /\b(you|your|yours|you['’](?:re|ll|ve))\b/i.test(text)
  const isFor = isForSomebody.test(text)
  const measure = found.length >= 2 ? 1 : found.length === 1 || isFor ? 0.85 : speaks ? 0.65 : 0.2
  return {
    measure,
    now: openingOf(screen),
    finding:
      measure >= 0.8
        ? 'The first lines say who this is for.'
        : `The opening lines don’t say who this is for. You told us it’s for: “${truncateAtWord(site.ask.targetAudience, 90)}”.`,
    evidence:
      measure >= 0.8
        ? quoteBest(page, sentences, (each) => wordsIn(each).length + Number(isForSomebody.test(each)))
        : quotesOf(page, screen),
  }
})

const reasonCue = makePhrasePattern(
  cues.firstScreen.reasonCue,
  'i',
  String.raw`\b`,
  String.raw`\b|[£$€]?\d+(?:[.,]\d+)*%?(?: \w+)?`,
)

const measureReason = aboveTheFold((page, screen, site) => {
  const sentences = findSpecificSentences(screen, page, site.brand.businessName)
  const text = sentences.join(' ')
  // Questions and phone numbers do not count as reasons.
  const reason = sentences.find((each) => !each.endsWith('?') && reasonCue.test(removeContactDetails(each)))
  return {
    measure: reason !== undefined ? 1 : text.split(' ').length >= 18 ? 0.65 : 0.3,
    now: openingOf(screen),
    finding:
      reason === undefined
        ? 'The opening doesn’t say why to choose you: no result, no hassle saved, no number.'
        : `The opening gives a reason to stay: “${truncateAtWord(reason, 120).replace(/[.!]$/, '')}”.`,
    evidence: reason === undefined ? quotesOf(page, screen) : [makeQuoteEvidence(page, reason)],
  }
})

/** `plea`: a request in plain text, without a button or phone number. */
type Asking = { text: string; kind: CallToAction['kind'] | 'plea'; isOnFirstScreen: boolean }
const askWorth: Readonly<Record<Asking['kind'], number>> = { ask: 1, way: 0.8, plea: 0.7, more: 0.5 }

/** All calls to action of a page, from links, buttons and text; the clearest first. */
function asksOn(page: PageReading, { lastIndex }: FirstScreen, { gone }: SiteReading): Asking[] {
  const told = findTextCallsToAction(page).map(({ text, hasNumber, element }): Asking => {
    return { text, kind: hasNumber ? 'way' : 'plea', isOnFirstScreen: element.index <= lastIndex }
  })
  const linked = findCallsToAction(page, gone).map(({ link, ...call }): Asking => ({ ...call, text: link.text }))
  return [...linked, ...told].sort((one, other) => askWorth[other.kind] - askWorth[one.kind])
}

const measureAsk = aboveTheFold((page, screen, site) => {
  const asks = asksOn(page, screen, site)
  const best = asks.find(({ isOnFirstScreen }) => isOnFirstScreen)
  const later = asks.find(({ isOnFirstScreen, kind }) => !isOnFirstScreen && kind !== 'more')
  const measure = best ? askWorth[best.kind] : later || hasForm(page) ? 0.5 : 0
  const shown = best ?? later
  return {
    measure,
    now: best?.text ?? '',
    finding:
      measure >= 0.8
        ? `The home page asks right away: “${best?.text.replace(/[.!]$/, '') ?? ''}”.`
        : `The home page opens without a clear call to action${tellInstead(best, later)}.`,
    evidence: shown
      ? [makeQuoteEvidence(page, shown.text)]
      : [makeMissingEvidence(page, 'a button or link that says what to do')],
  }
})

/** Describes what the page has instead of a clear call to action on the first screen. */
function tellInstead(best: Asking | undefined, later: Asking | undefined): string {
  const quoted = (text: string) => `“${text.replace(/[.!]$/, '')}”`
  if (best?.kind === 'plea') return `: “${best.text}” has no number and no button beside it`
  if (best) return `: ${quoted(best.text)} does not say what to do`
  return later ? `; the first one, ${quoted(later.text)}, comes further down` : ''
}

const measureAskEverywhere: MeasureCheck = (site) =>
  rateEveryPage(site, {
    rate: (page) => {
      const kinds = findCallsToAction(page, site.gone).map(({ kind }) => kind)
      const isToldHow = page.blocks.some(({ region, text }) => region === 'main' && hasContactDetail(text))
      if (kinds.includes('ask') || hasForm(page)) return 1
      return kinds.includes('way') || isToldHow ? 0.7 : kinds.length > 0 ? 0.4 : 0
    },
    all: 'Every page leads to something to do.',
    lacking: (isOne) => `${isOne ? 'ends' : 'end'} without a call to action: nothing to book, buy, ask or try.`,
    evidence: (page) => makeMissingEvidence(page, 'a button, link or form that asks for something'),
  })

const asksMany = 3
/**
 * Counts the different things the start page asks for. Links to the same address count once, and so do all links that start
 * with buy, shop, add or order.
 */
const measureOneAsk = aboveTheFold((page, _screen, { gone }) => {
  const asks = findCallsToAction(page, gone).flatMap(({ kind, link }) => {
    const isMeant = kind === 'ask' || (kind === 'more' && link.isButton)
    return isMeant && (link.region === 'main' || (link.isButton && link.region !== 'footer')) ? [link] : []
  })
  const goods = /^(?:buy|shop|add|order)\b/i
  const linked = asks.map(({ text, href }) => ({ text, key: goods.test(text) ? 'buy' : href || text.toLowerCase() }))
  // Calling, writing and visiting all count as one request: getting in touch.
  const told = findTextCallsToAction(page).map(({ text }) => ({ text, key: 'in touch' }))
  const distinct = [...new Map([...told, ...linked].map((each) => [each.key, each])).values()]
  if (distinct.length === 0) return { unchecked: 'The home page has no calls to action to compare.' }
  const shown = distinct.slice(0, 6).map(({ text }) => `“${text.replace(/[.!]$/, '')}”`)
  return {
    measure: scaleToMeasure(distinct.length, asksMany, asksMany + 3),
    finding: `The home page asks for ${distinct.length === 1 ? 'one thing' : `${distinct.length} different things`}: ${joinWithAnd(shown)}.`,
    evidence: distinct.slice(0, 6).map(({ text }) => makeQuoteEvidence(page, text)),
  }
})

/** Checks of the first screen and of the calls to action. */
export const firstScreenChecks: CheckMeasures = {
  'messaging-headline': measureHeadline,
  'messaging-offer': measureOffer,
  'messaging-audience': measureAudience,
  'messaging-reason': measureReason,
  'messaging-ask': measureAsk,
  'messaging-one-ask': measureOneAsk,
  'messaging-ask-everywhere': measureAskEverywhere,
}
