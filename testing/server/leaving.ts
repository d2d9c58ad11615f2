/** Somebody who leaves the page while a language model is at work. */
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { TestModel } from './language-model.ts'
import type { TestPerson } from './people.ts'

/** A model that says nothing more until its call is ended. */
export async function waitForEnd(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  signal.throwIfAborted()
}

type Site = { app: FastifyInstance; model: TestModel }
type Call = { path: string; body?: object; isStream?: boolean; asked?: number }

/** Makes a call as a browser does, and leaves once the model was asked `asked` times (1). */
export async function leaveOnceAsked({ app, model }: Site, { cookie }: TestPerson, call: Call): Promise<void> {
  const { path, body = { byModel: true }, isStream = false, asked = 1 } = call
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const reply = fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...(isStream && { accept: 'text/event-stream' }) },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
    .then((answered) => answered.text())
    .catch(() => undefined)
  await expect.poll(() => model.requests.length).toBe(asked)
  leaving.abort()
  await reply
}
