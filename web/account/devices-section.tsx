/** Lists the devices the account is signed in on, each with a button to sign it out. */

import { useEffect, useId, useRef, useState } from 'react'
import type { Device } from '#contract/devices.ts'
import { formatLastUse, formatSignInTime } from '#web/account/format-sign-in-time.ts'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { refresh, useFreshCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

const listCall = 'GET /api/account/sessions'

/** Signs a device out; returns the message to show. */
async function endDevice({ id, device }: Device): Promise<string> {
  try {
    await send('DELETE /api/account/sessions/:id', { params: { id }, body: {} })
    return `${device} is signed out.`
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return `${device} was already signed out.`
    throw error
  }
}

async function endOthers(): Promise<string> {
  const { ended } = await send('DELETE /api/account/sessions', { body: {} })
  if (ended === 0) return 'No other devices were signed in.'
  return ended === 1 ? 'One other device is signed out.' : `${ended} other devices are signed out.`
}

/** Runs one sign-out at a time and then refreshes the list. */
function useEnding(beforeRefresh: () => void) {
  const [isBusy, setBusy] = useState(false)
  const run = async (end: () => Promise<string>) => {
    if (isBusy) return
    setBusy(true)
    try {
      const title = await end()
      beforeRefresh()
      await refresh(listCall)
      showToast({ title })
    } catch (error) {
      console.error(error)
      showToast({ title: 'Not signed out', text: explainFailure(error, 'Please try again.'), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

type RowProps = { device: Device; isBusy: boolean; onEnd: () => void }

function DeviceRow({ device, isBusy, onEnd }: RowProps) {
  const timesId = useId()
  return (
    <li>
      <Icon name={/(iPhone|iPad|iPod touch|Android)$/.test(device.device) ? 'phone' : 'desktop'} />
      <div>
        <b>{device.device}</b>
        <div id={timesId}>
          <span className="cap">{formatSignInTime(device)}</span>
          <span className="cap">{formatLastUse(device, Date.now())}</span>
        </div>
      </div>
      {device.isCurrent ? (
        <span className="badge">This device</span>
      ) : (
        <Button isBusy={isBusy} aria-describedby={timesId} onClick={onEnd}>
          Sign out<span className="vh"> {device.device}</span>
        </Button>
      )}
    </li>
  )
}

function AskFirst({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <Dialog title="Sign out all others?" onClose={onClose}>
      <p>Every other device will have to sign in again. You’ll stay signed in on this one.</p>
      <div className="row">
        <Button kind="bad" onClick={onConfirm}>
          Sign out all others
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}

function LoadingRow() {
  return (
    <li aria-hidden="true">
      <span className="sk" />
      <div>
        <span className="sk" style={{ width: '40%' }} />
        <span className="sk second-line" style={{ width: '65%' }} />
      </div>
    </li>
  )
}

export function DevicesSection() {
  const { data, isError, refetch } = useFreshCall(listCall, {})
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasEnded = useRef(false)
  const { isBusy, run } = useEnding(() => {
    hasEnded.current = true
  })
  useEffect(() => {
    if (!data || !hasEnded.current) return
    hasEnded.current = false
    // The focused button disappeared with its device.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [data])
  const devices = data?.sessions
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('devices')}>
      <div className="head-row devices-head">
        <h2 id={getSectionTitleId('devices')} ref={heading} tabIndex={-1}>
          {profileSections.devices}
        </h2>
        {devices && devices.length > 1 && (
          <Button isBusy={isBusy} onClick={() => setAsking(!isBusy)}>
            Sign out all others
          </Button>
        )}
        <p className="quiet">Don’t recognize a device? Sign it out, then change your password.</p>
      </div>
      {isError ? (
        <div className="load-failure" role="alert">
          <p className="err">We couldn’t load your devices.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      ) : (
        <ul className="rows">
          {devices?.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={isBusy}
              onEnd={() => void run(() => endDevice(device))}
            />
          )) ?? <LoadingRow />}
        </ul>
      )}
      {isAsking && (
        <AskFirst
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void run(endOthers)
          }}
        />
      )}
    </section>
  )
}
