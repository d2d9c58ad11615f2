import type { AuditAction, AuditCheck, AuditedBrand } from '#contract/brand-review.ts'
import { stems } from '#engine/language/stem.ts'
import type { Check } from './check.ts'
import { sentencesOf } from './gather-blocks.ts'
import type { ReadSite } from './read-site.ts'

export type CheckResult = { check: Check; result: AuditCheck; now: string }

/** What a visitor reads first, in this order, and which of her own lines belongs there. */
const metFirst: readonly (readonly [id: string, own: 'headline' | 'uvp' | undefined])[] = [
  ['messaging-headline', 'headline'],
  ['messaging-offer', 'uvp'],
  ['messaging-audience', 'uvp'],
  ['messaging-reason', 'uvp'],
  ['messaging-ask', undefined],
]
/** What misleads a customer today: she rings in vain, comes to a closed door, asks for an offer that is over. */
const misleading = [
  ...['facts-phone', 'facts-email', 'facts-address', 'facts-hours', 'facts-price', 'facts-free', 'consistency-dates'],
  ...['facts-delivery', 'facts-returns', 'facts-term', 'messaging-filler', 'consistency-name', 'consistency-links'],
  ...['visual-images', 'messaging-notices', 'consistency-handles', 'facts-founded', 'facts-people'],
]
const opening = metFirst.map(([id]) => id)
/** The headline, because her own line for it is at hand; what misleads; the rest of the first screen. Craft comes behind. */
const inOrder = [...opening.slice(0, 1), ...misleading, ...opening.slice(1), 'messaging-titles']
const efforts = { low: 1, medium: 1.6, high: 2.4 } as const
const actionsMax = 10

/** What a failed check takes from its score. */
export const lossOf = ({ weight, measure }: AuditCheck) => weight * (1 - (measure ?? 1))

/** The failed checks as things to do: the headline, what misleads, the first screen, then craft by what it gains for its effort. */
export function rankActions(results: readonly CheckResult[], site: ReadSite): AuditAction[] {
  const placeOf = ({ id }: Check) => (inOrder.includes(id) ? inOrder.indexOf(id) : inOrder.length)
  const gainOf = ({ result }: CheckResult) => lossOf(result) / efforts[result.effort]
  const ranked = results
    .filter(({ result }) => result.outcome === 'failed')
    .sort(
      (one, other) =>
        placeOf(one.check) - placeOf(other.check) ||
        gainOf(other) - gainOf(one) ||
        (one.check.id < other.check.id ? -1 : 1),
    )
    .map((each) => actionFrom(each, site))
  const of = (horizon: AuditAction['horizon']) =>
    ranked.filter((action) => action.horizon === horizon).slice(0, actionsMax)
  return [...of('immediate'), ...of('longTerm')]
}

const headlineMax = 90
/** Her own line for the headline: the tagline if it says what is sold; else what her UVP says of that, and the tagline after it. */
function headlineFrom({ chosenUvp, chosenTagline, businessName, productsServices = '' }: AuditedBrand): string {
  const sold = stems(productsServices)
  const tellsTrade = (text: string) => [...stems(text)].some((stem) => sold.has(stem))
  // A headline stands below the name: what a tagline says after it is the line.
  const withoutName = (text: string) =>
    text.startsWith(businessName) ? text.slice(businessName.length).replace(/^\s*[.:,–—-]\s*/, '') : text
  const line = withoutName(chosenTagline)
  if (line !== '' && (sold.size === 0 || tellsTrade(line))) return line
  const own = withoutName(chosenUvp)
  const offer = sentencesOf(own).find(tellsTrade)
  if (offer === undefined) return chosenUvp || line
  const sentence = offer.charAt(0).toUpperCase() + offer.slice(1)
  const both = `${sentence} ${line}`.trim()
  const saidTwice = [...stems(line)].filter((stem) => stems(sentence).has(stem))
  return both.length <= headlineMax && saidTwice.length < 2 && !own.includes(line) ? both : sentence
}

function actionFrom({ check, result, now }: CheckResult, { brand }: ReadSite): AuditAction {
  const own = {
    headline: headlineFrom(brand),
    tagline: brand.chosenTagline || brand.chosenUvp,
    uvp: brand.chosenUvp || brand.chosenTagline,
  }
  const kind = metFirst.find(([id]) => id === check.id)?.[1] ?? fromRecord[check.id]
  const proposed = kind === undefined ? '' : own[kind]
  return {
    check: check.id,
    horizon: check.horizon === 'immediate' ? 'immediate' : 'longTerm',
    title: result.task ?? check.task,
    text: result.fix,
    now: now === '' ? null : now,
    proposed: proposed === '' ? null : proposed,
  }
}

/** Further places where her own line belongs. */
const fromRecord: Readonly<Record<string, 'tagline' | 'uvp'>> = {
  'messaging-uvp': 'uvp',
  'messaging-tagline': 'tagline',
}
