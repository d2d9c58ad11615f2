/** Routes about the server itself. */
import { systemCalls } from '#contract/system.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { describeCalls } from '#server/app/openapi.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Liveness, readiness and the OpenAPI document. */
export function addSystemRoutes(
  { answer, database, productName }: AccountContext,
  publicUrl: string | undefined,
  isRunning: () => boolean,
): void {
  answer(systemCalls.health, [], async () => ({ status: 'ok' as const }))
  answer(systemCalls.ready, [], async () => {
    if (!isRunning()) throw new Refusal('unavailable')
    await database.$client.query('SELECT 1')
    return { status: 'ready' as const }
  })
  // Made when it is first asked for: no start waits for it.
  let document: string | undefined
  answer.overHttp(systemCalls.openapi, [], async ({ reply }) => {
    document ??= describeCalls(productName, publicUrl)
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
