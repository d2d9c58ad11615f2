/** The whole server, composed and not yet listening: tests use it as it is. */
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { checkoutCalls } from '#contract/checkout.ts'
import { systemCalls } from '#contract/system.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { createAccountStore } from '#server/account/account-store.ts'
import { createAnswer } from '#server/account/answer.ts'
import { createCallLimits } from '#server/account/call-limits.ts'
import { addConfirmEmailRoutes } from '#server/account/confirm-email.ts'
import { addConfirmRoute } from '#server/account/confirm-routes.ts'
import { createFindCurrentUser } from '#server/account/current-user.ts'
import { addDeleteRoute } from '#server/account/delete-account.ts'
import { addDevicesRoutes } from '#server/account/devices-routes.ts'
import { addOwnDataRoute } from '#server/account/own-data-routes.ts'
import { createPasswordHashes } from '#server/account/password-hashes.ts'
import { addPasswordRoutes } from '#server/account/password-routes.ts'
import { addProfileRoutes } from '#server/account/profile-routes.ts'
import { createFactorMails } from '#server/account/second-factor-mails.ts'
import { addSecondFactorRoutes } from '#server/account/second-factor-routes.ts'
import { createSecondFactorStore } from '#server/account/second-factor-store.ts'
import { addSecondStepRoute } from '#server/account/second-step.ts'
import { createSessionCookie } from '#server/account/session-cookie.ts'
import { createSessionStore } from '#server/account/session-store.ts'
import { addSignInRoutes } from '#server/account/sign-in-routes.ts'
import { addSignOutRoutes } from '#server/account/sign-out-routes.ts'
import { addTokenSignInRoutes } from '#server/account/token-sign-in-routes.ts'
import { askForTrialMails, createTrialMails } from '#server/account/trial-mails.ts'
import { addAdmin } from '#server/admin/add-admin.ts'
import { addTools } from '#server/app/add-tools.ts'
import { answerExpectations, answerMisfits } from '#server/app/answer-misfits.ts'
import { addMetricsRoutes } from '#server/app/metrics-routes.ts'
import { describeCalls } from '#server/app/openapi.ts'
import { addPageRoutes } from '#server/app/page-routes.ts'
import { answerReadyPages } from '#server/app/ready-pages.ts'
import { addHeaders, securityHeaders, stripePagePolicy } from '#server/app/security-headers.ts'
import type { WebBuild } from '#server/app/web-build.ts'
import { createRevisions } from '#server/brand/brand-revisions.ts'
import { createAuditStore } from '#server/brand-review/brand-review-store.ts'
import { addCheckout, type PaymentSettings } from '#server/checkout/add-checkout.ts'
import { createJoinOrders } from '#server/checkout/guests.ts'
import { leaveOrders } from '#server/checkout/leave-orders.ts'
import { readPaidEnd } from '#server/checkout/paid-times.ts'
import type { Database } from '#server/platform/db/database.ts'
import { guardHost } from '#server/platform/http/guard-host.ts'
import { guardOrigin } from '#server/platform/http/guard-origin.ts'
import { logRequests, logSerializers, logTime, shareLogger } from '#server/platform/http/log-requests.ts'
import { createLogStream, type LogStream } from '#server/platform/http/log-stream.ts'
import { createRateLimits, sweepRateLimits } from '#server/platform/http/rate-limits.ts'
import { readBodies } from '#server/platform/http/read-bodies.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refuseMethods } from '#server/platform/http/refuse-methods.ts'
import { createSecrets } from '#server/platform/http/secrets.ts'
import { tellErrors } from '#server/platform/http/tell-errors.ts'
import { sweepJobs } from '#server/platform/jobs/job-rows.ts'
import { createJobWorker } from '#server/platform/jobs/job-worker.ts'
import { createMailLine } from '#server/platform/mail/mail-job.ts'
import type { SendMail } from '#server/platform/mail/send-mail.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { Threads } from '#server/platform/threads/threads.ts'
import { createJoinStart } from '#server/visitors/start-routes.ts'

export type AppSettings = {
  publicUrl: string | undefined
  /** What mailed links begin with. */
  linkBase: string
  /** The address that mails come from, where one is set. */
  contactEmail?: string | undefined
  productName: string
  /** Whether mail goes out, so that an address has to be proven by a mailed link. */
  hasMailServer: boolean
  trustProxy: string | undefined
  logLevel: string
  rateLimitScale: number
  sessionSecret: string
  auditAllowHosts: ReadonlySet<string>
  authTokenSecret: string | undefined
  /** The administration is closed to an admin without a second factor. */
  isAdminFactorRequired: boolean
  metricsToken: string | undefined
  payments: PaymentSettings
}

export type AppParts = {
  settings: AppSettings
  database: Database
  sendMail: SendMail
  printer: PdfPrinter
  threads: Threads
  /** Absent in tests of the calls. */
  build?: WebBuild
  /** Where log lines go; standard output when absent. */
  logStream?: LogStream
  /** False from SIGTERM on. */
  isRunning?: () => boolean
}

function createFastify(
  { logLevel, trustProxy }: AppSettings,
  headers: Readonly<Record<string, string>>,
  stream: LogStream,
): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      stream,
      serializers: logSerializers,
      timestamp: logTime,
    },
    childLoggerFactory: shareLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...answerMisfits(headers),
    trustProxy: trustProxy?.split(',').map((part) => part.trim()) ?? false,
    bodyLimit: 64 * 1024,
    // Idle and slow connections end, so that they cannot hold the server.
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Node would refuse by itself, without our headers; guardHost does.
    http: { requireHostHeader: false },
  })
}

/** Loaded only where somebody watches: the library takes 20 ms of every start. */
async function measure(app: FastifyInstance, database: Database): Promise<Metrics> {
  const { measureServer } = await import('#server/platform/metrics/metrics.ts')
  return measureServer(app, database.$client)
}

type ContextParts = Pick<AppParts, 'settings' | 'database'> & { wake: () => void }

/** What every route about an account works with. */
function createContext(app: FastifyInstance, { settings, database, wake }: ContextParts): AccountContext {
  const { hasMailServer } = settings
  const secrets = createSecrets(settings.sessionSecret)
  const sessions = createSessionStore(database, secrets)
  const sessionCookie = createSessionCookie(settings.publicUrl)
  const limits = createCallLimits(createRateLimits(database.$client, settings.rateLimitScale))
  const answer = createAnswer(app, {
    ...{ sessions, cookie: sessionCookie, limits, database },
    isAdminFactorRequired: settings.isAdminFactorRequired,
  })
  const findCurrentUser = createFindCurrentUser(database, sessions, hasMailServer)
  return {
    answer,
    accounts: createAccountStore(database, createRevisions(secrets), { secrets, hasMailServer }),
    sessions,
    cookie: sessionCookie,
    database,
    factors: createSecondFactorStore(database, secrets),
    findCurrentUser,
    hashes: createPasswordHashes(),
    limits,
    secrets,
    wake,
    productName: settings.productName,
    hasMailServer,
    isAdminFactorRequired: settings.isAdminFactorRequired,
    linkBase: settings.linkBase,
    contactEmail: settings.contactEmail,
  }
}

/** Composes the server out of its parts. */
export async function createApp({
  settings,
  database,
  sendMail,
  printer,
  threads,
  build,
  logStream,
  isRunning,
}: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders(build?.styleSources ?? [], settings.publicUrl)
  const app = createFastify(settings, headers, logStream ?? createLogStream())
  logRequests(app)
  const metrics = settings.metricsToken === undefined ? undefined : await measure(app, database)
  addHeaders(app, headers)
  answerExpectations(app, headers)
  tellErrors(app)
  guardHost(app)
  guardOrigin(app, settings.publicUrl)
  await app.register(cookie)
  await readBodies(app, new Set([checkoutCalls.stripeWebhook.path]))
  const refuseOtherMethods = refuseMethods(app)

  const context = createContext(app, { settings, database, wake: () => worker.wake() })
  addSystemRoutes(context, settings.publicUrl, isRunning ?? (() => true))
  addMetricsRoutes(context, metrics, settings.metricsToken)
  const accountMails = addAccountRoutes(context, settings, build)
  const revisions = createRevisions(context.secrets)
  const { reviews, mails } = addTools(context, {
    printer,
    threads,
    revisions,
    auditAllowHosts: settings.auditAllowHosts,
  })
  const checkout = await addCheckout(context, settings.payments, printer)
  addAdmin(context, readPaidEnd)
  const allMails = { ...accountMails, ...mails, ...checkout.mails }
  const lines = [reviews, ...checkout.lines, createMailLine(allMails, metrics?.countMails(sendMail) ?? sendMail)]
  const worker = createJobWorker(database, lines, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  refuseOtherMethods()
  await addPages(app, context, settings, build)
  // Behind a proxy the address of whoever asks is the framework's to find out.
  if (build && settings.trustProxy === undefined) {
    answerReadyPages(app, build.pages, headers, metrics?.noteRequest)
  }
  sweepExpired(app, context, async () => {
    await checkout.sweep()
    if ((await askForTrialMails(database)) > 0) worker.wake()
  })
  return app
}

/** Everything about an account; answers its mails. */
function addAccountRoutes(context: AccountContext, { authTokenSecret }: AppParts['settings'], build?: WebBuild) {
  const joins = [createJoinStart(context), createJoinOrders(context)]
  addSignInRoutes(context, async (...account) => {
    for (const join of joins) await join(...account)
  })
  addTokenSignInRoutes(context, authTokenSecret)
  addSignOutRoutes(context, build?.signOutPage)
  addSecondStepRoute(context)
  addConfirmRoute(context)
  addSecondFactorRoutes(context)
  const passwordMails = addPasswordRoutes(context)
  const confirmMails = addConfirmEmailRoutes(context)
  addProfileRoutes(context)
  addDevicesRoutes(context)
  addOwnDataRoute(context)
  const goodbyes = addDeleteRoute(context, [leaveOrders])
  return { ...passwordMails, ...confirmMails, ...createFactorMails(context), ...createTrialMails(context), ...goodbyes }
}

function addSystemRoutes(
  { answer, database, productName }: AccountContext,
  publicUrl: string | undefined,
  isRunning: () => boolean,
): void {
  answer(systemCalls.health, async () => ({ status: 'ok' as const }))
  answer(systemCalls.ready, async () => {
    if (!isRunning()) throw new Refusal('unavailable')
    await database.$client.query('SELECT 1')
    return { status: 'ready' as const }
  })
  const document = describeCalls(productName, publicUrl)
  answer(systemCalls.openapi, async ({ reply }) => reply.type('application/json; charset=utf-8').send(document))
}

/** Removes expired sessions, limits and ended jobs, and does what else is due, once an hour while the server listens. */
function sweepExpired(
  app: FastifyInstance,
  { sessions, database }: Pick<AccountContext, 'sessions' | 'database'>,
  doDue: () => Promise<void>,
): void {
  const sweep = () =>
    Promise.all([sessions.sweep(), sweepRateLimits(database.$client), sweepJobs(database), doDue()]).catch(
      (error: unknown) => app.log.error({ err: error }, 'sweep failed'),
    )
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
    if (user) await limits.named('read').use(user.id)
    return user
  }
  const { findShared } = createAuditStore(database)
  const payPolicy = payments.provider === 'stripe' ? stripePagePolicy(build.styleSources, publicUrl) : undefined
  await addPageRoutes(app, { build, productName, payPolicy, findUser, findShared })
}
