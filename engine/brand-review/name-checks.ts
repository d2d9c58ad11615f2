import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { splitWords } from '#engine/language/stem.ts'
import {
  type CheckMeasurement,
  type CheckMeasures,
  type MeasureCheck,
  makeMissingEvidence,
  makeNumberEvidence,
  makeQuoteEvidence,
  nameOfPage,
} from './check.ts'
import { findNameVariants, type NameVariant, showsBusinessName } from './name-variants.ts'
import { findOtherOwners } from './other-owners.ts'
import { formatPageNames, rateEveryPage } from './rate-every-page.ts'
import type { SiteReadingWithHome } from './read-site.ts'

const measureName: MeasureCheck = (site) => {
  const { pages, brand } = site
  if (brand.businessName === '') return { unchecked: 'Your profile has no business name yet.' }
  const { firms, doubtful } = findOtherOwners(pages, brand.businessName)
  const variants = findNameVariants(pages, brand.businessName)
  const [firm] = firms
  const [signer] = doubtful
  if (variants.length > 0 || firm) return tellVariants(site, [...variants, ...firms.slice(0, 1)], firms)
  const showing = pages.filter((page) => showsBusinessName(page, brand.businessName)).length
  // A name in the copyright line that is not the business's may be the owner's own, so nothing is concluded.
  if (showing > 0 && signer)
    return {
      unchecked: `The pages are signed “${signer.spelling}”; we can’t tell whether that is another name of yours.`,
    }
  const evidence = [makeNumberEvidence(site.home, showing, 'pages with the name')]
  if (showing > 0)
    return { measure: 1, finding: `Your name is on ${showing} of ${pages.length} pages, spelled alike.`, evidence }
  return {
    measure: 0.2,
    finding: `The name ${brand.businessName} isn’t on any page.`,
    evidence,
    fix: 'Show your name at the top and bottom of every page.',
    task: 'Show your name on every page',
  }
}

/** The result when the pages use other spellings or another company's name. */
function tellVariants(
  { pages, brand }: SiteReadingWithHome,
  variants: readonly NameVariant[],
  firms: readonly NameVariant[],
): CheckMeasurement {
  const graveCount = variants.filter(({ isSlight }) => !isSlight).length
  const [firm] = firms
  const bearing = pages.filter((page) => firms.some((each) => each.page === page))
  const spellings = variants.map(({ spelling, page }) => `“${spelling}” (${nameOfPage(page)})`)
  return {
    measure: [0.7, 0.45, 0.2][graveCount] ?? 0,
    finding:
      firm && variants.length === 1
        ? `Besides ${brand.businessName}, the pages use another name: “${firm.spelling}” on ${formatPageNames(bearing, pages)}.`
        : `The name ${brand.businessName} is written inconsistently: ${joinWithAnd(spellings.slice(0, 5))}.`,
    evidence: [...variants, ...firms.slice(1)].slice(0, 5).map(({ page, quote }) => makeQuoteEvidence(page, quote)),
    ...(firm && { task: `Take out the other name, “${firm.spelling}”` }),
  }
}

const measureTitleNames: MeasureCheck = (site) => {
  const name = site.brand.businessName.toLowerCase()
  const [distinctive = ''] = splitWords(name).filter((word) => word.length > 2)
  if (distinctive === '') return { unchecked: 'Your profile has no business name yet.' }
  return rateEveryPage(site, {
    rate: ({ title }) => Number(title.toLowerCase().includes(name) || splitWords(title).includes(distinctive)),
    all: 'Every page title includes your brand.',
    lacking: (isOne) => `${isOne ? 'has no title' : 'have no titles'} with your brand in ${isOne ? 'it' : 'them'}.`,
    evidence: (page) =>
      page.title === '' ? makeMissingEvidence(page, '<title>') : makeQuoteEvidence(page, page.title),
    // The start page counts most, because most visitors come to it first.
    withoutStartMax: 0.5,
  })
}

/** Checks that the pages agree on the brand's name. */
export const nameChecks: CheckMeasures = {
  'consistency-name': measureName,
  'consistency-title-names': measureTitleNames,
}
