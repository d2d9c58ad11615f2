/**
 * The page of the link in a guest's receipt: shows the order, and adds it to the account of the user who presses the
 * button.
 */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order, OrderClaim } from '#contract/checkout.ts'
import { plans } from '#contract/plain/plans.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { refreshUser, useCachedUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { NothingToConfirm } from '#web/checkout/nothing-to-confirm.tsx'
import { OpenedTools } from '#web/checkout/opened-tools.tsx'
import { LinkExpired, NoOrder } from '#web/checkout/order-link-notes.tsx'
import { Receipt } from '#web/checkout/receipt.tsx'
import { orderSignInPath, paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { storeForNextPage, takeFromEarlierPage } from '#web/ui/store-for-next-page.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/checkout/checkout.css'

/** Removes the link's token from the URL at once. It is kept in this tab for users who sign in first and come back. */
function takeToken(): string | undefined {
  const token = new URLSearchParams(location.search).get('token') ?? takeFromEarlierPage('order')
  if (token !== undefined) storeForNextPage('order', token)
  return token
}

function useLinkToken(): string | undefined {
  const [token] = useState(takeToken)
  const navigate = useNavigate()
  useEffect(() => {
    if (location.search !== '') navigate(paths.order, { replace: true })
  }, [navigate])
  return token
}

const claimKey = (token: string | undefined) => ['receipt link', token] as const
const isInvalid = (error: unknown) => error instanceof CallError && error.body?.code === 'invalid_link'

export default function OrderPage() {
  const token = useLinkToken()
  const { data, error } = useQuery({
    queryKey: claimKey(token),
    queryFn: ({ signal }) => send('POST /api/checkout/claim/look', { body: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
    staleTime: 0,
  })
  useDocumentTitle('Your order', productName)
  return (
    <main id="main" className="shop">
      <div className="wrap">
        {token === undefined || isInvalid(error) ? <NoOrder why="unknown" /> : null}
        {token !== undefined && data && <Shown token={token} claim={data} />}
        {token !== undefined && !data && !isInvalid(error) && (error ? <LookupFailed /> : <LookingUp />)}
      </div>
    </main>
  )
}

function Shown({ token, claim }: { token: string; claim: OrderClaim }) {
  const { state, order } = claim
  if (state === 'expired') return <LinkExpired token={token} />
  if (order === null) return <NoOrder why="joined" />
  if (order.state !== 'paid') return <NothingToConfirm order={order} />
  return (
    <div className="after">
      <div>
        {state === 'own' ? <Added order={order} /> : <Waiting token={token} order={order} note={claim.note} />}
        <OpenedTools order={order} />
      </div>
      <Receipt order={order} />
    </div>
  )
}

function Added({ order }: { order: Order }) {
  return (
    <>
      <h1>It’s in your account.</h1>
      <p className="lede">{plans[order.plan].name} belongs to this account now, and so does its receipt.</p>
      <p className="hero-act">
        <ButtonAnchor kind="main" isBig href={paths.toolkit}>
          Access Your Brand Toolkit
        </ButtonAnchor>
      </p>
    </>
  )
}

function Waiting({ token, order, note }: { token: string; order: Order; note: string | null }) {
  const user = useCachedUser()
  const { name } = plans[order.plan]
  if (user === undefined)
    return (
      <>
        <h1>Your order</h1>
        <p className="lede">
          {name} is paid, and waits for an account. Create one, or sign in, and you’ll be back here to add it.
        </p>
        <p className="hero-act row">
          <ButtonAnchor kind="main" isBig href={orderSignInPath.replace('#bought', '#create')}>
            Create Your Account
          </ButtonAnchor>
          <ButtonAnchor isBig href={orderSignInPath}>
            Sign In
          </ButtonAnchor>
        </p>
      </>
    )
  return (
    <>
      <h1>Add this order to your account?</h1>
      <p className="lede">
        {name} was bought with {order.email}. Add it, and it stays with {user.email}.
      </p>
      {note !== null && <p className="note mid">{note}</p>}
      <AddIt token={token} />
    </>
  )
}

function AddIt({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const claim = await send('POST /api/checkout/claim', { body: { token } })
      await refreshUser()
      queryClient.setQueryData(claimKey(token), claim)
      showToast({ title: 'Added to your account' })
    } catch (error) {
      console.error(error)
      showToast({
        title: 'Not added',
        text: explainFailure(error, 'We couldn’t add the order. Please try again.'),
        isBad: true,
      })
      if (isInvalid(error)) void queryClient.invalidateQueries({ queryKey: claimKey(token) })
    }
    setAdding(false)
  }
  return (
    <p className="hero-act row">
      <Button kind="main" isBig isBusy={isAdding} disabled={isAdding} onClick={() => void add()}>
        {isAdding ? 'Adding…' : 'Add to My Account'}
      </Button>
      <ButtonAnchor isBig href={paths.toolkit}>
        Not Now
      </ButtonAnchor>
    </p>
  )
}

function LookingUp() {
  return (
    <p className="loading" role="status">
      <span className="spin ink" aria-hidden="true" />
      <span>Looking up your order…</span>
    </p>
  )
}

function LookupFailed() {
  return (
    <>
      <h1>Your order</h1>
      <LoadFailure>We couldn’t look up your order. Nothing is lost: it waits for you.</LoadFailure>
    </>
  )
}
