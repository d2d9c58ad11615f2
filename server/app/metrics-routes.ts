/** The call for whoever watches the server: closed without a token of its own, for it needs no session. */
import { timingSafeEqual } from 'node:crypto'
import { systemCalls } from '#contract/system.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** Without `metrics` and `token` there is nothing at its address. */
export function addMetricsRoutes(
  { answer, secrets }: Pick<AccountContext, 'answer' | 'secrets'>,
  metrics: Metrics | undefined,
  token: string | undefined,
): void {
  // Hashes are of one length, so that the comparison tells nothing of the token's.
  const hashOf = (text: string) => Buffer.from(secrets.hashOf(text))

  answer.overHttp(systemCalls.metrics, [], async ({ request, reply }) => {
    if (metrics === undefined || token === undefined) throw new Refusal('not_found')
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (!timingSafeEqual(hashOf(given), hashOf(token))) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('invalid_credentials')
    }
    const { type, text } = await metrics.read()
    return reply.type(type).send(text)
  })
}
