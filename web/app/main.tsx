/** Starts the signed-in screens; hydrates the HTML if the server has rendered the screen. */
import '#web/app/app-styles.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { hasOwnTokenPurpose } from '#contract/plain/link-pages.ts'
import { readInitialData } from '#web/account/read-initial-data.ts'
import { cacheUser } from '#web/account/use-user.ts'
import { AppRoutes } from '#web/app/app-routes.tsx'
import { filterForeignErrors } from '#web/app/filter-foreign-errors.ts'
import { ScreenProviders } from '#web/app/screen-providers.tsx'
import { queryClient } from '#web/calls/use-call.ts'
import { showKeptToast } from '#web/ui/toast.tsx'

function showScreens(): void {
  const first = readInitialData()
  if (first?.user) cacheUser(first.user)
  showKeptToast()
  const screens = (
    <ScreenProviders client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ScreenProviders>
  )
  const root = document.getElementById('root')
  if (!root) console.error('Root element not found')
  else if (root.querySelector('main')) {
    // If the browser's clock differs, so may the days left of a trial: React then renders again and reports it here.
    hydrateRoot(root, screens, { onRecoverableError: (error) => console.error(error) })
  } else createRoot(root).render(screens)
}

filterForeignErrors()
// A token in the URL signs the user in, which loads the page again; until then no screen is shown.
const isSignedLink = new URLSearchParams(location.search).has('token') && !hasOwnTokenPurpose(location.pathname)
if (isSignedLink) {
  import('#web/account/signed-link.ts').then(({ signInByLink }) => signInByLink()).catch(console.error)
} else showScreens()
