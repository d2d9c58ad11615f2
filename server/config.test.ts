import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

test('T35 without any setting the server listens on this machine only, with no secret and no account', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    databaseUrl: undefined,
    sessionSecret: undefined,
    signedLinkSecret: undefined,
    metricsToken: undefined,
    trustProxy: undefined,
    rateLimitScale: 1,
  })
  expect(JSON.stringify(readConfig({}))).not.toMatch(/password|@example/i)
})

const bad = {
  PORT: ['abc', '-1', '70000', '3.5'],
  PUBLIC_URL: ['signet.example', 'ftp://signet.example', 'javascript:alert(1)'],
  DATABASE_URL: ['mysql://here/db', 'here'],
  SESSION_SECRET: ['too short', ' '.repeat(40), `${' '.repeat(20)}kettle${' '.repeat(20)}`],
  AUTH_TOKEN_SECRET: ['x'.repeat(31), '\t'.repeat(40)],
  METRICS_TOKEN: ['x'.repeat(31), `${'x'.repeat(32)} y`, 'é'.repeat(32)],
  SMTP_URL: ['https://mail.example'],
  TRUST_PROXY: [
    'true',
    'nonsense',
    '10.0.0.0/99',
    '10.0.0.1,',
    '10.0.0.0/8/8',
    '::1/200',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '::ffff:0:0/96',
    '2000::/3',
  ],
  LOG_LEVEL: ['loud'],
  RATE_LIMIT_SCALE: ['0', '-1', 'x'],
  PRODUCT_NAME: ['x'.repeat(41), 'Signet\nBcc: all@example.org', '  '],
  MAIL_FROM: ['Signet <a@example.org>\r\nBcc: all@example.org', 'a\u2028b@example.org', ' '],
  STRIPE_SECRET_KEY: ['   '],
  STRIPE_WEBHOOK_SECRET: ['\n'],
  PAYMENTS: ['cash', 'Stripe'],
  AI_PROVIDER: ['gpt', 'Anthropic'],
  ANTHROPIC_API_KEY: ['  ', 'two words', 'line\nbreak'],
  OPENAI_API_KEY: ['clé'],
  AI_API_KEY: ['two words'],
  AI_BASE_URL: ['localhost:11434', 'ftp://gpu', 'http://me:secret@gpu/v1', 'http://gpu/v1?key=secret'],
  AI_MODEL: [' ', 'a\nb', 'x'.repeat(201)],
  AI_MODEL_FAST: ['\t'],
  AI_NAME: [' ', 'x'.repeat(41)],
  AI_OUTPUT: ['xml'],
  AI_REASONING: ['lots'],
  AI_CONTEXT_TOKENS: ['4k', '10', '2048.5'],
  AI_TIMEOUT_S: ['0', '1 min', '3601'],
  AI_CONCURRENCY: ['0', 'many'],
  AI_PRICE_INPUT: ['-1', 'cheap'],
  AI_PRICE_OUTPUT: ['-0.5'],
  AI_MONTHLY_COST: ['0', '$25'],
  STRIPE_API_BASE: ['api.stripe.example', 'http://api.stripe.example', 'http://127.0.0.1.example.org'],
}

test.each(Object.entries(bad))('T35 a bad %s stops the start with a sentence that names it', (name, values) => {
  for (const value of values)
    expect(() => readConfig({ [name]: value }), value).toThrow(`The setting ${name} cannot be used: `)
})

test('T35 a refused secret is not repeated in the message', () => {
  for (const name of [
    'SESSION_SECRET',
    'AUTH_TOKEN_SECRET',
    'METRICS_TOKEN',
    'STRIPE_SECRET_KEY',
    'SMTP_URL',
    'DATABASE_URL',
    'ANTHROPIC_API_KEY',
    'OPENAI_API_KEY',
    'AI_API_KEY',
    'AI_BASE_URL',
  ])
    expect(() => readConfig({ [name]: 'kettle\n of herons' })).toThrow(/^(?!.*(kettle|herons)).*$/s)
})

test('T35 valid settings are accepted, and an empty one counts as unset', () => {
  const set = {
    PORT: '8080',
    PUBLIC_URL: 'https://signet.example/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1, fd00::/8, ::ffff:10.0.0.0/104',
    STRIPE_API_BASE: 'http://localhost:12111',
    PAYMENTS: 'simulated',
  }
  expect(readConfig({ ...set, DATABASE_URL: '', SMTP_URL: 'smtps://mail.example' })).toMatchObject({
    port: 8080,
    publicUrl: 'https://signet.example',
    databaseUrl: undefined,
  })
})

test('payments are simulated until all three Stripe keys are set; on a public address, simulation must be set explicitly', () => {
  expect(readConfig({}).payments).toEqual({ provider: 'simulated' })
  expect(() => readConfig({ PUBLIC_URL: 'https://signet.example' })).toThrow(/^The setting PAYMENTS is needed /)
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  expect(readConfig({ ...keys, PUBLIC_URL: 'https://signet.example' }).payments).toMatchObject({
    provider: 'stripe',
    secretKey: 'sk',
    apiBase: undefined,
  })
  expect(readConfig({ ...keys, PAYMENTS: 'simulated' }).payments).toEqual({ provider: 'simulated' })
  for (const key of Object.keys(keys)) {
    const without = { ...keys, PAYMENTS: 'stripe', [key]: '' }
    expect(() => readConfig(without)).toThrow(`The setting ${key} cannot be used: `)
  }
})

test('without a key or an address no model writes, and "embedded" switches one off', () => {
  expect(readConfig({}).model).toBeUndefined()
  expect(readConfig({ AI_PROVIDER: 'embedded', ANTHROPIC_API_KEY: 'key', AI_MODEL: 'x' }).model).toBeUndefined()
})

test('the model follows the keys, with the models of the table and a time for its kind', () => {
  const modelOf = (env: Record<string, string>) => readConfig(env).model
  expect(modelOf({ ANTHROPIC_API_KEY: 'key', OPENAI_API_KEY: 'other' })).toMatchObject({
    provider: 'anthropic',
    baseAddress: 'https://api.anthropic.com/v1',
    apiKey: 'key',
    isOwnMachine: false,
    timeoutMs: 60_000,
    callsAtOnceMax: 8,
  })
  expect(modelOf({ OPENAI_API_KEY: 'key' })).toMatchObject({ provider: 'openai', apiKey: 'key' })
  expect(modelOf({ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'key', AI_MODEL: 'big' })?.models.main).toBe('big')
  expect(modelOf({ AI_BASE_URL: 'http://localhost:11434', AI_MODEL: 'qwen3:8b' })).toEqual({
    provider: 'openai-compatible',
    baseAddress: 'http://localhost:11434/v1',
    apiKey: undefined,
    models: { main: 'qwen3:8b', fast: 'qwen3:8b' },
    name: 'qwen3:8b',
    recipient: 'localhost:11434',
    isOwnMachine: true,
    rung: undefined,
    reasoning: undefined,
    contextTokens: undefined,
    timeoutMs: 600_000,
    callsAtOnceMax: 1,
  })
})

test('a month’s limit in dollars holds where the price is listed, set, or nothing on a machine of one’s own', () => {
  const limitOf = (env: Record<string, string>) => readConfig({ ...env, AI_MONTHLY_COST: '25.5' }).monthlyCostMax
  const elsewhere = { AI_BASE_URL: 'https://ai.example.org', AI_MODEL: 'large' }
  expect(limitOf({ ANTHROPIC_API_KEY: 'key' })).toBe(25_500_000)
  expect(limitOf({ ...elsewhere, AI_PRICE_INPUT: '1', AI_PRICE_OUTPUT: '0' })).toBe(25_500_000)
  expect(limitOf({ ...elsewhere, AI_BASE_URL: 'http://localhost:11434' })).toBe(25_500_000)
  expect(limitOf({})).toBeUndefined()
})

test('every setting of the model is passed on', () => {
  const env = {
    AI_BASE_URL: 'https://ai.example.org/v1/chat/completions',
    AI_API_KEY: 'key',
    AI_MODEL: 'large',
    AI_MODEL_FAST: 'small',
    AI_NAME: 'Our writer',
    AI_OUTPUT: 'json',
    AI_REASONING: 'low',
    AI_CONTEXT_TOKENS: '32768',
    AI_TIMEOUT_S: '90',
    AI_CONCURRENCY: '3',
    AI_PRICE_INPUT: '0.5',
    AI_PRICE_OUTPUT: '2',
  }
  expect(readConfig(env).model).toEqual({
    provider: 'openai-compatible',
    baseAddress: 'https://ai.example.org/v1',
    apiKey: 'key',
    models: { main: 'large', fast: 'small' },
    name: 'Our writer',
    recipient: 'ai.example.org',
    isOwnMachine: false,
    rung: 'json',
    reasoning: 'low',
    contextTokens: 32_768,
    timeoutMs: 90_000,
    callsAtOnceMax: 3,
    setPrice: { input: 0.5, output: 2 },
  })
})

test.each([
  [{ AI_PROVIDER: 'anthropic' }, 'The setting ANTHROPIC_API_KEY is needed with AI_PROVIDER=anthropic.'],
  [
    { AI_PROVIDER: 'openai', ANTHROPIC_API_KEY: 'key' },
    'The setting OPENAI_API_KEY is needed with AI_PROVIDER=openai.',
  ],
  [{ AI_PROVIDER: 'openai-compatible' }, 'The setting AI_BASE_URL is needed with AI_PROVIDER=openai-compatible'],
  [{ AI_BASE_URL: 'http://localhost:11434' }, 'The setting AI_MODEL is needed with AI_BASE_URL'],
  [
    { AI_BASE_URL: 'http://gpu/v1', OPENAI_API_KEY: 'key' },
    'The setting AI_PROVIDER is needed with both AI_BASE_URL and OPENAI_API_KEY',
  ],
  [{ AI_MODEL: 'large' }, 'The setting AI_MODEL cannot be used alone'],
  [{ ANTHROPIC_API_KEY: 'key', AI_PRICE_INPUT: '1' }, 'The setting AI_PRICE_OUTPUT is needed with AI_PRICE_INPUT.'],
  [
    { ANTHROPIC_API_KEY: 'key', AI_MODEL: 'unlisted', AI_MONTHLY_COST: '25' },
    'The setting AI_MONTHLY_COST cannot be used: the price of unlisted is not known. Set AI_PRICE_INPUT and AI_PRICE_OUTPUT too.',
  ],
  [{ AI_API_KEY: 'key' }, 'The setting AI_API_KEY cannot be used alone'],
  [{ ANTHROPIC_API_KEY: 'key', AI_API_KEY: 'key' }, 'The setting AI_API_KEY cannot be used with AI_PROVIDER=anthropic'],
])('T35 settings of the model that contradict each other stop the start: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('mails come from the product, under its configured name', () => {
  expect(readConfig({}).mailFrom).toBe('"Signet" <signet@localhost>')
  expect(readConfig({ PRODUCT_NAME: 'Tern, "Tide" & Co' }).mailFrom).toBe('"Tern, \\"Tide\\" & Co" <signet@localhost>')
  expect(readConfig({ PRODUCT_NAME: 'Tern', MAIL_FROM: 'hello@example.org' }).mailFrom).toBe('hello@example.org')
  const contactOf = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).contactEmail
  expect([contactOf('hello@example.org'), contactOf('"Tern, Tide" <hello@example.org>')]).toEqual([
    'hello@example.org',
    'hello@example.org',
  ])
  expect(readConfig({}).contactEmail).toBeUndefined()
})

test('T35 the program exits with that sentence and nothing else', async () => {
  const ended = await new Promise<{ code: unknown; err: string }>((resolve) => {
    execFile(process.execPath, ['server/main.ts'], { env: { PORT: 'abc' } }, (error, _out, err) => {
      resolve({ code: error?.code, err })
    })
  })
  expect(ended.code).toBe(1)
  expect(ended.err).toMatch(/^The setting PORT cannot be used: .+\.\n$/)
})
