/** The billing details printed on every receipt of the account. */

import { type FormEvent, useState } from 'react'
import type { BillingDetails } from '#contract/receipts.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const fields = [
  { name: 'business', label: 'Business', complete: 'organization', max: 120 },
  { name: 'name', label: 'Billing name', complete: 'name', max: 120 },
  { name: 'address', label: 'Address', complete: 'street-address', max: 400 },
  { name: 'taxNumber', label: 'Tax number', complete: 'off', max: 40 },
] as const

function useSaveDetails() {
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async (body: BillingDetails) => {
    setSaving(true)
    setErrors({})
    try {
      await send('PUT /api/billing/details', { body })
      await refresh('GET /api/receipts/:number')
      showToast({ title: 'Billing details saved' })
    } catch (error) {
      console.error(error)
      if (error instanceof CallError) setErrors(error.body?.fields ?? {})
      const text = explainFailure(error, 'Please try again.')
      showToast({ title: 'The details weren’t saved', text, isBad: true })
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, errors, save }
}

export function BillingForm({ details }: { details: BillingDetails }) {
  const [typed, setTyped] = useState(details)
  const { isSaving, errors, save } = useSaveDetails()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void save(typed)
  }
  return (
    <form className={cardClass({ className: 'billing-form' })} onSubmit={submit} aria-labelledby="billing-head">
      <div>
        <h2 className="sec-h" id="billing-head">
          Billing details
        </h2>
        <p className="small quiet">
          They stand on all your receipts, on screen and as PDF. Leave out what you don’t need.
        </p>
      </div>
      {fields.map(({ name, label, complete, max }) => {
        const id = `billing-${name}`
        const shared = {
          ...{ id, label, error: errors[name], maxLength: max, autoComplete: complete, value: typed[name] },
          onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
        }
        return name === 'address' ? <TextArea key={name} {...shared} rows={4} /> : <TextField key={name} {...shared} />
      })}
      <Button kind="main" type="submit" className="form-button" isBusy={isSaving} disabled={isSaving}>
        Save Details
      </Button>
    </form>
  )
}
