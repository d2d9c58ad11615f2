/** Asks a buyer without an account where to send the receipt, before the payment starts. */

import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

const wrongEmail = 'Please enter a valid email address'

type Props = {
  /** The server's message about the address. */
  refusal: string | undefined
  isConfirmed: boolean
  onConfirm: (email: string | undefined) => void
}

export function GuestEmail({ refusal, isConfirmed, onConfirm }: Props) {
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const error = isWrong ? wrongEmail : refusal
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())
    setWrong(!isEmail)
    if (isEmail) onConfirm(typed.trim())
  }
  return (
    <form className="guest-email" onSubmit={submit} noValidate>
      <TextField
        id="guest-email"
        label="Email Address"
        hint={
          <>
            We’ll send your receipt here, with a link to add the purchase to your account. Have an account?{' '}
            <a href={makeSignInPath(pathname + search)}>Sign in first</a>
          </>
        }
        error={error}
        isErrorAlert
        type="email"
        autoComplete="email"
        maxLength={254}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
          onConfirm(undefined)
        }}
      />
      {!isConfirmed && (
        <Button type="submit" className="form-button">
          Continue
        </Button>
      )}
    </form>
  )
}
