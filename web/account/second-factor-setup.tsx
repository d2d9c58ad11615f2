/** Sets up the second factor: the QR code, then the first code. */

import { useEffect } from 'react'
import type { NewSecondFactor } from '#contract/second-factor.ts'
import { CodeField } from '#web/account/code-field.tsx'
import { PasswordField } from '#web/account/password-field.tsx'
import { usePasswordAndCode } from '#web/account/second-factor-check.tsx'
import { send } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  beginning: NewSecondFactor
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

export function SecondFactorSetup({ beginning: { key, address, square }, onDone, onClose }: Props) {
  const { typed, errors, isBusy, isTyped, form, submit, change } = usePasswordAndCode(async (body) => {
    const { codes } = await send('POST /api/account/second-factor/confirm', { body })
    onDone(codes)
  })
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [form])
  return (
    <div className="tfa">
      <svg
        className="qr"
        viewBox={`0 0 ${square.size} ${square.size}`}
        role="img"
        aria-label="Square code for the authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={square.path} />
      </svg>
      <ol>
        <li>
          <div>
            <b>Scan the QR code</b>
            <p className="quiet small">
              With any authenticator app. Or type this key: <span className="secret-key num">{key}</span>
            </p>
            <p className="small same-phone">
              On the same phone? <a href={address}>Open your authenticator app</a>
            </p>
          </div>
        </li>
        <li>
          <form ref={form} onSubmit={submit} noValidate>
            <b>Type the code that it shows</b>
            <CodeField
              label="Six-digit code"
              value={typed.code}
              error={errors['code']}
              isSix
              onChange={(code) => change({ code })}
            />
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={typed.password}
              error={errors['password']}
              onChange={(password) => change({ password })}
            />
            <div className="row">
              <Button kind="main" type="submit" isBusy={isBusy} aria-disabled={!isTyped}>
                Turn it on
              </Button>
              <Button kind="plain" disabled={isBusy} onClick={onClose}>
                Not now
              </Button>
            </div>
          </form>
        </li>
      </ol>
    </div>
  )
}
