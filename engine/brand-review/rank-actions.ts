import type { AuditAction, AuditCheck, AuditedBrand } from '#contract/brand-review.ts'
import { listStems } from '#engine/language/stem.ts'
import type { CheckDefinition } from './check.ts'
import { splitPageSentences } from './gather-blocks.ts'
import type { SiteReading } from './read-site.ts'

/** `now`: the text on the page that the action would replace, '' if none. */
export type CheckResult = { check: CheckDefinition; result: AuditCheck; now: string }

/** Checks of what a visitor reads first, in this order, and which of the owner's own texts an action proposes there. */
const metFirst: readonly (readonly [id: string, own: 'headline' | 'uvp' | undefined])[] = [
  ['messaging-headline', 'headline'],
  ['messaging-offer', 'uvp'],
  ['messaging-audience', 'uvp'],
  ['messaging-reason', 'uvp'],
  ['messaging-ask', undefined],
]
/** Checks of what misleads customers today: they call in vain, find the door closed, ask for an expired offer. */
const misleading = [
  ...['facts-phone', 'facts-email', 'facts-address', 'facts-hours', 'facts-price', 'facts-free', 'consistency-dates'],
  ...['facts-delivery', 'facts-returns', 'facts-term', 'messaging-filler', 'consistency-name', 'consistency-links'],
  ...['visual-images', 'messaging-notices', 'consistency-handles', 'facts-founded', 'facts-people'],
]
const opening = metFirst.map(([id]) => id)
/**
 * The checks whose actions come first: the headline, because the owner's tagline or UVP can replace it at once; what
 * misleads customers; the rest of the first screen. All other checks follow.
 */
const inOrder = [...opening.slice(0, 1), ...misleading, ...opening.slice(1), 'messaging-titles']
const efforts = { low: 1, medium: 1.6, high: 2.4 } as const
const actionsMax = 10

/** How much weight a failed check costs its score. */
export const computeScoreLoss = ({ weight, measure }: AuditCheck) => weight * (1 - (measure ?? 1))

/**
 * Turns failed checks into actions: those of `inOrder` first, then the rest by how much score they regain for their
 * effort. At most `actionsMax` per horizon (immediate or long-term).
 */
export function rankActions(results: readonly CheckResult[], site: SiteReading): AuditAction[] {
  const placeOf = ({ id }: CheckDefinition) => (inOrder.includes(id) ? inOrder.indexOf(id) : inOrder.length)
  const gainOf = ({ result }: CheckResult) => computeScoreLoss(result) / efforts[result.effort]
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
/**
 * The owner's own line to propose as a headline: the tagline if it says what they sell; otherwise the UVP sentence that
 * does, followed by the tagline if it fits.
 */
function headlineFrom({ chosenUvp, chosenTagline, businessName, productsServices = '' }: AuditedBrand): string {
  const sold = listStems(productsServices)
  const tellsTrade = (text: string) => [...listStems(text)].some((stem) => sold.has(stem))
  // The headline appears below the name, so a tagline that starts with the name is used without it.
  const withoutName = (text: string) =>
    text.startsWith(businessName) ? text.slice(businessName.length).replace(/^\s*[.:,–—-]\s*/, '') : text
  const line = withoutName(chosenTagline)
  if (line !== '' && (sold.size === 0 || tellsTrade(line))) return line
  const own = withoutName(chosenUvp)
  const offer = splitPageSentences(own).find(tellsTrade)
  if (offer === undefined) return chosenUvp || line
  const sentence = offer.charAt(0).toUpperCase() + offer.slice(1)
  const both = `${sentence} ${line}`.trim()
  const saidTwice = [...listStems(line)].filter((stem) => listStems(sentence).has(stem))
  return both.length <= headlineMax && saidTwice.length < 2 && !own.includes(line) ? both : sentence
}

function actionFrom({ check, result, now }: CheckResult, { brand }: SiteReading): AuditAction {
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

/** Other checks whose action can propose one of the owner's own texts. */
const fromRecord: Readonly<Record<string, 'tagline' | 'uvp'>> = {
  'messaging-uvp': 'uvp',
  'messaging-tagline': 'tagline',
}
