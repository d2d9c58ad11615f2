/** The table of coupons, each with its switch. */

import { useState } from 'react'
import type { AdminCoupon } from '#contract/admin-coupons.ts'
import { plans } from '#contract/plain/plans.ts'
import { CouponForm } from '#web/admin/coupon-form.tsx'
import { formatLastDay, formatNumber } from '#web/admin/format-day.ts'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const percentOf = (uses: number, usesMax: number) => Math.min(100, Math.round((100 * uses) / usesMax))

/** Why a coupon cannot be used although it is switched on: expired or used up. */
function spentWord({ uses, usesMax, expiresAt }: AdminCoupon): string | undefined {
  if (usesMax !== null && uses >= usesMax) return 'Used up'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'Over' : undefined
}

function Uses({ uses, usesMax }: AdminCoupon) {
  if (usesMax === null) return `${formatNumber(uses)}, no limit`
  return (
    <>
      <span className="bar-u" aria-hidden="true">
        <i style={{ width: `${percentOf(uses, usesMax)}%` }} />
      </span>
      {formatNumber(uses)} of {formatNumber(usesMax)}
    </>
  )
}

function CouponSwitch({ coupon }: { coupon: AdminCoupon }) {
  const { code, isActive } = coupon
  const [wanted, setWanted] = useState<boolean>()
  const isOn = wanted ?? isActive
  const turn = async (on: boolean) => {
    if (wanted !== undefined) return
    setWanted(on)
    try {
      await send('PATCH /api/admin/coupons/:code', { params: { code }, body: { isActive: on } })
      await refresh('GET /api/admin/coupons', 'GET /api/admin/log')
      showToast({ title: `${code} is ${on ? 'on' : 'off'}`, isBrief: true })
    } catch (error) {
      showFailureToast(`Failed to switch ${code} ${on ? 'on' : 'off'}`, error)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <span className="toggle bare">
      <input
        type="checkbox"
        role="switch"
        aria-label={`${code} is on`}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => void turn(event.target.checked)}
      />
      <span className="on">{spentWord(coupon) ?? (isOn ? 'On' : 'Off')}</span>
    </span>
  )
}

export function CouponsTable({ coupons }: { coupons: readonly AdminCoupon[] }) {
  const [changed, setChanged] = useState<AdminCoupon>()
  return (
    <div className="users coupons">
      <table className="tbl list">
        <caption className="vh">Coupons</caption>
        <thead>
          <tr>
            {['Code', 'Off', 'For', 'Used', 'Ends', 'On'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {coupons.map((coupon) => (
            <tr key={coupon.code}>
              <td>
                <span className="coupon-code">{coupon.code}</span>
              </td>
              <td data-h="Off" className="num">
                {coupon.percent}%
              </td>
              <td data-h="For">{coupon.plan === null ? 'All plans' : plans[coupon.plan].name}</td>
              <td data-h="Used" className="num">
                <Uses {...coupon} />
              </td>
              <td data-h="Ends" className="num">
                {coupon.expiresAt === null ? 'No end' : formatLastDay(coupon.expiresAt)}
              </td>
              <td data-h="On">
                <CouponSwitch coupon={coupon} />
              </td>
              <td data-h="" className="end">
                <Button kind="tool" onClick={() => setChanged(coupon)}>
                  Edit<span className="vh"> {coupon.code}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed && <CouponForm coupon={changed} onClose={() => setChanged(undefined)} />}
    </div>
  )
}
