/** Texts about a signed-in device. The server records its last use only roughly, so it is worded no more precisely. */
import type { Device } from '#contract/devices.ts'

const hourMs = 3_600_000
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export const formatSignInTime = ({ startedAt }: Pick<Device, 'startedAt'>) =>
  `Signed in ${when.format(new Date(startedAt))}`

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`

/** "Used about 3 hours ago" */
export function formatLastUse(
  { lastUsedAt, isCurrent }: Pick<Device, 'lastUsedAt' | 'isCurrent'>,
  now: number,
): string {
  if (isCurrent) return 'In use now'
  if (lastUsedAt === null) return 'Used in the last two weeks'
  const hours = Math.floor((now - Date.parse(lastUsedAt)) / hourMs)
  if (hours < 1) return 'Used in the last hour'
  return hours < 24
    ? `Used about ${count(hours, 'hour')} ago`
    : `Used about ${count(Math.floor(hours / 24), 'day')} ago`
}
