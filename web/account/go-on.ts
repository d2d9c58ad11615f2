/** After sign-in, opens the requested page with a welcome message. */
import { onwardPath } from '#contract/plain/own-path.ts'
import { leaveForNext } from '#web/ui/left-for-next-page.ts'

export function goOn(message: string): void {
  leaveForNext('toast', message)
  location.replace(onwardPath(new URLSearchParams(location.search).get('next')))
}
