/** Body parsers: only JSON and a single uploaded document. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

export const documentBytesMax = 10 * 1024 * 1024
const isJson = /^application\/json(; ?charset=utf-?8)?$/i

/** Raw bodies of the routes whose callers sign them. */
const rawBodies = new WeakMap<FastifyRequest, string>()
export const readRawBody = (request: FastifyRequest): string | undefined => rawBodies.get(request)

/** Removes Fastify's text parser, and accepts JSON only with its exact content type. */
export async function readBodies(app: FastifyInstance, signed: ReadonlySet<string>): Promise<void> {
  app.removeAllContentTypeParsers()
  // Reject a `__proto__` member, which schemas would silently ignore.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (signed.has(request.url)) rawBodies.set(request, body)
    if (isJson.test(request.headers['content-type'] ?? '')) parse(request, body, done)
    else done(new Refusal('unsupported_type'))
  })
  await app.register(multipart, {
    limits: { fileSize: documentBytesMax, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    throwFileSizeLimit: true,
  })
}
