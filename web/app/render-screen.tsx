/** What the server renders: the dashboard, visible before any script loads, and shared reports, which have none. */
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { userKey } from '#web/account/use-user.ts'
import { AppRoutes } from '#web/app/app-routes.tsx'
import { Screens } from '#web/app/screens.tsx'
import { SharedNoMore, SharedReport, type SharedReportData } from '#web/brand-review/shared-report.tsx'
import { paths } from '#web/paths.ts'

const rendered: readonly string[] = [paths.home, paths.toolkit]

/**
 * The content of the shell's root for this user, with `%PRODUCT_NAME%` in place of the name; undefined for screens
 * that are not server-rendered.
 */
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

/** A shared report for its place in the prebuilt page, or a message if it is no longer shared. */
export const renderSharedReport = (report: SharedReportData | undefined) =>
  renderToStaticMarkup(report ? <SharedReport {...report} /> : <SharedNoMore />)
