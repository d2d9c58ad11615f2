/** Leads on whoever has signed in: to the page that was asked for, with a word of welcome. */
import { onwardPath } from '#contract/plain/own-path.ts'
import { keepToast } from '#web/ui/kept-toast.ts'

export function goOn(message: string): void {
  keepToast(message)
  location.replace(onwardPath(new URLSearchParams(location.search).get('next')))
}
