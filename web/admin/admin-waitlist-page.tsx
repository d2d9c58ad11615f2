/** The waitlist: who is waiting, newest first, with a CSV export. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { WaitlistEntry } from '#contract/admin-waitlist.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useWaitlist } from '#web/admin/admin-queries.ts'
import { AdminTabs } from '#web/admin/admin-tabs.tsx'
import { ConfirmationDialog } from '#web/admin/confirmation-dialog.tsx'
import { formatMoment, formatNumber } from '#web/admin/format-day.ts'
import { MissingPage, Pager } from '#web/admin/pager.tsx'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { readUsersView } from '#web/admin/users-view.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

const sizes = [25, 50, 100] as const

/** The page number and the rows per page, which are in the URL. */
function usePageOfAddress() {
  const [params, setParams] = useSearchParams()
  const { page, size } = readUsersView(params)
  const known = sizes.find((each) => each === size) ?? sizes[0]
  const look = (to: { page: number; size: number }) =>
    setParams({
      ...(to.page > 1 && { page: String(to.page) }),
      ...(to.size !== sizes[0] && { size: String(to.size) }),
    })
  return { page, size: known, look }
}

/** Removing a row removes the focused button: focus moves to the row that takes its place, or to the heading. */
function useFocusInList(people: readonly WaitlistEntry[] | undefined) {
  const removedAt = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the list has changed
  useEffect(() => {
    const at = removedAt.current
    if (at === undefined || document.activeElement !== document.body) return
    const buttons = document.querySelectorAll<HTMLElement>('.waiting td button')
    const next = buttons[Math.min(at, buttons.length - 1)] ?? document.querySelector<HTMLElement>('main h1')
    next?.focus()
    removedAt.current = undefined
  }, [people])
  return removedAt
}

export default function AdminWaitlistPage() {
  useDocumentTitle('Waitlist', productName)
  const { page, size, look } = usePageOfAddress()
  const { data, error } = useWaitlist(page, size)
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  const removedAt = useFocusInList(data?.people)
  const isEmpty = data?.total === 0
  return (
    <>
      <AdminTabs />
      <main id="main">
        <div className="wrap admin">
          <div className="head-row">
            <h1 tabIndex={-1}>Waitlist</h1>
            {data && !isEmpty && (
              <ButtonAnchor kind="main" href="/api/admin/waitlist.csv" download>
                <Icon name="download" />
                Export CSV
              </ButtonAnchor>
            )}
          </div>
          {error && <LoadFailure>The waitlist could not be loaded.</LoadFailure>}
          {!data && !error && <span className="sk" />}
          {isEmpty && <NobodyWaiting />}
          {data && !isEmpty && <Figures total={data.total} thisWeek={data.thisWeek} />}
          {data && !isEmpty && data.people.length === 0 && (
            <MissingPage page={page} onFirst={() => look({ page: 1, size })} />
          )}
          {data && data.people.length > 0 && (
            <>
              <People people={data.people} removedAt={removedAt} />
              <Pager
                page={page}
                size={size}
                sizes={sizes}
                total={data.total}
                onPage={(next) => look({ page: next, size })}
                onSize={(next) => look({ page: 1, size: next })}
              />
            </>
          )}
        </div>
      </main>
    </>
  )
}

function Figures({ total, thisWeek }: { total: number; thisWeek: number }) {
  return (
    <dl className="stats two">
      <div>
        <dt>On the list</dt>
        <dd className="n">{formatNumber(total)}</dd>
        <dd className="cap">{productName}</dd>
      </div>
      <div>
        <dt>This week</dt>
        <dd className="n">{formatNumber(thisWeek)}</dd>
        <dd className="cap">joined within 7 days</dd>
      </div>
    </dl>
  )
}

type PeopleProps = { people: readonly WaitlistEntry[]; removedAt: RefObject<number | undefined> }

function People({ people, removedAt }: PeopleProps) {
  const [asked, setAsked] = useState<WaitlistEntry>()
  return (
    <div className="users waiting">
      <table className="tbl list">
        <caption className="vh">Waitlist, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col" aria-sort="descending">
              Joined
            </th>
            <th scope="col">List</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const { id, email, firstName, listName, joinedAt } = person
            return (
              <tr key={id}>
                <td>
                  <b>{firstName}</b>
                  <br />
                  <span className="cap">{email}</span>
                </td>
                <td data-h="Joined" className="num">
                  {formatMoment(joinedAt)}
                </td>
                <td data-h="List">{listName}</td>
                <td data-h="" className="end">
                  <Button kind="tool" onClick={() => setAsked(person)}>
                    Remove<span className="vh"> {email}</span>
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {asked && (
        <ConfirmationDialog
          title={`Take ${asked.email} off the waitlist?`}
          no="Leave them on it"
          yes="Remove"
          isBad
          onYes={() => {
            removedAt.current = people.indexOf(asked)
            void remove(asked)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>Name and address are deleted. They can join again at any time.</p>
        </ConfirmationDialog>
      )}
    </div>
  )
}

async function remove({ id, email }: WaitlistEntry): Promise<void> {
  try {
    await send('DELETE /api/admin/waitlist/:id', { params: { id: String(id) }, body: {} })
    showToast({ title: `${email} is off the waitlist` })
  } catch (error) {
    showFailureToast('Failed to remove this person', error)
  }
  await refresh('GET /api/admin/waitlist', 'GET /api/admin/log')
}

function NobodyWaiting() {
  return (
    <div className="empty-state nothing">
      <h2>Nobody is waiting yet.</h2>
      <p className="quiet">
        Everyone who joins on the landing page or at /waitlist shows up here, newest first, ready to be exported.
      </p>
      <ButtonAnchor href="/waitlist">Open the waitlist page</ButtonAnchor>
    </div>
  )
}
