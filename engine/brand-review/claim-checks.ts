import { stems, wordsOf } from '#engine/language/stem.ts'
import { type Check, listOf, numberOn, pageName, quoteFrom, tellShare } from './check.ts'
import { findContradictions } from './find-contradictions.ts'
import { findNameVariants, showsName } from './name-variants.ts'

const measureName: Check['measure'] = ({ pages, brand }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  if (brand.businessName === '') return { unchecked: 'The brand record has no business name yet.' }
  const variants = findNameVariants(pages, brand.businessName)
  const grave = variants.filter(({ isSlight }) => !isSlight)
  const isShown = pages.some((page) => showsName(page, brand.businessName))
  const measure =
    !isShown && grave.length === 0
      ? 0.2
      : grave.length > 0
        ? grave.length === 1
          ? 0.45
          : grave.length === 2
            ? 0.2
            : 0
        : variants.length > 0
          ? 0.7
          : 1
  const isAbsent = !isShown && variants.length === 0
  const spellings = variants.map(({ spelling, page }) => `“${spelling}” (${pageName(page)})`)
  return {
    measure,
    finding:
      variants.length > 0
        ? `The name ${brand.businessName} is written inconsistently: ${listOf(spellings.slice(0, 5))}.`
        : isShown
          ? `The name ${brand.businessName} is written the same everywhere.`
          : `The name ${brand.businessName} stands on none of the pages.`,
    evidence:
      variants.length > 0
        ? variants.slice(0, 5).map(({ page, quote }) => quoteFrom(page, quote))
        : [numberOn(home, pages.filter((page) => showsName(page, brand.businessName)).length, 'pages with the name')],
    ...(isAbsent && { fix: 'Show your name at the top and at the foot of every page.' }),
  }
}

const measureClaims: Check['measure'] = ({ pages, brand }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const { contradictions, claims } = findContradictions(pages, brand.businessName)
  const [first] = contradictions
  if (!first) {
    if (claims < 2) return { unchecked: 'The pages state nothing comparable, such as prices, hours or guarantees.' }
    return {
      measure: 1,
      finding: 'No two statements contradict each other.',
      evidence: [numberOn(home, claims, 'statements compared')],
    }
  }
  const topics = contradictions.map(({ topic }) => topic.replace('?', ''))
  const where =
    first.one.page === first.other.page
      ? pageName(first.one.page)
      : `${pageName(first.one.page)} and ${pageName(first.other.page)}`
  return {
    measure: contradictions.length === 1 ? 0.3 : contradictions.length === 2 ? 0.1 : 0,
    finding: `Statements contradict each other (${where}): ${listOf([...new Set(topics)])}.`,
    evidence: contradictions
      .slice(0, 3)
      .flatMap(({ one, other }) => [quoteFrom(one.page, one.sentence), quoteFrom(other.page, other.sentence)]),
  }
}

const measureTitleNames: Check['measure'] = ({ pages, brand }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const [distinctive = ''] = wordsOf(brand.businessName).filter((word) => word.length > 2)
  if (distinctive === '') return { unchecked: 'The brand record has no business name yet.' }
  const lacking = pages.filter(
    ({ title }) =>
      !title.toLowerCase().includes(brand.businessName.toLowerCase()) && !wordsOf(title).includes(distinctive),
  )
  return {
    measure: 1 - lacking.length / pages.length,
    finding: tellShare(1 - lacking.length / pages.length, {
      all: 'Every title carries the brand.',
      nearly: 'Nearly every title carries the brand.',
      lacking: `The brand is missing in the title of ${listOf(lacking.map(pageName))}.`,
    }),
    evidence: (lacking.length === 0 ? [home] : lacking.slice(0, 4)).map((page) => quoteFrom(page, page.title)),
  }
}

/** The social title is about the same thing as the page's own title or heading. */
const measureSocialTitles: Check['measure'] = ({ pages }) => {
  const tagged = pages.filter(({ meta }) => meta.has('og:title'))
  const [home] = tagged
  if (!home) return { unchecked: 'No page has social tags to compare.' }
  const apart = tagged.filter((page) => {
    const social = stems(page.meta.get('og:title') ?? '')
    const own = stems(
      [
        page.title,
        ...page.blocks.filter(({ heading }) => heading === 1).map(({ text }) => text),
        page.meta.get('description') ?? '',
      ].join(' '),
    )
    return social.size > 0 && ![...social].some((each) => own.has(each))
  })
  return {
    measure: 1 - apart.length / tagged.length,
    finding: tellShare(1 - apart.length / tagged.length, {
      all: 'Social tags and titles tell the same.',
      nearly: 'Nearly all social tags and titles tell the same.',
      lacking: `Social tags on ${listOf(apart.map(pageName))} tell of something else than the page.`,
    }),
    evidence: (apart.length === 0 ? [home] : apart.slice(0, 3)).map((page) =>
      quoteFrom(page, page.meta.get('og:title') ?? ''),
    ),
  }
}

const base = { score: 'consistency', horizon: 'immediate' } as const

/** Whether the pages agree on what the brand is called and what it promises. */
export const claimChecks: readonly Check[] = [
  {
    ...base,
    id: 'consistency-name',
    weight: 6,
    title: 'One spelling of the name',
    rule: 'Titles, headings, logo, footer, image texts, social tags and text spell the name of the brand record in one way; the name’s first words and capitals are no variants, “&” for “and” is a slight one.',
    source: 'Keller (2000), brand report card: consistency',
    fix: 'Write the name as in your brand record everywhere: search all pages for the other spellings.',
    effort: 'low',
    measure: measureName,
  },
  {
    ...base,
    id: 'consistency-claims',
    isEnglishOnly: true,
    weight: 6,
    title: 'No contradictions',
    rule: 'What stands in two places agrees: prices, what is free or included and what is asked for, hours and days, guarantees, returns, trials, times of delivery, reply and work, numbers of things, people and places, ages, years, founders, addresses and telephone numbers (the same digits in another order), areas of delivery and least orders, ratios, contracts, deposits, bookings, refunds, payment, parking, languages, who makes the goods, who does the work and who owns the firm, who is welcome, origin, materials and what is left out, opposites (fresh and frozen, employed and freelance), and absolute denials (“we never …”). Claims are compared when they speak of the same thing; what stands under parallel headings (two plans, two shops) belongs to each alone, and what is said of one part, house, offer or season (“the café closes at four”, “for parties”) is never held against the whole. A page on which both values stand (of an address, a founder, a year) is taken to tell two things apart.',
    source:
      'Misleading commercial statements (Directive 2005/29/EC, article 6); Stanford Guidelines for Web Credibility (2002)',
    fix: 'Decide which of the quoted statements is true and correct the other.',
    effort: 'low',
    measure: measureClaims,
  },
  {
    ...base,
    id: 'consistency-title-names',
    weight: 2,
    title: 'The brand in every title',
    rule: 'Every page’s title has the name of the brand record or its first telling word.',
    source: 'Google Search documentation, title links: brand your titles concisely',
    fix: 'End each page’s title with your brand.',
    effort: 'low',
    measure: measureTitleNames,
  },
  {
    ...base,
    id: 'consistency-social-titles',
    weight: 2,
    title: 'Social tags tell the same',
    rule: 'Each og:title shares a content word with its page’s title, main heading or description.',
    source: 'The Open Graph protocol (ogp.me): og:title is the title of your object',
    fix: 'Take the social title from the page’s own title.',
    effort: 'low',
    measure: measureSocialTitles,
  },
]
