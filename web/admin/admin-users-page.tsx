/** User Management. */

import { useEffect, useRef, useState } from 'react'
import type { AdminUser, UserSortOrder } from '#contract/admin.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useStats, useUsers } from '#web/admin/admin-queries.ts'
import { AdminTabs } from '#web/admin/admin-tabs.tsx'
import { CreateUser } from '#web/admin/create-user.tsx'
import { formatCount, formatMoment, formatNumber } from '#web/admin/format-day.ts'
import { ImpersonateDialog } from '#web/admin/impersonate-dialog.tsx'
import { Pager } from '#web/admin/pager.tsx'
import { SearchBox } from '#web/admin/search-box.tsx'
import { StatsStrip } from '#web/admin/stats-strip.tsx'
import { UserFilters } from '#web/admin/user-filters.tsx'
import { UserPanel } from '#web/admin/user-panel.tsx'
import { NoUsers, UsersFailed, UsersLoading } from '#web/admin/users-states.tsx'
import { UsersTable } from '#web/admin/users-table.tsx'
import { getUserFilter, pageSizes, type UsersView, useUsersView } from '#web/admin/users-view.ts'
import { WeeksChart } from '#web/admin/weeks-chart.tsx'
import { CallError } from '#web/calls/send.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

/** When a panel closes, focus returns to what opened it. */
function useFocusBack(open: string | undefined): void {
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    if (closed === undefined || open !== undefined || document.activeElement !== document.body) return
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closed)}"]`)
    const fallback = document.querySelector<HTMLElement>('.finder input')
    ;(opener ?? fallback)?.focus()
  }, [open])
}

/** The view after a column's button was pressed: names ascending, dates newest first; pressed again, reversed. */
function turn({ sort, direction }: UsersView, order: UserSortOrder): Partial<UsersView> {
  const first = order === 'name' ? 'asc' : 'desc'
  const other = direction === 'asc' ? 'desc' : 'asc'
  return { sort: order, direction: sort === order ? other : first, page: 1 }
}

function tellFound(list: ReturnType<typeof useUsers>, filter: string, all: number | undefined): string {
  const { data, isError, isPlaceholderData } = list
  if (isError) return ''
  if (!data || isPlaceholderData) return 'Looking…'
  if (data.total === 0) return 'No user'
  const found = `${formatNumber(data.total)}${data.isMore ? '+' : ''}`
  if (filter !== '' && all !== undefined) return `${found} of ${formatCount(all, 'user')}`
  return data.isMore ? `${found} users` : formatCount(data.total, 'user')
}

export default function AdminUsersPage() {
  useDocumentTitle('User Management', productName)
  const [view, look] = useUsersView()
  const stats = useStats()
  const list = useUsers(view)
  const [isCreating, setCreating] = useState(false)
  const filter = new URLSearchParams(getUserFilter(view)).toString()
  useFocusBack(view.user)
  useEffect(() => {
    if (stats.error) console.error(stats.error)
  }, [stats.error])
  return (
    <>
      <AdminTabs />
      <main id="main">
        <div className="wrap admin">
          <div className="head-row">
            <h1>User Management</h1>
            <div className="row">
              <ButtonAnchor href={`/api/admin/users.csv${filter && `?${filter}`}`} download>
                <Icon name="download" />
                Export CSV
              </ButtonAnchor>
              <Button kind="main" onClick={() => setCreating(true)}>
                Create User
              </Button>
            </div>
          </div>
          <StatsStrip stats={stats.data?.stats} />
          <WeeksChart weeks={stats.data?.weeks} />
          <SearchBox
            label="Search users"
            placeholder="Search users by email, name..."
            search={view.search}
            says={tellFound(list, filter, stats.data?.stats.totalUsers)}
            onSearch={(search) => look({ search, page: 1 }, true)}
          >
            <UserFilters view={view} onFilter={(filter) => look({ ...filter, page: 1 })} />
          </SearchBox>
          <div className="split">
            <div className="users">
              <UsersList view={view} look={look} list={list} figuresAt={stats.dataUpdatedAt} />
            </div>
            {view.user !== undefined && (
              <UserPanel
                key={view.user}
                id={view.user}
                listed={list.data?.users.find(({ id }) => id === view.user)}
                onClose={() => look({ user: undefined })}
              />
            )}
          </div>
        </div>
      </main>
      {isCreating && <CreateUser onClose={() => setCreating(false)} />}
    </>
  )
}

type ListProps = {
  view: UsersView
  look: ReturnType<typeof useUsersView>[1]
  list: ReturnType<typeof useUsers>
  /** When the figures above were loaded, in milliseconds; 0 if they were not. */
  figuresAt: number
}

function UsersList({ view, look, list, figuresAt }: ListProps) {
  const { data, error, isPlaceholderData, refetch } = list
  const [asked, setAsked] = useState<AdminUser>()
  useEffect(() => {
    if (!error) return
    console.error(error)
    if (error instanceof CallError && error.status === 401) return
    showToast({ title: 'Error', text: 'Failed to fetch users', isBad: true })
  }, [error])
  if (error) {
    const figures = figuresAt > 0 ? formatMoment(new Date(figuresAt).toISOString()) : undefined
    return <UsersFailed figuresAt={figures} onRetry={() => void refetch()} />
  }
  if (!data) return <UsersLoading />
  const { users, total, isMore } = data
  if (users.length === 0) return <NoUsers view={view} onShow={look} />
  return (
    <>
      <UsersTable
        users={users}
        view={view}
        isBusy={isPlaceholderData}
        onSort={(order) => look(turn(view, order))}
        onOpen={(user) => look({ user: user === view.user ? undefined : user })}
        onImpersonate={setAsked}
      />
      {asked && <ImpersonateDialog user={asked} onClose={() => setAsked(undefined)} />}
      <Pager
        page={view.page}
        size={view.size}
        sizes={pageSizes}
        total={total}
        isMore={isMore}
        onPage={(page) => look({ page })}
        onSize={(size) => look({ size, page: 1 })}
      />
    </>
  )
}
