/** Starts the signed-in screens. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { readFirstData } from '#web/account/first-data.ts'
import { putUser } from '#web/account/use-user.ts'
import { AppRoutes } from '#web/app/app-routes.tsx'
import { CrashScreen } from '#web/app/crash-screen.tsx'
import { filterForeignErrors } from '#web/app/filter-foreign-errors.ts'
import { queryClient } from '#web/calls/use-call.ts'
import { showKeptToast, Toasts } from '#web/ui/toast.tsx'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import '#web/ui/app.css'

filterForeignErrors()
const first = readFirstData()
if (first) putUser(first.user)
showKeptToast()

const root = document.getElementById('root')
if (!root) console.error('Root element not found')
else
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CrashScreen>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <Toasts />
        </CrashScreen>
      </QueryClientProvider>
    </StrictMode>,
  )
