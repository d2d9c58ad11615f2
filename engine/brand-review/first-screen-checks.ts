import { findCallsToAction, hasForm } from './calls-to-action.ts'
import {
  between,
  listOf,
  type Measure,
  type Measurement,
  type Measures,
  missingOn,
  numberOn,
  pageName,
  quoteFrom,
  tellShare,
} from './check.ts'
import { type FirstScreen, readFirstScreen } from './first-screen.ts'
import { audienceWords, countOfferWords, readableText, saysSomething } from './judge-offer.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadSite } from './read-site.ts'

/** Measures what stands above the fold of the start page. */
function aboveTheFold(measure: (page: ReadPage, screen: FirstScreen, site: ReadSite) => Measurement): Measure {
  return (site) =>
    site.entry
      ? measure(site.entry, readFirstScreen(site.entry), site)
      : { unchecked: 'The start page could not be read.' }
}

const quotesOf = (page: ReadPage, screen: FirstScreen) => {
  const quotes = screen.blocks.slice(0, 2).map(({ text }) => quoteFrom(page, text))
  return quotes.length > 0 ? quotes : [missingOn(page, '<h1>')]
}

const measureOffer = aboveTheFold((page, screen, site) => {
  const count = countOfferWords(site, page, screen)
  const measure = Math.min(
    between(count, 4, 0),
    saysSomething(headlineOf(page), page, site.brand.businessName) ? 1 : 0.55,
  )
  return {
    measure,
    now: openingOf(screen),
    finding:
      measure < 0.8
        ? 'The value proposition is missing above the fold: the first screen does not tell what you offer.'
        : 'The first screen tells what is on offer.',
    evidence: [
      ...quotesOf(page, screen),
      numberOn(page, count, 'words of the first screen that the rest of the site takes up'),
    ],
  }
})

/** The start page's main heading, else its first one. */
const headlineOf = ({ blocks }: ReadPage) =>
  (blocks.find(({ heading }) => heading === 1) ?? blocks.find(({ heading }) => heading > 0))?.text ?? ''

const measureHeadline = aboveTheFold((page, screen, site) => {
  const headline = headlineOf(page)
  if (headline === '')
    return { measure: 0, finding: 'The start page has no headline.', evidence: quotesOf(page, screen) }
  const isTelling = saysSomething(headline, page, site.brand.businessName)
  return {
    measure: isTelling ? 1 : 0,
    finding: isTelling
      ? `The headline is your own: “${headline}”.`
      : `The headline “${headline}” says nothing of what you do: any business could greet like that.`,
    evidence: [quoteFrom(page, headline)],
    now: headline,
  }
})

/** The first lines under the headline. */
const openingOf = ({ blocks }: FirstScreen) =>
  blocks.find(({ heading, words }) => heading === 0 && words >= 4)?.text ?? ''

const measureAudience = aboveTheFold((page, screen, site) => {
  const text = readableText(screen, page)
  const found = audienceWords(site.ask.targetAudience, text)
  const speaks = /\b(you|your|yours|you['’](?:re|ll|ve))\b/i.test(text)
  const isFor = /\bfor (?:\w+ ){0,2}(?:people|those|anyone|everyone who|\w+s)\b/i.test(text)
  const measure = found.length >= 2 ? 1 : found.length === 1 || isFor ? 0.85 : speaks ? 0.65 : 0.2
  return {
    measure,
    now: openingOf(screen),
    finding:
      measure >= 0.8
        ? 'The first lines speak to the people you want to reach.'
        : `The opening lines do not tell for whom this is; you stated: “${site.ask.targetAudience.slice(0, 90)}”.`,
    evidence: quotesOf(page, screen),
  }
})

const reasonCue =
  /\b(?:so (?:that|you|your|they)|without|instead|because|even if|even when|save[sd]?|win back|less|faster|sooner|same[- ]day|free|fixed|never|no \w+|only|again|you (?:can|get|leave|know|receive|deal)|you['’]ll|they come|by (?:tonight|hand)|within|in (?:about )?(?:\d+|one|two|three|four|five|six|ten) (?:minutes?|hours?|days?|weeks?)|before|small|calm|home[- ]\w+|hand\w*|local|tired of|back to|that (?:last|work|fit|stay)s?)\b|[£$€]?\d/i

const measureReason = aboveTheFold((page, screen) => {
  const text = readableText(screen, page)
  const hasReason = reasonCue.test(text)
  const measure = hasReason ? 1 : text.split(' ').length >= 18 ? 0.65 : 0.3
  return {
    measure,
    now: openingOf(screen),
    finding: hasReason
      ? 'The opening gives a reason to stay.'
      : 'The opening gives no reason to choose you: no outcome, no ease, no figure.',
    evidence: quotesOf(page, screen),
  }
})

const measureAsk = aboveTheFold((page) => {
  const calls = findCallsToAction(page)
  const here = calls.filter(({ isOnFirstScreen }) => isOnFirstScreen)
  const best = here.find(({ kind }) => kind === 'ask') ?? here.find(({ kind }) => kind === 'way') ?? here[0]
  const later = calls.some(({ kind }) => kind === 'ask') || hasForm(page)
  const measure = best ? { ask: 1, way: 0.8, more: 0.5 }[best.kind] : later ? 0.5 : 0
  return {
    measure,
    now: best?.link.text ?? '',
    finding:
      measure >= 0.8
        ? `The start page asks at once: “${best?.link.text ?? ''}”.`
        : 'The start page opens without a clear call to action.',
    evidence: best ? [quoteFrom(page, best.link.text)] : [missingOn(page, '<a>')],
  }
})

const measureAskEverywhere: Measure = ({ pages }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const rated = pages.map((page) => {
    const kinds = findCallsToAction(page).map(({ kind }) => kind)
    return {
      page,
      rate: kinds.includes('ask') || hasForm(page) ? 1 : kinds.includes('way') ? 0.7 : kinds.length > 0 ? 0.4 : 0,
    }
  })
  const lacking = rated.filter(({ rate }) => rate < 0.6).map(({ page }) => page)
  const measure = rated.reduce((sum, { rate }) => sum + rate, 0) / pages.length
  return {
    measure,
    finding: tellShare(lacking.length === 0 ? 1 : measure, {
      all: 'Every page leads on to something to do.',
      nearly: 'Nearly every page leads on to something to do.',
      lacking: `${listOf(lacking.map(pageName))} ${lacking.length === 1 ? 'ends' : 'end'} without a call to action: nothing to book, buy, ask or try.`,
    }),
    evidence:
      lacking.length === 0
        ? [numberOn(home, pages.length, 'pages with something to do')]
        : lacking.slice(0, 4).map((page) => missingOn(page, '<a>')),
  }
}

const asksMany = 3
/** What the start page asks for; the same thing in two wordings, or of many goods, is one. */
const measureOneAsk = aboveTheFold((page) => {
  const asks = findCallsToAction(page).filter(
    ({ kind, link }) => kind === 'ask' && (link.region === 'main' || (link.isButton && link.region !== 'footer')),
  )
  const goods = /^(?:buy|shop|add|order)\b/i
  const distinct = [
    ...new Map(
      asks.map(({ link }) => [goods.test(link.text) ? 'buy' : link.href || link.text.toLowerCase(), link]),
    ).values(),
  ]
  if (distinct.length === 0) return { unchecked: 'The start page has no calls to action to compare.' }
  const shown = distinct.slice(0, 6).map(({ text }) => `“${text}”`)
  return {
    measure: between(distinct.length, asksMany, asksMany + 3),
    finding: `The start page asks for ${distinct.length === 1 ? 'one thing' : `${distinct.length} different things`}: ${listOf(shown)}.`,
    evidence: distinct.slice(0, 6).map(({ text }) => quoteFrom(page, text)),
  }
})

/** What a visitor learns and can do before scrolling. */
export const firstScreenChecks: Measures = {
  'messaging-headline': measureHeadline,
  'messaging-offer': measureOffer,
  'messaging-audience': measureAudience,
  'messaging-reason': measureReason,
  'messaging-ask': measureAsk,
  'messaging-one-ask': measureOneAsk,
  'messaging-ask-everywhere': measureAskEverywhere,
}
