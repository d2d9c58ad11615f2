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
