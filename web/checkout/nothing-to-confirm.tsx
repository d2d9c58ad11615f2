/** What the page after the payment shows if no payment is in progress, or it failed. */

import type { Order } from '#contract/checkout.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { OpenSeal } from '#web/checkout/receipt.tsx'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

const none = {
  title: 'There’s nothing to confirm here.',
  text: 'No payment was started in this browser. If you just paid, your receipt is in your email.',
}
const failed = {
  title: 'Your payment didn’t go through.',
  text: 'You weren’t charged. You can try again, or use another card.',
}
const returned = {
  title: 'This payment was refunded.',
  text: 'The plan has ended. Everything you made is still yours to read and download.',
}

const disputed = {
  title: 'This payment is disputed.',
  text: 'Your bank is looking into it. Until it’s settled the plan is paused, and everything you made is still yours to read and download.',
}
const texts = { failed, refunded: returned, disputed, pending: none, paid: none } as const

export function NothingToConfirm({ order }: { order: Order | null | undefined }) {
  const { title, text } = order ? texts[order.state] : none
  const user = useCachedUser()
  useDocumentTitle(title, productName)
  return (
    <div className="empty-state order-note">
      <OpenSeal />
      <h1>{title}</h1>
      <p className="quiet">{text}</p>
      <ButtonAnchor kind="main" href={paths.cart}>
        See the Plans
      </ButtonAnchor>
      {user && <a href={paths.profile}>See your payments</a>}
    </div>
  )
}
