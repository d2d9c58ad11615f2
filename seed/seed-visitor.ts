/** Calls the product's API in this process; a refused call stops the seeding with its error message. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'

type Given<Spec> = (Spec extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : object) & {
  id?: string
}
type Sent = { body?: unknown; id?: string }

export type SeedVisitor = {
  call: <Spec extends CallSpec, Reply extends z.ZodType>(
    spec: Spec & { reply: Reply },
    given: Given<Spec>,
  ) => Promise<z.output<Reply>>
}

/** A visitor with a cookie jar of its own. */
export function createSeedVisitor(app: FastifyInstance): SeedVisitor {
  const cookies = new Map<string, string>()
  const send = async (spec: CallSpec, sent: Sent, triesLeft = 60): Promise<unknown> => {
    const { method, path } = spec
    const { body, id = '' } = sent
    const answered = await app.inject({
      method,
      url: path.replace(':id', id),
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    for (const { name, value } of answered.cookies) cookies.set(name, value)
    // Retry while the server is overloaded.
    if (answered.statusCode === 503 && triesLeft > 0) {
      await sleep(1000)
      return send(spec, sent, triesLeft - 1)
    }
    if (answered.statusCode !== 200) throw new Error(`${method} ${path} was refused: ${answered.body}`)
    return answered.json()
  }
  return {
    call: async <Reply extends z.ZodType>(spec: CallSpec & { reply: Reply }, given: Sent) => {
      const { reply }: { reply: Reply } = spec
      return z.parse(reply, await send(spec, given))
    },
  }
}
