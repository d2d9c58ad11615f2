import { stems, wordsOf } from '#engine/language/stem.ts'
import { hasForm, tellsNumber } from './calls-to-action.ts'
import { between, type Measure, type Measures, missingOn, numberOn, pageName, quoteFrom } from './check.ts'
import cues from './cues.json' with { type: 'json' }
import { addressesIn } from './facts/contact-facts.ts'
import { sentencesOf } from './gather-blocks.ts'
import { judgePages } from './judge-pages.ts'
import { phrase } from './phrase.ts'
import type { ReadPage } from './read-page.ts'

const descriptionLengthMin = 25

const measureDescriptions: Measure = (site) => {
  const { pages } = site
  const told = pages.map(({ meta }) => meta.get('description') ?? '')
  const isShared = pages.length > 1 && told[0] !== '' && new Set(told).size === 1
  if (isShared && pages[0]) {
    return {
      measure: 0.5,
      finding: 'All pages share one description for search results.',
      evidence: [quoteFrom(pages[0], told[0] ?? '')],
    }
  }
  const textOf = ({ meta }: ReadPage) => (meta.get('description') ?? '').trim()
  return judgePages(site, {
    rate: (page) => (textOf(page).length >= descriptionLengthMin ? 1 : textOf(page).length / descriptionLengthMin / 2),
    all: 'Every page has a description for search results.',
    lacking: (isOne, lacking) => {
      const bare = lacking.filter((page) => textOf(page) === '').length
      const what = bare === 0 ? 'only a very short' : bare === lacking.length ? 'no' : 'no, or only a very short,'
      return `${isOne ? 'has' : 'have'} ${what} description for search results.`
    },
    evidence: (page) =>
      textOf(page) === '' ? missingOn(page, '<meta name="description">') : quoteFrom(page, textOf(page)),
  })
}

const absentTags = ({ meta }: ReadPage) => ['og:title', 'og:description'].filter((name) => !meta.has(name))
const measureSocialTags: Measure = (site) =>
  judgePages(site, {
    rate: (page) => Number(absentTags(page).length === 0),
    all: 'Every page has a title and description for shared links.',
    lacking: (isOne) => `${isOne ? 'lacks' : 'lack'} a title or description for shared links.`,
    evidence: (page) => missingOn(page, `<meta property="${absentTags(page)[0]}">`),
  })

/** Titles, or parts of them, that say nothing: "Home", "Welcome to our website". */
const emptyTitle = phrase(cues.message.emptyTitle, 'i', '^', '?$')
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

const measureTitles: Measure = (site) => {
  const titles = site.pages.map(({ title }) => title)
  const tells = ({ title }: ReadPage) =>
    wordsOf(title).length > 0 &&
    !isEmptyTitle(title, site.brand.businessName) &&
    titles.indexOf(title) === titles.lastIndexOf(title)
  return judgePages(site, {
    rate: (page) => Number(tells(page)),
    all: 'Every page has a title of its own.',
    lacking: (isOne) => `${isOne ? 'has' : 'have'} no clear title.`,
    evidence: (page) => (page.title === '' ? missingOn(page, '<title>') : quoteFrom(page, page.title)),
    // The start page counts most, because search results show its title.
    withoutStartMax: 0.4,
  })
}

const measureMainHeading: Measure = (site) => {
  const countOf = ({ elements }: ReadPage) => elements.filter(({ tag }) => tag === 'h1').length
  return judgePages(site, {
    rate: (page) => [0, 1][countOf(page)] ?? 0.6,
    all: 'Every page has one main heading.',
    lacking: (isOne) => `should have one main heading${isOne ? '' : ' each'}.`,
    evidence: (page) => numberOn(page, countOf(page), 'main headings'),
  })
}

/** Evidence behind promises: counts, years, credentials, guarantees, ratings. */
const proofCues: readonly RegExp[] = [
  phrase(cues.message.manyOf, 'i', String.raw`\b(?:\d{1,3}(?:,\d{3})+|\d{2,})\+? (?:\w+ ){0,2}`, String.raw`\b`),
  /\b(?:since|founded in|established in|established|est\.?) (?:19|20)\d\d\b/i,
  phrase(cues.message.vouched, 'i'),
  phrase(cues.message.makesGood, 'i', String.raw`\bif (?:we|our) [^.?!]{3,60}\bwe(?:['’]ll| will)? `, String.raw`\b`),
  /\b(?:[45](?:\.\d)?|five|4\.\d)[ -](?:stars?|out of (?:5|five))\b|★{3,}/i,
]

const measureProof: Measure = ({ pages, home }) => {
  const quoted = pages.flatMap((page) =>
    page.blocks.filter(({ isQuoted, words }) => isQuoted && words >= 4).map(({ text }) => quoteFrom(page, text)),
  )
  const backed = pages.flatMap((page) =>
    page.blocks.flatMap(({ text, region }) =>
      region === 'main'
        ? sentencesOf(text)
            .filter((sentence) => proofCues.some((cue) => cue.test(sentence)))
            .map((sentence) => quoteFrom(page, sentence))
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
    evidence: evidence.length > 0 ? evidence : [numberOn(home, 0, 'passages that back up a promise')],
  }
}

const measureContact: Measure = ({ pages, home }) => {
  const address = /\b\d+[a-z]?,? \p{Lu}\p{L}+/u
  const reaches = (page: ReadPage) =>
    hasForm(page) ||
    page.links.some(
      ({ href, text }) =>
        /^(mailto|tel):/i.test(href) ||
        /contact|get in touch|(?:call|visit|find|email|message) (?:us|me)\b/i.test(text),
    ) ||
    page.blocks.some(
      ({ text, region }) =>
        tellsNumber(text) || addressesIn(text).length > 0 || (region === 'footer' && address.test(text)),
    )
  const measure = pages.some(reaches) ? 1 : 0.3
  return {
    measure,
    finding:
      measure === 1 ? 'Visitors can see how to reach you.' : 'No address, number or form shows how to reach you.',
    evidence: [numberOn(home, pages.filter(reaches).length, `of ${pages.length} pages show a way to reach you`)],
  }
}

const onStartPage = ({ blocks, title, meta }: ReadPage) =>
  [title, meta.get('description') ?? '', ...blocks.map(({ text }) => text)].join(' ')

const measureUvp: Measure = ({ entry, brand }) => {
  if (brand.chosenUvp === '') return { unchecked: 'You haven’t chosen a value proposition yet.' }
  if (!entry) return { unchecked: 'We couldn’t read the home page.' }
  const name = stems(brand.businessName)
  const asked = [...stems(brand.chosenUvp)].filter((stem) => !name.has(stem))
  const said = stems(onStartPage(entry))
  const found = asked.filter((stem) => said.has(stem)).length
  const share = asked.length === 0 ? 1 : found / asked.length
  // Passes with half of the words and is fully met with 70 percent.
  const measure = between(share, 0.7, -0.3)
  const sharing = entry.blocks
    .flatMap(({ text, region }) => (region === 'main' ? sentencesOf(text) : []))
    .map((sentence) => ({ sentence, count: asked.filter((stem) => stems(sentence).has(stem)).length }))
    .sort((one, other) => other.count - one.count)
    .filter(({ count }) => count > 0)
  return {
    measure,
    finding:
      measure >= 0.8
        ? 'The home page says what your value proposition says.'
        : 'The home page says little of your value proposition.',
    evidence: [
      ...(measure >= 0.8 ? sharing.slice(0, 2).map(({ sentence }) => quoteFrom(entry, sentence)) : []),
      numberOn(entry, found, `of the ${asked.length} words of your value proposition found on the home page`),
    ],
  }
}

const measureTagline: Measure = ({ pages, home, brand }) => {
  if (brand.chosenTagline === '') return { unchecked: 'You haven’t chosen a tagline yet.' }
  const key = (text: string) => wordsOf(text).join(' ')
  const tagline = key(brand.chosenTagline)
  const has = (text: string) => ` ${key(text)} `.includes(` ${tagline} `)
  const page = pages.find((each) => has(onStartPage(each)))
  const shown = page && [...page.blocks.map(({ text }) => text), page.title].find(has)
  return {
    measure: page ? 1 : 0,
    finding: page
      ? `Your tagline is on ${pageName(page)}.`
      : `Your tagline “${brand.chosenTagline}” isn’t on any page.`,
    evidence: [
      page ? quoteFrom(page, shown ?? page.meta.get('description') ?? page.title) : missingOn(home, 'your tagline'),
    ],
  }
}

/** Checks of titles, descriptions and link previews, and of proof, contact details, UVP and tagline. */
export const messageChecks: Measures = {
  'messaging-description': measureDescriptions,
  'messaging-social-tags': measureSocialTags,
  'messaging-titles': measureTitles,
  'messaging-main-heading': measureMainHeading,
  'messaging-proof': measureProof,
  'messaging-contact': measureContact,
  'messaging-uvp': measureUvp,
  'messaging-tagline': measureTagline,
}
