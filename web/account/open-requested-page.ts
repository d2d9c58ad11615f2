/** After sign-in, opens the requested page with a welcome message. */
import { chooseOnwardPath } from '#contract/plain/own-path.ts'
import { setFlash } from '#web/ui/flash.ts'

export function openRequestedPage(message: string): void {
  setFlash('toast', message)
  location.replace(chooseOnwardPath(new URLSearchParams(location.search).get('next')))
}
