/** The table of users: sortable columns, and buttons to open or impersonate each user. */

import type { AdminUser, UserSortOrder } from '#contract/admin.ts'
import { roleNames } from '#contract/plain/people.ts'
import { formatDay, formatMoment } from '#web/admin/format-day.ts'
import { accountTones, subscriptionTones } from '#web/admin/tones.ts'
import type { UsersView } from '#web/admin/users-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Highlights the first occurrence of the search in a text. */
function Marked({ text, search }: { text: string; search: string }) {
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="search-match">{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </>
  )
}

/** Whether a trial is over: its stored status stays "trialing", so its end date decides. */
const isTrialOver = ({ subscriptionStatus, subscriptionEndDate: end }: AdminUser) =>
  subscriptionStatus === 'trialing' && end !== null && Date.parse(end) <= Date.now()

type HeadProps = { view: UsersView; onSort: (order: UserSortOrder) => void }

const columns: readonly { name: string; order?: UserSortOrder; isLess?: boolean }[] = [
  { name: 'User', order: 'name' },
  { name: 'Role', isLess: true },
  { name: 'Account', isLess: true },
  { name: 'Subscription' },
  { name: 'Joined', order: 'joined' },
  { name: 'Last login', order: 'lastLogin', isLess: true },
]

function TableHead({ view, onSort }: HeadProps) {
  const sorted = view.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <thead>
      <tr>
        {columns.map(({ name, order, isLess }) => (
          <th
            key={name}
            scope="col"
            className={isLess ? 'less' : undefined}
            aria-sort={order !== undefined && order === view.sort ? sorted : undefined}
          >
            {order === undefined ? (
              name
            ) : (
              <button className="sort" type="button" onClick={() => onSort(order)}>
                {name}
              </button>
            )}
          </th>
        ))}
        <th scope="col" className="less">
          <span className="vh">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = {
  user: AdminUser
  search: string
  isOpen: boolean
  onOpen: (id: string) => void
  onImpersonate: (user: AdminUser) => void
}

function UserRow({ user, search, isOpen, onOpen, onImpersonate }: RowProps) {
  const { id, accountStatus, subscriptionStatus } = user
  const name = `${user.firstName} ${user.lastName}`
  return (
    <tr className={isOpen ? 'opened' : undefined}>
      <td>
        <button className="user-opener" type="button" data-opens={id} aria-expanded={isOpen} onClick={() => onOpen(id)}>
          <b>
            <Marked text={name} search={search} />
          </b>
          <span className="cap">
            <Marked text={user.email} search={search} />
          </span>
        </button>
      </td>
      <td data-h="Role" className="less">
        {roleNames[user.userRole]}
      </td>
      <td data-h="Account" className={accountStatus === 'active' ? 'less usual' : 'less'}>
        {accountStatus === 'active' ? (
          accountStatus
        ) : (
          <span className={`badge ${accountTones[accountStatus]}`}>{accountStatus}</span>
        )}
      </td>
      <td data-h="Subscription">
        {isTrialOver(user) ? (
          <span className="badge">trial ended</span>
        ) : (
          <span className={`badge ${subscriptionTones[subscriptionStatus]}`}>{subscriptionStatus}</span>
        )}
      </td>
      <td data-h="Joined" className="num">
        {formatDay(user.createdAt)}
      </td>
      <td data-h="Last login" className="num less">
        {user.lastLoginAt === null ? 'Never' : formatMoment(user.lastLoginAt)}
      </td>
      <td data-h="" className="less end">
        {user.isAdmin ? (
          <span className="cap">An admin</span>
        ) : (
          <Button kind="tool" onClick={() => onImpersonate(user)}>
            <Icon name="eye" />
            Impersonate<span className="vh"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

type Props = HeadProps & {
  users: readonly AdminUser[]
  isBusy: boolean
  onOpen: (id: string) => void
  onImpersonate: (user: AdminUser) => void
}

export function UsersTable({ users, view, isBusy, onSort, onOpen, onImpersonate }: Props) {
  return (
    <table className="tbl list" aria-busy={isBusy}>
      <caption className="vh">Users</caption>
      <TableHead view={view} onSort={onSort} />
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            search={view.search}
            isOpen={user.id === view.user}
            onOpen={onOpen}
            onImpersonate={onImpersonate}
          />
        ))}
      </tbody>
    </table>
  )
}
