/** Coupons: all of them with their uses, a switch for each, and a form for new ones. */

import { useEffect, useState } from 'react'
import { productName } from '#web/account/read-initial-data.ts'
import { AdminTabs } from '#web/admin/admin-tabs.tsx'
import { CouponForm } from '#web/admin/coupon-form.tsx'
import { CouponsTable } from '#web/admin/coupons-table.tsx'
import { useFreshCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

function PaymentsNote({ isSimulated }: { isSimulated: boolean }) {
  return (
    <div className={isSimulated ? 'note mid payments-note' : 'note payments-note'}>
      <Icon name="note" />
      {isSimulated ? (
        <p>
          <b>Payments are simulated</b>, so the built-in codes are on until you turn them off. With real payments, each
          one stays off until you turn it on.
        </p>
      ) : (
        <p>
          <b>Payments are real.</b> The seeded codes are public, and TRY4FREE gives everything away. Switch on only what
          you mean to give.
        </p>
      )}
    </div>
  )
}

function NoCoupons() {
  return (
    <div className="empty-state nothing">
      <p className="says">“FOUNDER, 30% off”</p>
      <p className="cap">A coupon as buyers see it</p>
      <h2>No coupon yet</h2>
      <p className="quiet">A coupon takes a percentage off any plan. You can limit its uses and set an end date.</p>
    </div>
  )
}

export default function AdminCouponsPage() {
  useDocumentTitle('Coupons', productName)
  const { data, error } = useFreshCall('GET /api/admin/coupons', {})
  const [isMaking, setMaking] = useState(false)
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  return (
    <>
      <AdminTabs />
      <main id="main">
        <div className="wrap admin">
          <div className="head-row">
            <h1>Coupons</h1>
            <Button kind="main" onClick={() => setMaking(true)}>
              New Coupon
            </Button>
          </div>
          <p className="lede">Buyers enter a code for money off, in upper or lower case, once per order.</p>
          {error && <LoadFailure>The coupons could not be loaded.</LoadFailure>}
          {data && <PaymentsNote isSimulated={data.isSimulated} />}
          {data && (data.coupons.length > 0 ? <CouponsTable coupons={data.coupons} /> : <NoCoupons />)}
          {!data && !error && <span className="sk" />}
        </div>
      </main>
      {isMaking && <CouponForm onClose={() => setMaking(false)} />}
    </>
  )
}
