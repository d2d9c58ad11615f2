import { stems, wordsOf } from '#engine/language/stem.ts'
import { listOf, type Measure, type Measures, numberOn, pageName, quoteFrom, tellShare } from './check.ts'
import { findNameVariants, findOtherOwners, showsName } from './name-variants.ts'

const measureName: Measure = ({ pages, brand }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  if (brand.businessName === '') return { unchecked: 'The brand record has no business name yet.' }
  const owners = findOtherOwners(pages, brand.businessName)
  const variants = [...findNameVariants(pages, brand.businessName), ...owners.slice(0, 1)]
  const grave = variants.filter(({ isSlight }) => !isSlight)
  const isShown = pages.some((page) => showsName(page, brand.businessName))
  const slight = variants.length > 0 ? 0.7 : isShown ? 1 : 0.2
  const measure = [slight, 0.45, 0.2][grave.length] ?? 0
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

const measureTitleNames: Measure = ({ pages, entry, brand }) => {
  const [home] = pages
  if (!home) return { unchecked: 'No page could be read.' }
  const [distinctive = ''] = wordsOf(brand.businessName).filter((word) => word.length > 2)
  if (distinctive === '') return { unchecked: 'The brand record has no business name yet.' }
  const lacking = pages.filter(
    ({ title }) =>
      !title.toLowerCase().includes(brand.businessName.toLowerCase()) && !wordsOf(title).includes(distinctive),
  )
  const share = 1 - lacking.length / pages.length
  // The start page is the one that most people find.
  const measure = entry !== undefined && lacking.includes(entry) ? Math.min(share, 0.5) : share
  return {
    measure,
    finding: tellShare(measure, {
      all: 'Every title carries the brand.',
      nearly: 'Nearly every title carries the brand.',
      lacking: `The brand is missing in the title of ${listOf(lacking.map(pageName))}.`,
    }),
    evidence: (lacking.length === 0 ? [home] : lacking.slice(0, 4)).map((page) => quoteFrom(page, page.title)),
  }
}

/** The social title is about the same thing as the page's own title or heading. */
const measureSocialTitles: Measure = ({ pages }) => {
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

/** Whether the pages agree on what the brand is called. */
export const nameChecks: Measures = {
  'consistency-name': measureName,
  'consistency-title-names': measureTitleNames,
  'consistency-social-titles': measureSocialTitles,
}
