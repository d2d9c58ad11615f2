/** The price list: a ring takes one plan; what cannot be bought yet says why. */
import { useQuery } from '@tanstack/react-query'
import { steps } from '#contract/plain/brand.ts'
import { type PlanId, planIds, plans } from '#contract/plain/plans.ts'
import type { Coupon } from '#web/checkout/kept-cart.ts'
import { Price } from '#web/checkout/order-sums.tsx'
import { opensTexts } from '#web/checkout/plan-words.ts'
import { askQuote } from '#web/checkout/use-coupon.ts'
import { Icon } from '#web/ui/icon.tsx'
import { WaxCheck } from '#web/ui/wax.tsx'

/** Why the asker cannot buy a plan yet; null as long as nothing is known against it. */
export function useRefusal(plan: PlanId | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['refusal', plan],
    queryFn: ({ signal }) => askQuote(plan ?? 'all-access', undefined, signal),
    // Only the review hangs on what its buyer has already.
    enabled: plan === 'brand-review',
  })
  return data?.refusal ?? null
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
      <span>{opensTexts[plan]}</span>
    </p>
  )
}

type RowProps = {
  plan: PlanId
  coupon: Coupon | undefined
  refusal: string | null
  isChosen: boolean
  onChoose: (plan: PlanId) => void
}

function PlanRow({ plan, coupon, refusal, isChosen, onChoose }: RowProps) {
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
          <b className="plan-name">{name}</b>
          <span className="what">{description}</span>
        </span>
        <span className="cost">
          <Price plan={plan} coupon={isChosen ? coupon : undefined} />
        </span>
      </label>
      <OpensRow plan={plan} />
      {refusal !== null && (
        <p className="small quiet shut-why" id={whyId}>
          <Icon name="lock" /> {refusal}
        </p>
      )}
      <WaxCheck />
    </div>
  )
}

type Props = { chosen: PlanId | undefined; coupon: Coupon | undefined; onChoose: (plan: PlanId) => void }

export function PlanList({ chosen, coupon, onChoose }: Props) {
  const reviewRefusal = useRefusal('brand-review')
  return (
    <fieldset className="plans">
      <legend className="vh">Plans</legend>
      {planIds.map((plan) => (
        <PlanRow
          key={plan}
          plan={plan}
          coupon={coupon}
          refusal={plan === 'brand-review' ? reviewRefusal : null}
          isChosen={plan === chosen}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  )
}
