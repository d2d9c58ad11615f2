/** The coupon field, or the coupon currently applied. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CouponState } from '#web/checkout/use-coupon.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  state: CouponState
  onApply: (typed: string) => void
  onRemove?: () => void
}

/** The form and the applied coupon replace each other: moves the focus to what has appeared, but not on mount. */
function useFocusOnChange<Kind extends HTMLElement>(isThere: boolean) {
  const target = useRef<Kind>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current !== isThere) target.current?.focus()
    wasThere.current = isThere
  }, [isThere])
  return target
}

export function CouponBox({ state, onApply, onRemove }: Props) {
  const { coupon, isBusy, refused, forgive, remove } = state
  const [changed, setTyped] = useState<string>()
  // A refused code stays in the field to be corrected, also one from the URL.
  const typed = changed ?? refused?.code ?? ''
  const isOn = coupon !== undefined
  const removeButton = useFocusOnChange<HTMLButtonElement>(isOn)
  const field = useFocusOnChange<HTMLInputElement>(isOn)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && !isBusy) onApply(typed)
  }
  if (coupon) {
    return (
      <div className="coupon-on">
        <Icon name="check" />
        <b>{coupon.code}</b>
        <span>{coupon.percent}% off</span>
        <Button
          ref={removeButton}
          kind="plain"
          className="coupon-remove"
          onClick={() => {
            setTyped('')
            remove()
            onRemove?.()
          }}
        >
          Remove<span className="vh"> coupon {coupon.code}</span>
        </Button>
      </div>
    )
  }
  return (
    <form onSubmit={submit}>
      <Field
        label="Have a coupon code?"
        look="code"
        className="coupon"
        error={refused?.sentence}
        isErrorAlert={!refused?.isTold}
      >
        {(control) => (
          <div className="coupon-entry">
            <input
              {...control}
              ref={field}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                forgive()
              }}
            />
            <Button type="submit" disabled={typed.trim() === ''}>
              Apply
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
