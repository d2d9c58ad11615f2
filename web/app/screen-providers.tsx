/** The signed-in screens with their providers. Server and browser render the same tree, each with its own router. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { CrashScreen } from '#web/app/crash-screen.tsx'
import { Toasts } from '#web/ui/toast.tsx'

export function ScreenProviders({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <CrashScreen>
          {children}
          <Toasts />
        </CrashScreen>
      </QueryClientProvider>
    </StrictMode>
  )
}
