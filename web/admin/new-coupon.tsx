/** Makes a coupon; while it is typed, the prices that it makes are shown. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { discounted, type PlanId, plans } from '#contract/plain/plans.ts'
import { tellFailure } from '#web/admin/tell-failure.ts'
import { TextField } from '#web/admin/text-field.tsx'
import { CallError, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Draft = { code: string; percent: string; usesMax: string; lastDay: string }
type Errors = Readonly<Partial<Record<string, string>>>

const empty: Draft = { code: '', percent: '', usesMax: '', lastDay: '' }
/** The plans whose prices are shown. */
const priced: readonly PlanId[] = ['all-access', 'starter-bundle', 'tool-1-only']

/** A whole number out of digits; undefined where there is none. */
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
  return error.body?.code === 'coupon_taken' ? { code: error.body.error } : (error.body?.fields ?? {})
}

/** Sends the form; keeps what was typed until it has worked. */
function useMaking(onDone: () => void) {
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed })
    const fields = Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Half a date reads as none.
    const wrong = check(draft, event.currentTarget.querySelector(':invalid') === null)
    setErrors(wrong)
    const percent = percentOf(draft)
    if (isBusy || percent === undefined || Object.keys(wrong).length > 0) return
    setBusy(true)
    try {
      const usesMax = wholeOf(draft.usesMax) ?? null
      const body = { code: draft.code.trim().toUpperCase(), percent, usesMax, lastDay: draft.lastDay || null }
      const { coupon } = await send('POST /api/admin/coupons', { body })
      await refresh('GET /api/admin/coupons', 'GET /api/admin/log')
      onDone()
      showToast({ title: `${coupon.code} is created and on` })
    } catch (error) {
      const refused = errorsOf(error)
      setErrors(refused)
      if (Object.keys(refused).length === 0) tellFailure('Failed to make the coupon', error)
    } finally {
      setBusy(false)
    }
  }
  return { draft, errors, isBusy, change, submit }
}

function Costs({ percent }: { percent: number | undefined }) {
  if (percent === undefined)
    return <p className="all small quiet costs">Enter a percentage to see the resulting prices.</p>
  return (
    <p className="all small quiet costs" role="status">
      {priced.map((plan, index) => (
        <span key={plan}>
          {index === 0 ? '' : ', '}
          {plans[plan].name}
          {index === 0 ? ' would cost ' : ' '}
          <b className="num">{percent === 100 ? 'nothing' : `$${discounted(plans[plan].price, percent)}`}</b>
        </span>
      ))}
      .
    </p>
  )
}

export function NewCoupon({ onClose }: { onClose: () => void }) {
  const { draft, errors, isBusy, change, submit } = useMaking(onClose)
  const form = useRef<HTMLFormElement>(null)
  // Whoever is refused is taken to the first field that is wrong.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Dialog title="New Coupon" onClose={onClose}>
      <form ref={form} className="form2" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="Code"
          className="code"
          maxLength={40}
          value={draft.code}
          error={errors['code']}
          onType={(code) => change({ code })}
        />
        <TextField
          name="Percent off"
          className="num"
          inputMode="numeric"
          maxLength={4}
          value={draft.percent}
          error={errors['percent']}
          onType={(percent) => change({ percent })}
        />
        <TextField
          name="Limit of uses"
          className="num"
          inputMode="numeric"
          placeholder="No limit"
          maxLength={7}
          value={draft.usesMax}
          error={errors['usesMax']}
          onType={(usesMax) => change({ usesMax })}
        />
        <TextField
          name="Last day"
          className="num"
          type="date"
          value={draft.lastDay}
          error={errors['lastDay']}
          onType={(lastDay) => change({ lastDay })}
        />
        <Costs percent={percentOf(draft)} />
        <div className="row all">
          <button className="btn" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn main" type="submit" aria-disabled={isBusy}>
            Create Coupon
          </button>
        </div>
      </form>
    </Dialog>
  )
}
