/** The audit log: every change by an admin, newest first. */

import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminLogEntry } from '#contract/admin.ts'
import { type AdminAction, adminActions } from '#contract/plain/admin-actions.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useAdminLog } from '#web/admin/admin-queries.ts'
import { AdminTabs } from '#web/admin/admin-tabs.tsx'
import { FilterChoice } from '#web/admin/filter-choice.tsx'
import { describeAction, describeValues, formatAction, formatActor } from '#web/admin/format-action.ts'
import { formatMoment, formatNumber } from '#web/admin/format-day.ts'
import { SearchBox } from '#web/admin/search-box.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

const pageSize = 25

/** Paging by cursors, which are all in the URL, so that going back to newer entries works even after a reload. */
function useSteps() {
  const [params, setParams] = useSearchParams()
  const steps = (params.get('before') ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  const action = adminActions.find((each) => each === params.get('action'))
  const email = (params.get('email') ?? '').slice(0, 254)
  const filter = { ...(action && { action }), ...(email && { email }) }
  const go = (to: readonly number[]) => setParams({ ...filter, ...(to.length > 0 && { before: to.join('.') }) })
  /** Changes the filter, which leads back to the newest entry. */
  const sift = (to: { action?: AdminAction | undefined; email?: string }) => {
    const next = { action, email, ...to }
    setParams(
      { ...(next.action && { action: next.action }), ...(next.email && { email: next.email }) },
      { replace: 'email' in to },
    )
  }
  return { steps, filter, action, email, go, sift }
}

export default function AdminLogPage() {
  useDocumentTitle('Audit log', productName)
  const { steps, filter, action, email, go, sift } = useSteps()
  const before = steps.at(-1)
  const { data, error, isPlaceholderData } = useAdminLog({
    ...filter,
    ...(before !== undefined && { before }),
    size: pageSize,
  })
  const asked = new URLSearchParams(filter).toString()
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  const oldest = data?.entries.at(-1)?.id
  const first = steps.length * pageSize + 1
  return (
    <>
      <AdminTabs />
      <main id="main">
        <div className="wrap admin">
          <div className="head-row">
            <h1>Audit log</h1>
            <ButtonAnchor href={`/api/admin/log.csv${asked && `?${asked}`}`} download>
              <Icon name="download" />
              Export CSV
            </ButtonAnchor>
          </div>
          <p className="lede">
            Every change an admin makes, with what was there before. Nothing here can be edited or removed.
          </p>
          <LogFinder
            says={data && !isPlaceholderData && asked !== '' ? `${formatNumber(data.total)} found` : ''}
            {...{ email, action, sift }}
          />
          {error && <LoadFailure>The log could not be loaded.</LoadFailure>}
          {!data && !error && <span className="sk" />}
          {data && data.entries.length === 0 && <NoEntries isFiltered={asked !== ''} />}
          {data && data.entries.length > 0 && (
            <>
              <ol className="log" aria-busy={isPlaceholderData}>
                {data.entries.map((entry) => (
                  <LogLine key={entry.id} entry={entry} />
                ))}
              </ol>
              <div className="pager">
                <span className="num">
                  {formatNumber(first)}–{formatNumber(first + data.entries.length - 1)} of {formatNumber(data.total)}
                </span>
                <div className="row">
                  <Button disabled={steps.length === 0} onClick={() => go(steps.slice(0, -1))}>
                    <Icon name="fold" />
                    Newer
                  </Button>
                  <Button disabled={!data.isMore} onClick={() => oldest !== undefined && go([...steps, oldest])}>
                    Older
                    <Icon name="unfold" />
                  </Button>
                </div>
              </div>
            </>
          )}
        </div>
      </main>
    </>
  )
}

type FinderProps = Pick<ReturnType<typeof useSteps>, 'email' | 'action' | 'sift'> & { says: string }

function LogFinder({ says, email, action, sift }: FinderProps) {
  return (
    <SearchBox
      label="Search the log by email"
      placeholder="Whole email of an admin or a user..."
      search={email}
      says={says}
      onSearch={(typed) => sift({ email: typed })}
    >
      <FilterChoice
        name="Kind"
        all="Everything"
        value={action}
        values={adminActions}
        tell={formatAction}
        onChoose={(chosen) => sift({ action: chosen })}
      />
    </SearchBox>
  )
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty-state nothing">
      <h2>{!isFiltered ? 'Nothing has been done yet.' : 'Nothing fits.'}</h2>
      <p className="quiet">
        {!isFiltered
          ? 'Every change an admin makes shows up here: who made it, to whom, when, and what was there before.'
          : 'The search takes a whole email address, of an account that is still there.'}
      </p>
    </div>
  )
}

function LogLine({ entry }: { entry: AdminLogEntry }) {
  const { did, whom } = describeAction(entry)
  const told = describeValues(entry)
  return (
    <li>
      <span className="when">{formatMoment(entry.at)}</span>
      <span>
        <b title={entry.adminName}>{formatActor(entry)}</b> {did} <b title={entry.userName ?? undefined}>{whom}</b>
      </span>
      <span className="chg">
        {'note' in told ? (
          told.note
        ) : (
          <>
            {told.from} → <b>{told.to}</b>
          </>
        )}
      </span>
    </li>
  )
}
