/** The metrics endpoint for monitoring. It is protected by a token of its own, not by a session. */
import { timingSafeEqual } from 'node:crypto'
import { systemCalls } from '#contract/system.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** Without `metrics` and `token` the route answers `not_found`. */
export function addMetricsRoutes(
  { answer, secrets }: Pick<AccountContext, 'answer' | 'secrets'>,
  metrics: Metrics | undefined,
  token: string | undefined,
): void {
  // Hashes have equal length, so the comparison does not reveal the token's length.
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
