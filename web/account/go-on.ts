/** Leads on whoever has signed in: to the page that was asked for, with a word of welcome. */
import { onwardPath } from '#contract/plain/own-path.ts'
import { leaveForNext } from '#web/ui/left-for-next-page.ts'

export function goOn(message: string): void {
  leaveForNext('toast', message)
  location.replace(onwardPath(new URLSearchParams(location.search).get('next')))
}
