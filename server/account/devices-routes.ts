/** Lists the devices where the account is signed in, and signs them out. */

import { devicesCalls } from '#contract/devices.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { createDevicesStore } from '#server/account/devices-store.ts'
import { changeLimit, readLimit } from '#server/calls/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export function addDevicesRoutes({ answer, database, sessions }: AccountContext): void {
  const devices = createDevicesStore(database)

  answer(devicesCalls.listDevices, [readLimit], async ({ asker }) => ({ sessions: await devices.list(asker) }))

  answer(devicesCalls.endDevice, [changeLimit], async ({ asker, params }) => {
    const ended = await devices.end(asker, params.id)
    if (ended === undefined) throw new Refusal('not_found')
    // The current session must use sign-out, which also clears the cookie and the browser's storage.
    if (ended === 'own') throw new Refusal('own_session')
    return { success: true as const }
  })

  answer(devicesCalls.endOtherDevices, [changeLimit], async ({ asker }) => ({
    success: true as const,
    ended: await sessions.endAll(asker.userId, asker.via.sid),
  }))
}
