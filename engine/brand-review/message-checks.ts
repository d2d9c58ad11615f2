import { stems, wordsOf } from '#engine/language/stem.ts'
import { hasForm } from './calls-to-action.ts'
import {
  between,
  listOf,
  type Measure,
  type Measures,
  missingOn,
  numberOn,
  pageName,
  quoteFrom,
  tellShare,
} from './check.ts'
import { sentencesOf } from './gather-blocks.ts'
import { onEachPage } from './page-heads.ts'
import type { ReadPage } from './read-page.ts'

const descriptionLengthMin = 25

const measureDescriptions: Measure = (site) => {
  const { pages } = site
  const told = pages.map(({ meta }) => meta.get('description') ?? '')
  const isShared = pages.length > 1 && told[0] !== '' && new Set(told).size === 1
  if (isShared && pages[0]) {
    return {
      measure: 0.5,
      finding: 'All pages share one meta description.',
      evidence: [quoteFrom(pages[0], told[0] ?? '')],
    }
  }
  const has = ({ meta }: ReadPage) => (meta.get('description') ?? '').length >= descriptionLengthMin
  return onEachPage(has, '<meta name="description">', 'a meta description for search results')(site)
}

const measureSocialTags = onEachPage(
  ({ meta }) => meta.has('og:title') && meta.has('og:description'),
  '<meta property="og:title">',
  'a title and description for link previews (Open Graph)',
)

/** A title, or its part beside the name, that says nothing: "Home", "Welcome to our website". */
const emptyTitle =
  /^(?:home ?page|home|start(?: page)?|main|index|untitled.*|document|welcome(?: to (?:our|the|my) .*)?|new page|page \d*)?$/i
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
/** The bare name is a weak title, and still one that tells whose page it is. */
const isNameAlone = (title: string, businessName: string) => title.toLowerCase() === businessName.toLowerCase()

const measureTitles: Measure = ({ pages, entry, brand }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const titles = pages.map(({ title }) => title)
  const weak = pages.filter(
    ({ title }) =>
      wordsOf(title).length < 1 ||
      isEmptyTitle(title, brand.businessName) ||
      titles.filter((each) => each === title).length > 1,
  )
  const share = 1 - weak.length / pages.length
  // The start page's title is what search results show.
  const measure = entry !== undefined && weak.includes(entry) ? Math.min(share, 0.4) : share
  return {
    measure,
    finding: tellShare(measure, {
      all: 'Every page has a title of its own.',
      nearly: 'Nearly every page has a title of its own.',
      lacking: `${listOf(weak.map(pageName))} ${weak.length === 1 ? 'has' : 'have'} no telling title.`,
    }),
    evidence:
      weak.length === 0
        ? [quoteFrom(home, home.title)]
        : weak
            .slice(0, 4)
            .map((page) => (page.title === '' ? missingOn(page, '<title>') : quoteFrom(page, page.title))),
  }
}

const measureMainHeading: Measure = ({ pages }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const counts = pages.map((page) => ({ page, count: page.elements.filter(({ tag }) => tag === 'h1').length }))
  const wrong = counts.filter(({ count }) => count !== 1)
  const rate = counts.reduce((sum, { count }) => sum + (count === 1 ? 1 : count === 0 ? 0 : 0.6), 0)
  return {
    measure: rate / pages.length,
    finding: tellShare(rate / pages.length, {
      all: 'Every page has one main heading.',
      nearly: 'Nearly every page has one main heading.',
      lacking: `${listOf(wrong.map(({ page, count }) => `${pageName(page)} (${count})`))} should have one main heading each.`,
    }),
    evidence:
      wrong.length === 0
        ? [numberOn(home, pages.length, 'pages with one main heading')]
        : wrong.slice(0, 4).map(({ page, count }) => numberOn(page, count, 'main headings')),
  }
}

/** What backs a promise: somebody's words, a count, a register, a guarantee. */
const proofCues: readonly (readonly [kind: string, cue: RegExp])[] = [
  [
    'a count',
    /\b(?:\d{1,3}(?:,\d{3})+|\d{2,})\+? (?:\w+ ){0,2}(?:customers?|clients?|families|people|children|offices|businesses|projects|reviews|homes|walks|estates|patients|members|owners|years|hours)\b/i,
  ],
  ['years', /\b(?:since|founded in|established in|established|est\.?) (?:19|20)\d\d\b/i],
  [
    'a register',
    /\b(?:regulated|registered|accredited|certified|chartered|licensed|insured|authorised|authorized|award|awarded|member of|members of|qualified|trained|register number|guarantee[ds]?|refund|money back|independently|tested)\b/i,
  ],
  ['stars', /\b(?:[45](?:\.\d)?|five|4\.\d)[ -](?:stars?|out of (?:5|five))\b|★{3,}/i],
]

const measureProof: Measure = ({ pages }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const quoted = pages.flatMap((page) =>
    page.blocks.filter(({ isQuoted, words }) => isQuoted && words >= 4).map(({ text }) => quoteFrom(page, text)),
  )
  const backed = pages.flatMap((page) =>
    page.blocks.flatMap(({ text, region }) =>
      region === 'main'
        ? sentencesOf(text)
            .filter((sentence) => proofCues.some(([, cue]) => cue.test(sentence)))
            .map((sentence) => quoteFrom(page, sentence))
        : [],
    ),
  )
  const evidence = [...quoted, ...backed].slice(0, 3)
  const measure = quoted.length > 0 || backed.length >= 2 ? 1 : backed.length === 1 ? 0.8 : 0.2
  return {
    measure,
    finding:
      measure >= 0.8
        ? `Promises are backed: ${quoted.length > 0 ? 'by customers’ own words' : 'by counts, years, registers or guarantees'}.`
        : 'Nothing backs the promises: no customer’s words, no count, no register, no guarantee.',
    evidence: evidence.length > 0 ? evidence : [numberOn(home, 0, 'passages that back a promise')],
  }
}

const measureContact: Measure = ({ pages }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const cue =
    /[\w.+-]+@[\w-]+\.\w+|(?:\+?\d[\d ()-]{8,}\d)|\b\d+[a-z]? (?:\p{Lu}\w+ ){1,3}(?:Street|Road|Lane|Row|Avenue|Square|Place|Quay|Terrace|Way|Yard|Court)\b/u
  const address = /\b\d+[a-z]?,? \p{Lu}\p{L}+/u
  const reaches = (page: ReadPage) =>
    hasForm(page) ||
    page.links.some(({ href, text }) => /^(mailto|tel):/i.test(href) || /contact|call|visit/i.test(text)) ||
    page.blocks.some(({ text, region }) => cue.test(text) || (region === 'footer' && address.test(text)))
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
  if (brand.chosenUvp === '') return { unchecked: 'No value proposition is chosen in the brand record yet.' }
  if (!entry) return { unchecked: 'The start page could not be read.' }
  const name = stems(brand.businessName)
  const asked = [...stems(brand.chosenUvp)].filter((stem) => !name.has(stem))
  const said = stems(onStartPage(entry))
  const share = asked.length === 0 ? 1 : asked.filter((stem) => said.has(stem)).length / asked.length
  return {
    measure: between(share, 0.5, 0.1),
    finding: share >= 0.42 ? 'The start page tells your chosen UVP.' : 'The start page hardly tells your chosen UVP.',
    evidence: [numberOn(entry, share, 'share of the words of your UVP on the start page')],
  }
}

const measureTagline: Measure = ({ pages, brand }) => {
  if (brand.chosenTagline === '') return { unchecked: 'No tagline is chosen in the brand record yet.' }
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const key = (text: string) => wordsOf(text).join(' ')
  const tagline = key(brand.chosenTagline)
  const page = pages.find((each) => ` ${key(onStartPage(each))} `.includes(` ${tagline} `))
  return {
    measure: page ? 1 : 0,
    finding: page
      ? `Your tagline stands on ${pageName(page)}.`
      : `Your tagline “${brand.chosenTagline}” stands on no page.`,
    evidence: [numberOn(page ?? home, page ? 1 : 0, 'pages or more with your tagline')],
  }
}

/** What pages say of themselves to search engines and in shared links, and whether promises stand on something. */
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
