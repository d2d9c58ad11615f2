import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeWebBuild } from '#testing/server/web-build.ts'

let site: TestApp
let build: Awaited<ReturnType<typeof makeWebBuild>>
beforeAll(async () => {
  build = await makeWebBuild()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x', apiBase: undefined }
  site = await createTestApp({ payments: { provider: 'stripe', ...keys } }, { build })
})
afterAll(async () => {
  await site.close()
  await build.remove()
})

test('only the payment page may load Stripe’s form', async () => {
  const policyOf = async (path: string) => (await site.ask('GET', path)).headers['content-security-policy']
  for (const path of ['/checkout?plan=all-access&amount=299', '/checkout/?plan=monthly&amount=99']) {
    const policy = await policyOf(path)
    expect(policy).toContain("script-src 'self' https://js.stripe.com")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com")
    expect(policy).toContain('https://hooks.stripe.com')
  }
  for (const path of ['/cart', '/success', '/login', '/nothing', '/toolkit'])
    expect(await policyOf(path), path).not.toContain('stripe.com')
})
