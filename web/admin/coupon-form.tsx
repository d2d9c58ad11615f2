/** Creates or edits a coupon; shows the resulting prices while typing. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AdminCoupon } from '#contract/admin-coupons.ts'
import { computeDiscountedPrice, type PlanId, planIds, plans } from '#contract/plain/plans.ts'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { CallError, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Draft = { code: string; percent: string; usesMax: string; lastDay: string; plan: PlanId | null }
type Errors = Readonly<Partial<Record<string, string>>>

const empty: Draft = { code: '', percent: '', usesMax: '', lastDay: '', plan: null }

const draftOf = (coupon: AdminCoupon): Draft => ({
  code: coupon.code,
  percent: String(coupon.percent),
  usesMax: coupon.usesMax === null ? '' : String(coupon.usesMax),
  lastDay: coupon.expiresAt === null ? '' : new Date(Date.parse(coupon.expiresAt) - 1).toISOString().slice(0, 10),
  plan: coupon.plan,
})

/** The plans whose prices are shown. */
const priced: readonly PlanId[] = ['all-access', 'starter-bundle', 'tool-1-only']

/** Parses a whole number; undefined if it is not one. */
const wholeOf = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined)

function percentOf({ percent }: Draft): number | undefined {
  const number = wholeOf(percent.replace('%', ''))
  return number !== undefined && number >= 1 && number <= 100 ? number : undefined
}

function check(draft: Draft, isDayReadable: boolean): Errors {
  const uses = wholeOf(draft.usesMax)
  return {
    ...(!/^[a-z\d]{3,40}$/i.test(draft.code.trim()) && { code: 'Please use 3 to 40 letters and digits.' }),
    ...(percentOf(draft) === undefined && { percent: 'Please enter 1 to 100.' }),
    ...(draft.usesMax.trim() !== '' &&
      (uses === undefined || uses < 1) && { usesMax: 'Please enter 1 or more, or nothing.' }),
    ...(!isDayReadable && { lastDay: 'Please enter a whole date, or nothing.' }),
  }
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof CallError)) return {}
  const code = error.body?.code
  return error.body && (code === 'coupon_taken' || code === 'coupon_used')
    ? { code: error.body.error }
    : (error.body?.fields ?? {})
}

/** Submits the form; keeps the input until it succeeds. */
function useSaving(coupon: AdminCoupon | undefined, onDone: () => void) {
  const stands = coupon ? draftOf(coupon) : empty
  const [draft, setDraft] = useState(stands)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed })
    const fields = Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A half-typed date has an empty value, so ask the browser whether it is valid.
    const wrong = check(draft, event.currentTarget.querySelector(':invalid') === null)
    setErrors(wrong)
    const percent = percentOf(draft)
    if (isBusy || percent === undefined || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const usesMax = wholeOf(draft.usesMax) ?? null
      const lastDay = draft.lastDay || null
      const code = draft.code.trim().toUpperCase()
      const rest = { percent, usesMax, plan: draft.plan }
      const { coupon: saved } = coupon
        ? await send('PATCH /api/admin/coupons/:code', {
            params: { code: coupon.code },
            // Send the day only if it was changed: an unchanged one may be in the past.
            body: {
              ...rest,
              ...(code !== coupon.code && { code }),
              ...(draft.lastDay !== stands.lastDay && { lastDay }),
            },
          })
        : await send('POST /api/admin/coupons', { body: { code, ...rest, lastDay } })
      await refresh('GET /api/admin/coupons', 'GET /api/admin/log')
      onDone()
      showToast({ title: coupon ? `${saved.code} is changed` : `${saved.code} is created and on` })
    } catch (error) {
      const refused = errorsOf(error)
      setErrors(refused)
      if (Object.keys(refused).length === 0)
        showFailureToast(coupon ? 'Failed to change the coupon' : 'Failed to make the coupon', error)
    } finally {
      setBusy(false)
    }
  }
  return { draft, errors, isBusy, change, submit }
}

function Costs({ percent, plan }: { percent: number | undefined; plan: PlanId | null }) {
  if (percent === undefined)
    return <p className="all small quiet costs">Enter a percentage to see the resulting prices.</p>
  return (
    <p className="all small quiet costs" role="status">
      {(plan === null ? priced : [plan]).map((each, index) => (
        <span key={each}>
          {index === 0 ? '' : ', '}
          {plans[each].name}
          {index === 0 ? ' would cost ' : ' '}
          <b className="num">
            {percent === 100 ? 'nothing' : `$${computeDiscountedPrice(plans[each].price, percent)}`}
          </b>
        </span>
      ))}
      .
    </p>
  )
}

/** Without a coupon, creates a new one. */
export function CouponForm({ coupon, onClose }: { coupon?: AdminCoupon; onClose: () => void }) {
  const { draft, errors, isBusy, change, submit } = useSaving(coupon, onClose)
  const form = useRef<HTMLFormElement>(null)
  // After a failed validation, focuses the first invalid field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Dialog title={coupon ? `Change ${coupon.code}` : 'New Coupon'} onClose={onClose}>
      <form ref={form} className="form2" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Code"
          look="code"
          maxLength={40}
          value={draft.code}
          error={errors['code']}
          autoComplete="off"
          onChange={(event) => change({ code: event.target.value })}
        />
        <TextField
          label="Percent off"
          inputMode="numeric"
          maxLength={4}
          value={draft.percent}
          error={errors['percent']}
          autoComplete="off"
          onChange={(event) => change({ percent: event.target.value })}
        />
        <TextField
          label="Limit of uses"
          inputMode="numeric"
          placeholder="No limit"
          maxLength={7}
          value={draft.usesMax}
          error={errors['usesMax']}
          autoComplete="off"
          onChange={(event) => change({ usesMax: event.target.value })}
        />
        <TextField
          label="Last day"
          type="date"
          value={draft.lastDay}
          error={errors['lastDay']}
          autoComplete="off"
          onChange={(event) => change({ lastDay: event.target.value })}
        />
        <Select
          label="For"
          className="all"
          value={draft.plan ?? ''}
          onChange={(event) => change({ plan: planIds.find((plan) => plan === event.target.value) ?? null })}
        >
          <option value="">All plans</option>
          {planIds.map((plan) => (
            <option key={plan} value={plan}>
              {plans[plan].name}
            </option>
          ))}
        </Select>
        <Costs percent={percentOf(draft)} plan={draft.plan} />
        <div className="row all form-acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {coupon ? 'Save Changes' : 'Create Coupon'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
