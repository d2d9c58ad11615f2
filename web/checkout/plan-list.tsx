/** The price list, with a ring (radio button) to select each plan; one that cannot be bought yet says why. */
import { useQuery } from '@tanstack/react-query'
import { hasPlan } from '#contract/plain/access.ts'
import { steps } from '#contract/plain/brand.ts'
import { type PlanId, planIds, plans } from '#contract/plain/plans.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import type { Coupon } from '#web/checkout/kept-cart.ts'
import { Price } from '#web/checkout/order-totals.tsx'
import { planScopeTexts } from '#web/checkout/plan-texts.ts'
import { fetchQuote } from '#web/checkout/use-coupon.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SelectedBadge } from '#web/ui/seal.tsx'

/**
 * Whether this user may buy a plan, as the server says. `refusal`: why not yet; `note`: what buying it would change
 * about plans they have.
 */
export type PlanAvailability = { refusal: string | null; note: string | null }
const open: PlanAvailability = { refusal: null, note: null }

/**
 * Asks the server whether the plan may be bought; until it has answered, it may. For visitors, only the plan
 * "brand-review" can be restricted, so only that is asked about.
 */
export function usePlanAvailability(plan: PlanId | undefined): PlanAvailability {
  const isVisitor = useCachedUser() === undefined
  const { data } = useQuery({
    queryKey: ['sale', plan],
    queryFn: ({ signal }) => fetchQuote(plan ?? 'all-access', undefined, signal),
    enabled: plan !== undefined && (!isVisitor || plan === 'brand-review'),
  })
  return data ?? open
}

/** Marks a plan that the user already has. */
export function CurrentPlanBadge({ plan }: { plan: PlanId }) {
  const user = useCachedUser()
  if (!user || !hasPlan(user, plan, Date.now())) return null
  return <span className="badge good held">{plans[plan].term === 'kept' ? 'Yours to keep' : 'Your plan'}</span>
}

function OpensRow({ plan }: { plan: PlanId }) {
  return (
    <p className="opens">
      <span className="vh">Opens: </span>
      {steps.map(({ id, number }) => (
        <span key={id} className={plans[plan].opens.includes(id) ? 'pip num' : 'pip num locked'} aria-hidden="true">
          {number}
        </span>
      ))}
      <span>{planScopeTexts[plan]}</span>
    </p>
  )
}

type RowProps = {
  plan: PlanId
  coupon: Coupon | undefined
  isChosen: boolean
  onChoose: (plan: PlanId) => void
}

function PlanRow({ plan, coupon, isChosen, onChoose }: RowProps) {
  const { refusal } = usePlanAvailability(plan)
  const { name, description } = plans[plan]
  const whyId = `shut-${plan}`
  return (
    <div className={refusal === null ? 'plan' : 'plan shut'}>
      <label>
        <input
          type="radio"
          name="plan"
          value={plan}
          checked={isChosen}
          disabled={refusal !== null}
          aria-describedby={refusal === null ? undefined : whyId}
          onChange={() => onChoose(plan)}
        />
        <span className="says-plan">
          <b className="plan-name">
            {name} <CurrentPlanBadge plan={plan} />
          </b>
          <span className="what">{description}</span>
        </span>
        <span className="cost">
          <Price plan={plan} coupon={isChosen ? coupon : undefined} />
        </span>
      </label>
      <OpensRow plan={plan} />
      {refusal !== null && (
        <p className="small quiet shut-why" id={whyId}>
          <Icon name="lock" isInline /> {refusal}
        </p>
      )}
      <SelectedBadge />
    </div>
  )
}

type Props = { chosen: PlanId | undefined; coupon: Coupon | undefined; onChoose: (plan: PlanId) => void }

export function PlanList({ chosen, coupon, onChoose }: Props) {
  return (
    <fieldset className="plans">
      <legend className="vh">Plans</legend>
      {planIds.map((plan) => (
        <PlanRow key={plan} plan={plan} coupon={coupon} isChosen={plan === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}
