/** After sign-in, opens the requested page with a welcome message. */
import { chooseOnwardPath } from '#contract/plain/own-path.ts'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'

export function openRequestedPage(message: string): void {
  storeForNextPage('toast', message)
  location.replace(chooseOnwardPath(new URLSearchParams(location.search).get('next')))
}
