/** The second factor: off, being set up, or on with recovery codes. */

import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import type { NewSecondFactor, SecondFactorState } from '#contract/second-factor.ts'
import { formatPlanDay } from '#web/account/plan-texts.ts'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { RecoveryCodes } from '#web/account/recovery-codes.tsx'
import { SecondFactorCheck } from '#web/account/second-factor-check.tsx'
import { SecondFactorSetup } from '#web/account/second-factor-setup.tsx'
import { SendConfirmationButton } from '#web/account/send-confirmation-button.tsx'
import { useHeadingFocus } from '#web/account/use-heading-focus.ts'
import { useUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { refresh, useFreshCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

const standingCall = 'GET /api/account/second-factor'

type View =
  | { is: 'resting' }
  | { is: 'setting-up'; beginning: NewSecondFactor }
  | { is: 'codes'; codes: readonly string[]; isNew: boolean }
  | { is: 'turning-off' }
  | { is: 'renewing' }

export function SecondFactorSection() {
  const { data: standing, isError, refetch } = useFreshCall(standingCall, {})
  const [view, setView] = useState<View>({ is: 'resting' })
  useHeadingFocus('second-factor', view.is)
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('second-factor')}>
      <h2 id={getSectionTitleId('second-factor')} tabIndex={-1}>
        {profileSections['second-factor']}
      </h2>
      {isError && (
        <div className="load-failure" role="alert">
          <p className="err">We couldn’t look up your second factor.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      )}
      {standing && <Shown standing={standing} view={view} onView={setView} />}
    </section>
  )
}

type ShownProps = { standing: SecondFactorState; view: View; onView: (view: View) => void }

function Shown({ standing, view, onView }: ShownProps) {
  const rest = () => onView({ is: 'resting' })
  const showCodes = async (codes: readonly string[], isNew: boolean) => {
    onView({ is: 'codes', codes, isNew })
    await refresh(standingCall, 'GET /api/account/sessions')
  }
  if (view.is === 'setting-up')
    return (
      <SecondFactorSetup beginning={view.beginning} onDone={(codes) => void showCodes(codes, true)} onClose={rest} />
    )
  if (view.is === 'codes') return <RecoveryCodes codes={view.codes} isNew={view.isNew} onClose={rest} />
  if (view.is === 'renewing')
    return (
      <SecondFactorCheck
        says="Ten new recovery codes take the place of the old ones."
        button="Make new codes"
        onSend={async (body) => {
          const { codes } = await send('POST /api/account/second-factor/codes', { body })
          await showCodes(codes, false)
        }}
        onClose={rest}
      />
    )
  if (view.is === 'turning-off')
    return (
      <SecondFactorCheck
        says="After that, you sign in with your password alone."
        button="Turn it off"
        isGrave
        onSend={async (body) => {
          await send('DELETE /api/account/second-factor', { body })
          await refresh(standingCall)
          rest()
          showToast({ title: 'The second factor is off' })
        }}
        onClose={rest}
      />
    )
  return standing.since === null ? (
    <Off isRequired={standing.isRequired} onBegun={(beginning) => onView({ is: 'setting-up', beginning })} />
  ) : (
    <On
      since={standing.since}
      codesLeft={standing.codesLeft}
      onRenew={() => onView({ is: 'renewing' })}
      onTurnOff={() => onView({ is: 'turning-off' })}
    />
  )
}

/**
 * A second factor can be set up only once the email address is confirmed. Otherwise a stranger could sign up with
 * someone else's address and lock its owner out.
 */
function ConfirmFirst({ user }: { user: CurrentUser }) {
  return (
    <div className="note">
      <Icon name="note" />
      <div>
        <p>
          <b>Confirm your email first.</b> Press the link that we mailed to {user.email}; then you can set up a second
          factor here.
        </p>
        <SendConfirmationButton user={user} label="Send the Link Again" />
      </div>
    </div>
  )
}

function Off({ isRequired, onBegun }: { isRequired: boolean; onBegun: (beginning: NewSecondFactor) => void }) {
  const user = useUser()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      onBegun(await send('POST /api/account/second-factor', { body: {} }))
    } catch (error) {
      console.error(error)
      showToast({ title: 'Not begun', text: explainFailure(error, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return (
    <>
      {isRequired && (
        <div className="note mid">
          <Icon name="lock" />
          <p>
            <b>Admins here need a second factor.</b> Set it up to open the admin pages.
          </p>
        </div>
      )}
      <p>
        After your password we’ll ask for a six-digit code from your phone. Someone who gets hold of your password still
        can’t get in.
      </p>
      {user.emailProven === false ? (
        <ConfirmFirst user={user} />
      ) : (
        <Button className="section-button" isBusy={isBusy} onClick={() => void begin()}>
          Set up a second factor
        </Button>
      )}
    </>
  )
}

type OnProps = { since: string; codesLeft: number; onRenew: () => void; onTurnOff: () => void }

function On({ since, codesLeft, onRenew, onTurnOff }: OnProps) {
  const left = `${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`
  return (
    <>
      {codesLeft < 3 && (
        <div className="note mid">
          <Icon name="note" />
          <p>
            <b>{codesLeft === 0 ? 'No recovery code is left.' : `Only ${left}.`}</b> Make new ones before you need them.
          </p>
        </div>
      )}
      <ul className="rows">
        <li>
          <Icon name="phone" />
          <div>
            <b>Authenticator app</b>
            <span className="cap">
              On since {formatPlanDay(since)}. {left}
            </span>
          </div>
          <Button onClick={onTurnOff}>
            Turn off<span className="vh"> the second factor</span>
          </Button>
        </li>
      </ul>
      <Button className="section-button" onClick={onRenew}>
        New recovery codes
      </Button>
    </>
  )
}
