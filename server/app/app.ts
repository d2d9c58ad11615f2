/** The whole app, composed but not listening; tests use it directly. */
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkoutCalls } from '#contract/checkout.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { queueTrialMails } from '#server/account/trial-mails.ts'
import { addAdminRoutes } from '#server/admin/add-admin.ts'
import { addAccountRoutes } from '#server/app/add-account.ts'
import { addToolRoutes } from '#server/app/add-tools.ts'
import type { AppSettings } from '#server/app/app-settings.ts'
import { createAccountContext } from '#server/app/create-context.ts'
import { createFastify } from '#server/app/create-fastify.ts'
import { answerExpectHeaders } from '#server/app/malformed-requests.ts'
import { addMetricsRoutes } from '#server/app/metrics-routes.ts'
import { addPageRoutes } from '#server/app/page-routes.ts'
import { answerPrebuiltPages } from '#server/app/prebuilt-pages.ts'
import { addSecurityHeaders, securityHeaders, stripePagePolicy } from '#server/app/security-headers.ts'
import { addSystemRoutes } from '#server/app/system-routes.ts'
import type { WebBuild } from '#server/app/web-build.ts'
import { createBrandRevisions } from '#server/brand/brand-revisions.ts'
import { createAuditStore } from '#server/brand-review/brand-review-store.ts'
import { readLimit } from '#server/calls/limits.ts'
import { addCheckout } from '#server/checkout/add-checkout.ts'
import { readPaidEnd } from '#server/checkout/paid-times.ts'
import type { Database } from '#server/platform/db/database.ts'
import { addErrorHandler } from '#server/platform/http/error-handler.ts'
import { guardHost } from '#server/platform/http/guard-host.ts'
import { guardOrigin } from '#server/platform/http/guard-origin.ts'
import { logRequests } from '#server/platform/http/log-requests.ts'
import { createLogStream, type LogStream } from '#server/platform/http/log-stream.ts'
import { deleteExpiredRateLimits } from '#server/platform/http/rate-limits.ts'
import { readBodies } from '#server/platform/http/read-bodies.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseMethods } from '#server/platform/http/refuse-methods.ts'
import { deleteEndedJobs } from '#server/platform/jobs/job-rows.ts'
import { createJobWorker } from '#server/platform/jobs/job-worker.ts'
import { createMailQueue } from '#server/platform/mail/mail-job.ts'
import type { SendMail } from '#server/platform/mail/send-mail.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import { createWriting, type ModelParts } from '#server/writing/create-writing.ts'

export type AppParts = {
  settings: AppSettings
  database: Database
  sendMail: SendMail
  printer: PdfPrinter
  threads: ThreadPool
  /** A language model that may write; absent if none is set up. */
  writing?: ModelParts
  /** Absent in API tests. */
  build?: WebBuild
  /** Where log lines go; defaults to standard output. */
  logStream?: LogStream
  /** Returns false from SIGTERM on. */
  isRunning?: () => boolean
}

/** Loaded only if metrics are on: importing the library takes 20 ms of every start. */
async function measure(app: FastifyInstance, database: Database): Promise<Metrics> {
  const { measureServer } = await import('#server/platform/metrics/metrics.ts')
  return measureServer(app, database.$client)
}

/** Composes the app from its parts. */
export async function createApp({
  settings,
  database,
  sendMail,
  printer,
  threads,
  writing,
  build,
  logStream,
  isRunning,
}: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders(build?.styleSources ?? [], settings.publicUrl)
  const app = createFastify(settings, headers, logStream ?? createLogStream())
  logRequests(app)
  const metrics = settings.metricsToken === undefined ? undefined : await measure(app, database)
  addSecurityHeaders(app, headers)
  answerExpectHeaders(app, headers)
  addErrorHandler(app)
  guardHost(app)
  guardOrigin(app, settings.publicUrl)
  await app.register(cookie)
  await readBodies(app, new Set([checkoutCalls.stripeWebhook.path]))
  const refuseOtherMethods = refuseMethods(app)

  const worker = createJobWorker(database, app.log)
  const context = createAccountContext(app, { settings, database, wake: worker.wake })
  addSystemRoutes(context, settings.publicUrl, isRunning ?? (() => true))
  addMetricsRoutes(context, metrics, settings.metricsToken)
  const accountMails = addAccountRoutes(context, settings, build)
  const revisions = createBrandRevisions(context.secrets)
  const openedWriting = createWriting(database, writing, metrics?.noteModelCall)
  const { reviews, mails } = addToolRoutes(context, {
    printer,
    threads,
    revisions,
    writing: openedWriting,
    auditAllowHosts: settings.auditAllowHosts,
  })
  const checkout = await addCheckout(context, settings.payments, printer)
  addAdminRoutes(context, openedWriting, readPaidEnd)
  const allMails = { ...accountMails, ...mails, ...checkout.mails }
  const lines = [reviews, ...checkout.lines, createMailQueue(allMails, metrics?.countMails(sendMail) ?? sendMail)]
  app.addHook('onReady', async () => worker.start(lines))
  app.addHook('onClose', () => worker.stop())
  refuseOtherMethods()
  await addPages(app, context, settings, build)
  // Behind a proxy only the framework can determine the client's address, so the shortcut is off.
  if (build && settings.trustProxy === undefined) {
    answerPrebuiltPages(app, build.pages, headers, metrics?.noteRequest)
  }
  sweepExpired(app, context, async () => {
    await checkout.sweep()
    if ((await queueTrialMails(database)) > 0) worker.wake()
  })
  return app
}

/**
 * Deletes expired sessions, rate limits and finished jobs, and runs what else is due, hourly while the server listens.
 */
function sweepExpired(
  app: FastifyInstance,
  { sessions, database }: Pick<AccountContext, 'sessions' | 'database'>,
  doDue: () => Promise<void>,
): void {
  const sweep = () =>
    Promise.all([
      sessions.sweep(),
      deleteExpiredRateLimits(database.$client),
      deleteEndedJobs(database),
      doDue(),
    ]).catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, 3_600_000).unref()
    await sweep()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

async function addPages(
  app: FastifyInstance,
  { cookie: sessionCookie, secrets, findCurrentUser, limits, productName, database }: AccountContext,
  { payments, publicUrl }: AppSettings,
  build?: WebBuild,
) {
  if (!build) {
    app.setNotFoundHandler(() => {
      throw new Refusal('not_found')
    })
    return
  }
  const findUser = async (request: FastifyRequest) => {
    const token = sessionCookie.read(request)
    const user = token === undefined ? undefined : await findCurrentUser(secrets.hashOf(token))
    request.userId = user?.id
    if (user) await limits.of(readLimit).use(user.id)
    return user
  }
  const { findShared } = createAuditStore(database)
  const payPolicy = payments.provider === 'stripe' ? stripePagePolicy(build.styleSources, publicUrl) : undefined
  await addPageRoutes(app, { build, productName, payPolicy, findUser, findShared })
}
