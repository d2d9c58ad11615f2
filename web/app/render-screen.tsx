/** The dashboard as finished HTML: it is on screen before any script has come. Other screens load their own code first. */
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { userKey } from '#web/account/use-user.ts'
import { AppRoutes } from '#web/app/app-routes.tsx'
import { Screens } from '#web/app/screens.tsx'
import { paths } from '#web/paths.ts'

const rendered: readonly string[] = [paths.home, paths.toolkit]

/** The content of the shell's root for this user, `%PRODUCT_NAME%` in place of the name; undefined for other screens. */
export function renderScreen(path: string, user: CurrentUser): string | undefined {
  if (!rendered.includes(path)) return undefined
  const client = new QueryClient()
  client.setQueryData(userKey, user)
  return renderToString(
    <Screens client={client}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </Screens>,
  )
}
