/** Replaces the table of users while loading, when none are found, or after a failure. */

import { MissingPage } from '#web/admin/pager.tsx'
import { getUserFilter, noUserFilters, type UsersView } from '#web/admin/users-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** As many rows as fit below the search, of varying widths, as names are. */
const widths = [62, 50, 70, 44, 58, 66]

export function UsersLoading() {
  return (
    <div className="loading-rows" aria-hidden="true">
      {widths.map((width) => (
        <div key={width}>
          <span>
            <i className="sk" style={{ width: `${width}%` }} />
            <i className="sk" style={{ width: `${width + 18}%` }} />
          </span>
          <i className="sk" />
          <i className="sk" />
        </div>
      ))}
    </div>
  )
}

export function NoUsers({ view, onShow }: { view: UsersView; onShow: (change: Partial<UsersView>) => void }) {
  const { search, ...filters } = getUserFilter(view)
  const isFiltered = Object.keys(filters).length > 0
  if ((view.search === '' && !isFiltered) || view.page > 1)
    return <MissingPage page={view.page} onFirst={() => onShow({ page: 1 })} />
  return (
    <div className="empty-state nothing">
      <h2>{isFiltered ? 'Nobody fits.' : `Nobody is called “${view.search}”.`}</h2>
      <p className="quiet">
        {isFiltered
          ? 'No user stands as the filters and the search say.'
          : 'Search matches these exact letters in names, email addresses and businesses, without wildcards. Try fewer letters.'}
      </p>
      <Button onClick={() => onShow(noUserFilters)}>{isFiltered ? 'Show everybody' : 'Clear the search'}</Button>
    </div>
  )
}

export function UsersFailed({ figuresAt, onRetry }: { figuresAt: string | undefined; onRetry: () => void }) {
  return (
    <div className="empty-state nothing">
      <h2>The users could not be loaded.</h2>
      <p className="quiet">Nothing is lost.{figuresAt !== undefined && ` The figures above are from ${figuresAt}.`}</p>
      <Button onClick={onRetry}>
        <Icon name="renew" />
        Try again
      </Button>
    </div>
  )
}
