/** The two kinds of body that are read at all: JSON, and one uploaded document. */
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

export const documentBytesMax = 10 * 1024 * 1024
const isJson = /^application\/json(; ?charset=utf-?8)?$/i

/** Removes the framework's text parser, and takes JSON only under its exact name. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: { headers: { 'content-type'?: string | undefined } }, body: string) => {
      if (!isJson.test(request.headers['content-type'] ?? '')) throw new Refusal('unsupported_type')
      try {
        return JSON.parse(body) as unknown
      } catch {
        throw new Refusal('invalid_json')
      }
    },
  )
  await app.register(multipart, {
    limits: { fileSize: documentBytesMax, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    throwFileSizeLimit: true,
  })
}
