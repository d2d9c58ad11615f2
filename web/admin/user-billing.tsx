/** What a user bought: plans owned for good, and payments. */
import { plans } from '#contract/plain/plans.ts'
import { PaymentsList } from '#web/account/payments-list.tsx'
import { useUserBilling } from '#web/admin/admin-queries.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'

export function UserBilling({ id }: { id: string }) {
  const { data, error } = useUserBilling(id)
  if (error) return <p className="err">{explainFailure(error, 'The payments could not be loaded.')}</p>
  if (!data || (data.ownedPlans.length === 0 && data.payments.length === 0)) return null
  return (
    <div className="billing">
      {data.payments.length > 0 && <PaymentsList payments={data.payments} />}
      {data.ownedPlans.length > 0 && (
        <p className="small quiet">Kept for good: {data.ownedPlans.map((plan) => plans[plan].name).join(', ')}</p>
      )}
    </div>
  )
}
