/** The filters of the table of users: role, status, subscription, plan. */
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { accountStatuses, roleNames, userRoles } from '#contract/plain/people.ts'
import { planFilterValues, plans } from '#contract/plain/plans.ts'
import { FilterChoice } from '#web/admin/filter-choice.tsx'
import type { UsersView } from '#web/admin/users-view.ts'

type Props = { view: UsersView; onFilter: (filter: Partial<UsersView>) => void }

export function UserFilters({ view, onFilter }: Props) {
  return (
    <>
      <FilterChoice
        name="Plan"
        all="All plans"
        value={view.plan}
        values={planFilterValues}
        tell={(plan) => (plan === 'none' ? 'No plan' : plans[plan].name)}
        onChoose={(plan) => onFilter({ plan })}
      />
      <FilterChoice
        name="Subscription"
        all="Any status"
        value={view.subscription}
        values={subscriptionStatuses}
        onChoose={(subscription) => onFilter({ subscription })}
      />
      <FilterChoice
        name="Account"
        all="All accounts"
        value={view.status}
        values={accountStatuses}
        onChoose={(status) => onFilter({ status })}
      />
      <FilterChoice
        name="Role"
        all="All roles"
        value={view.role}
        values={userRoles}
        tell={(role) => roleNames[role]}
        onChoose={(role) => onFilter({ role })}
      />
    </>
  )
}
