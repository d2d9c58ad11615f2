/** The settings; only this file reads the environment. A bad value stops the start with a sentence that names the variable. */
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { ServerSettings } from '#server/app/run-server.ts'
import type { PaymentSettings } from '#server/checkout/add-checkout.ts'
import { findPrice } from '#server/platform/model/model-cost.ts'
import { type ModelSettings, modelProviders, reasoningEfforts, rungs } from '#server/platform/model/model-settings.ts'
import { readModelSettings } from '#server/platform/model/read-model-settings.ts'
import { StartError } from '#server/platform/start-error.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** A line break would end a mail header. */
const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)
const url = z.url({ protocol: /^https?$/ })
const filled = z
  .string()
  .refine((value) => value.trim() !== '', 'must not be blank')
  .refine(isOneLine, 'must stand on one line, without line breaks or tabs')
const isSecret = (value: string) => value.trim().length >= 32
const secret = z.string().refine(isSecret, 'must have at least 32 characters, blanks around them not counted')

/** A key is sent as a header. */
const key = z.string().regex(/^[!-~]+$/, 'must be letters, digits and signs without blanks')
const modelName = filled.max(200)

/** Stripe's secret key is sent there, so http is allowed only to this machine. */
function isSafeApi(base: string): boolean {
  if (!URL.canParse(base)) return false
  const { protocol, hostname } = new URL(base)
  return protocol === 'https:' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

/** The widest range that can be somebody's own network. One that includes the internet would let anyone forge an address. */
function bitsMin(address: string, family: number): number {
  if (family === 4) return 8
  const host = `http://[${address}]`
  return URL.canParse(host) && new URL(host).hostname.startsWith('[::ffff:') ? 104 : 7
}

/** An address, a CIDR range, or one of the three named ranges. */
function isProxy(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address = '', bits, ...more] = part.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  const isRange = (text: string, max: number) =>
    /^\d{1,3}$/.test(text) && Number(text) <= max && Number(text) >= bitsMin(address, family)
  return bits === undefined || isRange(bits, family === 4 ? 32 : 128)
}

/** Every environment variable that is read. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: filled.default('127.0.0.1'),
  PUBLIC_URL: url.transform((value) => value.replace(/\/+$/, '')).optional(),
  DATA_DIR: filled.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TRUST_PROXY: filled
    .refine(
      (value) => value.split(',').every((part) => isProxy(part.trim())),
      'must list addresses or ranges of your own proxies, none as wide as the internet',
    )
    .optional(),
  SESSION_SECRET: secret.optional(),
  AUTH_TOKEN_SECRET: secret.optional(),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be "optional" or "required"').default('optional'),
  METRICS_TOKEN: secret.regex(/^[!-~]+$/, 'must be letters, digits and signs without blanks').optional(),
  AUDIT_ALLOW_HOSTS: filled
    .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => URL.canParse(`http://${host}`)), 'must list hosts, as host or host:port')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: filled.optional(),
  PRODUCT_NAME: filled.max(40).default('Signet'),
  SIGNED_OUT_HOME: z.enum(['waitlist', 'marketing'], 'must be "waitlist" or "marketing"').default('waitlist'),
  COMMUNITY_URL: url.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  PAYMENTS: z.enum(['simulated', 'stripe'], 'must be "simulated" or "stripe"').optional(),
  STRIPE_SECRET_KEY: filled.optional(),
  STRIPE_PUBLISHABLE_KEY: filled.optional(),
  STRIPE_WEBHOOK_SECRET: filled.optional(),
  STRIPE_API_BASE: url.refine(isSafeApi, 'must begin with https, except on this machine').optional(),
  AI_PROVIDER: z
    .enum(['embedded', ...modelProviders], `must be "embedded", "${modelProviders.join('", "')}"`)
    .optional(),
  ANTHROPIC_API_KEY: key.optional(),
  OPENAI_API_KEY: key.optional(),
  AI_BASE_URL: url.optional(),
  AI_API_KEY: key.optional(),
  AI_MODEL: modelName.optional(),
  AI_MODEL_FAST: modelName.optional(),
  AI_NAME: filled.max(40).optional(),
  AI_OUTPUT: z.enum(['auto', ...rungs], `must be "auto", "${rungs.join('", "')}"`).default('auto'),
  AI_REASONING: z.enum(reasoningEfforts, `must be "${reasoningEfforts.join('", "')}"`).optional(),
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(1024).max(100_000_000).optional(),
  AI_TIMEOUT_S: z.coerce.number().int().min(1).max(3600).optional(),
  AI_DAILY_TOKENS: z.coerce.number().int().min(1).optional(),
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(1000).optional(),
  AI_PRICE_INPUT: z.coerce.number().min(0).max(100_000).optional(),
  AI_PRICE_OUTPUT: z.coerce.number().min(0).max(100_000).optional(),
  AI_MONTHLY_COST: z.coerce.number().min(0.01).max(1_000_000).optional(),
})

/** An invalid setting; the message is one sentence for the operator. */
export class ConfigError extends StartError {}

/** Quotes a display name for a From header. */
const quote = (name: string) => `"${name.replace(/["\\]/g, '\\$&')}"`

type Read = z.output<typeof environment>

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Stripe if its keys are set, otherwise simulated; that must be explicit at a public address, so that nothing is given away. */
function readPayments(read: Read): PaymentSettings {
  const { PAYMENTS, PUBLIC_URL, STRIPE_API_BASE: apiBase } = read
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = read
  const wantsStripe = PAYMENTS === 'stripe' || (PAYMENTS === undefined && STRIPE_SECRET_KEY !== undefined)
  if (!wantsStripe) {
    if (PAYMENTS === undefined && PUBLIC_URL?.startsWith('https:'))
      throw new ConfigError(
        'The setting PAYMENTS is needed with an https PUBLIC_URL: "simulated" moves no money, "stripe" needs its keys.',
      )
    return { provider: 'simulated' }
  }
  const missing = stripeKeys.find((key) => read[key] === undefined)
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET)
    return {
      provider: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase,
    }
  throw new ConfigError(`The setting ${missing} cannot be used: payments through Stripe need it.`)
}

/** The most that models may cost in a month, in millionths of a US dollar. Without a price it could never be reached. */
function readMonthlyCost({ AI_MONTHLY_COST }: Read, model: ModelSettings | undefined): number | undefined {
  if (AI_MONTHLY_COST === undefined || model === undefined) return undefined
  const unpriced = [model.models.main, model.models.fast].find((name) => findPrice(model, name) === undefined)
  if (unpriced !== undefined)
    throw new ConfigError(
      `The setting AI_MONTHLY_COST cannot be used: the price of ${unpriced} is not known. Set AI_PRICE_INPUT and AI_PRICE_OUTPUT too.`,
    )
  return Math.round(AI_MONTHLY_COST * 1_000_000)
}

/** "hello@example.org" from "Tern <hello@example.org>". */
const addressIn = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()

/** Reads and validates the settings; an empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): ServerSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(set)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ConfigError(
      `The setting ${issue?.path.join('.') ?? ''} cannot be used: ${issue?.message ?? 'bad value'}.`,
    )
  }
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    DATA_DIR,
    DATABASE_URL,
    TRUST_PROXY,
    SESSION_SECRET,
    AUTH_TOKEN_SECRET,
    ADMIN_SECOND_FACTOR,
    METRICS_TOKEN,
    AUDIT_ALLOW_HOSTS,
    SMTP_URL,
    MAIL_FROM,
    PRODUCT_NAME,
    SIGNED_OUT_HOME,
    COMMUNITY_URL,
    LOG_LEVEL,
    RATE_LIMIT_SCALE,
  } = read.data
  const model = readModelSettings(read.data)
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    trustProxy: TRUST_PROXY,
    sessionSecret: SESSION_SECRET,
    signedLinkSecret: AUTH_TOKEN_SECRET,
    isAdminFactorRequired: ADMIN_SECOND_FACTOR === 'required',
    metricsToken: METRICS_TOKEN,
    auditAllowHosts: new Set(AUDIT_ALLOW_HOSTS),
    smtpUrl: SMTP_URL,
    contactEmail: MAIL_FROM === undefined ? undefined : addressIn(MAIL_FROM),
    mailFrom: MAIL_FROM ?? `${quote(PRODUCT_NAME)} <signet@localhost>`,
    productName: PRODUCT_NAME,
    signedOutHome: SIGNED_OUT_HOME,
    communityUrl: COMMUNITY_URL,
    logLevel: LOG_LEVEL,
    rateLimitScale: RATE_LIMIT_SCALE,
    payments: readPayments(read.data),
    model,
    dailyTokensMax: read.data.AI_DAILY_TOKENS,
    monthlyCostMax: readMonthlyCost(read.data, model),
  }
}
