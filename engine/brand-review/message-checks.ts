import { findAddresses } from '#engine/facts/contact-facts.ts'
import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { listStems, splitWords } from '#engine/language/stem.ts'
import { hasContactDetail, hasForm } from './calls-to-action.ts'
import {
  type CheckMeasures,
  type MeasureCheck,
  makeMissingEvidence,
  makeNumberEvidence,
  makeQuoteEvidence,
  nameOfPage,
  scaleToMeasure,
} from './check.ts'
import cues from './cues.json' with { type: 'json' }
import { splitPageSentences } from './gather-blocks.ts'
import { rateEveryPage } from './rate-every-page.ts'
import type { PageReading } from './read-page.ts'

const descriptionLengthMin = 25

const measureDescriptions: MeasureCheck = (site) => {
  const { pages } = site
  const told = pages.map(({ meta }) => meta.get('description') ?? '')
  const isShared = pages.length > 1 && told[0] !== '' && new Set(told).size === 1
  if (isShared && pages[0]) {
    return {
      measure: 0.5,
      finding: 'All pages share one description for search results.',
      evidence: [makeQuoteEvidence(pages[0], told[0] ?? '')],
    }
  }
  const textOf = ({ meta }: PageReading) => (meta.get('description') ?? '').trim()
  return rateEveryPage(site, {
    rate: (page) => (textOf(page).length >= descriptionLengthMin ? 1 : textOf(page).length / descriptionLengthMin / 2),
    all: 'Every page has a description for search results.',
    lacking: (isOne, lacking) => {
      const bare = lacking.filter((page) => textOf(page) === '').length
      const what = bare === 0 ? 'only a very short' : bare === lacking.length ? 'no' : 'no, or only a very short,'
      return `${isOne ? 'has' : 'have'} ${what} description for search results.`
    },
    evidence: (page) =>
      textOf(page) === ''
        ? makeMissingEvidence(page, '<meta name="description">')
        : makeQuoteEvidence(page, textOf(page)),
  })
}

const absentTags = ({ meta }: PageReading) => ['og:title', 'og:description'].filter((name) => !meta.has(name))
const measureSocialTags: MeasureCheck = (site) =>
  rateEveryPage(site, {
    rate: (page) => Number(absentTags(page).length === 0),
    all: 'Every page has a title and description for shared links.',
    lacking: (isOne) => `${isOne ? 'lacks' : 'lack'} a title or description for shared links.`,
    evidence: (page) => makeMissingEvidence(page, `<meta property="${absentTags(page)[0]}">`),
  })

/** Titles, or parts of them, that say nothing: "Home", "Welcome to our website". */
const emptyTitle = makePhrasePattern(cues.message.emptyTitle, 'i', '^', '?$')
const isEmptyTitle = (title: string, businessName: string) =>
  title
    .split(/\s+[|–—·•-]\s+|:\s/)
    .map((part) =>
      part
        .replace(/^welcome to\b/i, 'welcome')
        .toLowerCase()
        .replace(businessName.toLowerCase(), '')
        .trim(),
    )
    .every((part) => emptyTitle.test(part)) && !isNameAlone(title, businessName)
/** The business name alone is a weak title, but it does identify the site. */
const isNameAlone = (title: string, businessName: string) => title.toLowerCase() === businessName.toLowerCase()

const measureTitles: MeasureCheck = (site) => {
  const titles = site.pages.map(({ title }) => title)
  const tells = ({ title }: PageReading) =>
    splitWords(title).length > 0 &&
    !isEmptyTitle(title, site.brand.businessName) &&
    titles.indexOf(title) === titles.lastIndexOf(title)
  return rateEveryPage(site, {
    rate: (page) => Number(tells(page)),
    all: 'Every page has a title of its own.',
    lacking: (isOne) => `${isOne ? 'has' : 'have'} no clear title.`,
    evidence: (page) =>
      page.title === '' ? makeMissingEvidence(page, '<title>') : makeQuoteEvidence(page, page.title),
    // The start page counts most, because search results show its title.
    withoutStartMax: 0.4,
  })
}

const measureMainHeading: MeasureCheck = (site) => {
  const countOf = ({ elements }: PageReading) => elements.filter(({ tag }) => tag === 'h1').length
  return rateEveryPage(site, {
    rate: (page) => [0, 1][countOf(page)] ?? 0.6,
    all: 'Every page has one main heading.',
    lacking: (isOne) => `should have one main heading${isOne ? '' : ' each'}.`,
    evidence: (page) => makeNumberEvidence(page, countOf(page), 'main headings'),
  })
}

/** Evidence behind promises: counts, years, credentials, guarantees, ratings. */
const proofCues: readonly RegExp[] = [
  makePhrasePattern(
    cues.message.manyOf,
    'i',
    String.raw`\b(?:\d{1,3}(?:,\d{3})+|\d{2,})\+? (?:\w+ ){0,2}`,
    String.raw`\b`,
  ),
  /\b(?:since|founded in|established in|established|est\.?) (?:19|20)\d\d\b/i,
  makePhrasePattern(cues.message.vouched, 'i'),
  makePhrasePattern(
    cues.message.makesGood,
    'i',
    String.raw`\bif (?:we|our) [^.?!]{3,60}\bwe(?:['’]ll| will)? `,
    String.raw`\b`,
  ),
  /\b(?:[45](?:\.\d)?|five|4\.\d)[ -](?:stars?|out of (?:5|five))\b|★{3,}/i,
]

const measureProof: MeasureCheck = ({ pages, home }) => {
  const quoted = pages.flatMap((page) =>
    page.blocks
      .filter(({ isQuoted, words }) => isQuoted && words >= 4)
      .map(({ text }) => makeQuoteEvidence(page, text)),
  )
  const backed = pages.flatMap((page) =>
    page.blocks.flatMap(({ text, region }) =>
      region === 'main'
        ? splitPageSentences(text)
            .filter((sentence) => proofCues.some((cue) => cue.test(sentence)))
            .map((sentence) => makeQuoteEvidence(page, sentence))
        : [],
    ),
  )
  // Customer quotes are the strongest proof; the site's own claims are then not shown as evidence.
  const evidence = (quoted.length > 0 ? quoted : backed).slice(0, 3)
  const measure = quoted.length > 0 || backed.length >= 2 ? 1 : backed.length === 1 ? 0.8 : 0.2
  return {
    measure,
    finding:
      measure >= 0.8
        ? `Promises are backed up ${quoted.length > 0 ? 'by customers’ own words' : 'by numbers, years, credentials or guarantees'}.`
        : 'We found nothing that backs up the promises: no customer quote, no years or customers counted, no credential, no guarantee.',
    evidence: evidence.length > 0 ? evidence : [makeNumberEvidence(home, 0, 'passages that back up a promise')],
  }
}

const measureContact: MeasureCheck = ({ pages, home }) => {
  const address = /\b\d+[a-z]?,? \p{Lu}\p{L}+/u
  const reaches = (page: PageReading) =>
    hasForm(page) ||
    page.links.some(
      ({ href, text }) =>
        /^(mailto|tel):/i.test(href) ||
        /contact|get in touch|(?:call|visit|find|email|message) (?:us|me)\b/i.test(text),
    ) ||
    page.blocks.some(
      ({ text, region }) =>
        hasContactDetail(text) || findAddresses(text).length > 0 || (region === 'footer' && address.test(text)),
    )
  const measure = pages.some(reaches) ? 1 : 0.3
  return {
    measure,
    finding:
      measure === 1 ? 'Visitors can see how to reach you.' : 'No address, number or form shows how to reach you.',
    evidence: [
      makeNumberEvidence(home, pages.filter(reaches).length, `of ${pages.length} pages show a way to reach you`),
    ],
  }
}

const onStartPage = ({ blocks, title, meta }: PageReading) =>
  [title, meta.get('description') ?? '', ...blocks.map(({ text }) => text)].join(' ')

const measureUvp: MeasureCheck = ({ entry, brand }) => {
  if (brand.chosenUvp === '') return { unchecked: 'You haven’t chosen a value proposition yet.' }
  if (!entry) return { unchecked: 'We couldn’t read the home page.' }
  const name = listStems(brand.businessName)
  const asked = [...listStems(brand.chosenUvp)].filter((stem) => !name.has(stem))
  const said = listStems(onStartPage(entry))
  const found = asked.filter((stem) => said.has(stem)).length
  const share = asked.length === 0 ? 1 : found / asked.length
  // Passes with half of the words and is fully met with 70 percent.
  const measure = scaleToMeasure(share, 0.7, -0.3)
  const sharing = entry.blocks
    .flatMap(({ text, region }) => (region === 'main' ? splitPageSentences(text) : []))
    .map((sentence) => ({ sentence, count: asked.filter((stem) => listStems(sentence).has(stem)).length }))
    .sort((one, other) => other.count - one.count)
    .filter(({ count }) => count > 0)
  return {
    measure,
    finding:
      measure >= 0.8
        ? 'The home page says what your value proposition says.'
        : 'The home page says little of your value proposition.',
    evidence: [
      ...(measure >= 0.8 ? sharing.slice(0, 2).map(({ sentence }) => makeQuoteEvidence(entry, sentence)) : []),
      makeNumberEvidence(entry, found, `of the ${asked.length} words of your value proposition found on the home page`),
    ],
  }
}

const measureTagline: MeasureCheck = ({ pages, home, brand }) => {
  if (brand.chosenTagline === '') return { unchecked: 'You haven’t chosen a tagline yet.' }
  const key = (text: string) => splitWords(text).join(' ')
  const tagline = key(brand.chosenTagline)
  const has = (text: string) => ` ${key(text)} `.includes(` ${tagline} `)
  const page = pages.find((each) => has(onStartPage(each)))
  const shown = page && [...page.blocks.map(({ text }) => text), page.title].find(has)
  return {
    measure: page ? 1 : 0,
    finding: page
      ? `Your tagline is on ${nameOfPage(page)}.`
      : `Your tagline “${brand.chosenTagline}” isn’t on any page.`,
    evidence: [
      page
        ? makeQuoteEvidence(page, shown ?? page.meta.get('description') ?? page.title)
        : makeMissingEvidence(home, 'your tagline'),
    ],
  }
}

/** Checks of titles, descriptions and link previews, and of proof, contact details, UVP and tagline. */
export const messageChecks: CheckMeasures = {
  'messaging-description': measureDescriptions,
  'messaging-social-tags': measureSocialTags,
  'messaging-titles': measureTitles,
  'messaging-main-heading': measureMainHeading,
  'messaging-proof': measureProof,
  'messaging-contact': measureContact,
  'messaging-uvp': measureUvp,
  'messaging-tagline': measureTagline,
}
