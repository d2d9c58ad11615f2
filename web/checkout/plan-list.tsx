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

/** What the server says of selling a plan to the asker: why it cannot be bought yet, and what it does to what is held. */
export type Sale = { refusal: string | null; note: string | null }
const open: Sale = { refusal: null, note: null }

/** The same of a plan; nothing as long as nothing is known. */
export function useSale(plan: PlanId | undefined): Sale {
  const { data } = useQuery({
    queryKey: ['sale', plan],
    queryFn: ({ signal }) => askQuote(plan ?? 'all-access', undefined, signal),
    enabled: plan !== undefined,
  })
  return data ?? open
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
  const reviewRefusal = useSale('brand-review').refusal
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
