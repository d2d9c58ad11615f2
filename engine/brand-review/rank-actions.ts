import type { AuditAction, AuditCheck } from '#contract/brand-review.ts'
import type { Check } from './check.ts'
import type { ReadSite } from './read-site.ts'

export type CheckResult = { check: Check; result: AuditCheck; now: string }

/** What a visitor meets first, in this order, and which of her own lines belongs there. */
const metFirst: readonly (readonly [id: string, own: 'tagline' | 'uvp' | undefined])[] = [
  ['messaging-headline', 'tagline'],
  ['messaging-offer', 'uvp'],
  ['messaging-audience', 'uvp'],
  ['messaging-reason', 'uvp'],
  ['messaging-ask', undefined],
]
/** What is plainly wrong, whatever one thinks of brands. */
const broken = /^facts-|^messaging-(?:filler|titles)$|^consistency-(?:name|dates|links|handles)$/
const efforts = { low: 1, medium: 1.6, high: 2.4 } as const
const actionsMax = 10

/** What a failed check takes from its score. */
export const lossOf = ({ weight, measure }: AuditCheck) => weight * (1 - (measure ?? 1))

/** The failed checks as things to do: what a visitor meets first, then what is broken, then craft by what it gains for its effort. */
export function rankActions(results: readonly CheckResult[], site: ReadSite): AuditAction[] {
  const places = metFirst.map(([id]) => id)
  const tierOf = ({ id }: Check) => (places.includes(id) ? 0 : broken.test(id) ? 1 : 2)
  const gainOf = ({ result }: CheckResult) => lossOf(result) / efforts[result.effort]
  const ranked = results
    .filter(({ result }) => result.outcome === 'failed')
    .sort(
      (one, other) =>
        tierOf(one.check) - tierOf(other.check) ||
        (tierOf(one.check) === 0
          ? places.indexOf(one.check.id) - places.indexOf(other.check.id)
          : gainOf(other) - gainOf(one) || (one.check.id < other.check.id ? -1 : 1)),
    )
    .map((each) => actionFrom(each, site))
  const of = (horizon: AuditAction['horizon']) =>
    ranked.filter((action) => action.horizon === horizon).slice(0, actionsMax)
  return [...of('immediate'), ...of('longTerm')]
}

function actionFrom({ check, result, now }: CheckResult, { brand }: ReadSite): AuditAction {
  const own = { tagline: brand.chosenTagline || brand.chosenUvp, uvp: brand.chosenUvp || brand.chosenTagline }
  const kind = metFirst.find(([id]) => id === check.id)?.[1] ?? fromRecord[check.id]
  const proposed = kind === undefined ? '' : own[kind]
  return {
    check: check.id,
    horizon: check.horizon === 'immediate' ? 'immediate' : 'longTerm',
    title: check.title,
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
