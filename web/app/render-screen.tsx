/** What the server renders per request: the dashboard, to be visible before scripts load, and shared reports. */
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { userKey } from '#web/account/use-user.ts'
import { AppRoutes } from '#web/app/app-routes.tsx'
import { ScreenProviders } from '#web/app/screen-providers.tsx'
import { ReportNotShared, SharedReport, type SharedReportData } from '#web/brand-review/shared-report.tsx'
import { paths } from '#web/paths.ts'

const rendered: readonly string[] = [paths.home, paths.toolkit]

/**
 * The HTML of the screen at `path` for this user, to be put into the root element, with `%PRODUCT_NAME%` in place of
 * the product's name; undefined for screens that only the browser renders.
 */
export function renderScreen(path: string, user: CurrentUser): string | undefined {
  if (!rendered.includes(path)) return undefined
  const client = new QueryClient()
  client.setQueryData(userKey, user)
  return renderToString(
    <ScreenProviders client={client}>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </ScreenProviders>,
  )
}

/** The HTML of a shared report, to be put into the prebuilt page; without a report, a message that it is not shared. */
export const renderSharedReport = (report: SharedReportData | undefined) =>
  renderToStaticMarkup(report ? <SharedReport {...report} /> : <ReportNotShared />)
