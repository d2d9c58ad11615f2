/** A yardstick server in its own process: bare node:http with static files, or bare Fastify with one query per call. */
import { argon2, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import pg from 'pg'
import { saveStatement } from '#server/brand-attributes/attributes-store.ts'
import { yardstickSavePath } from './yardstick-save-path.ts'

/** What the bare server needs: saves go to each of `brandIds` in turn, sign-ins to each of `userIds`. */
export type CallsYardstickSettings = { connection: pg.PoolConfig; sid: string; brandIds: string[]; userIds: string[] }
export type YardstickTask = { files: string } | { calls: CallsYardstickSettings }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Loads every file of the folder by address (without `.html` and `.json`), compressed once and kept in memory. */
function readFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name) !== '')
  return new Map<string, { body: Buffer; headers: http.OutgoingHttpHeaders }>(
    names.map((name) => {
      const extension = path.extname(name)
      const bytes = readFileSync(path.join(folder, name))
      const isFont = extension === '.woff2'
      const body = isFont ? bytes : brotliCompressSync(bytes)
      const headers = {
        'content-type': types[extension] ?? 'application/octet-stream',
        'content-length': body.length,
        ...(!isFont && { 'content-encoding': 'br' }),
      }
      return [`/${name.replace(/\.(html|json)$/, '')}`, { body, headers }] as const
    }),
  )
}

function serveFiles(folder: string): http.Server {
  const files = readFiles(folder)
  return http.createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    return response.writeHead(200, file.headers).end(file.body)
  })
}

const findUser = `SELECT sessions.expire, users.*, brands.* FROM sessions
  JOIN users ON users.id = sessions.user_id JOIN brands ON brands.owner_id = users.id
  WHERE sessions.sid = $1 AND sessions.expire > now() AND users.account_status = 'active' LIMIT 1`
type Words = { attributesData: unknown; currentStep: number }
/** A save that does not keep the earlier state. */
const saveWords = `UPDATE brands SET attributes_data = $1, attributes_step = $2, attributes_revision = $3, updated_at = now()
  WHERE id = $4 RETURNING id`
const startSession = `INSERT INTO sessions (sid, user_id, expire) VALUES ($1, $2, now() + interval '14 days')`
const hash = promisify(argon2)

async function serveCalls({ connection, sid, brandIds, userIds }: CallsYardstickSettings): Promise<http.Server> {
  const pool = new pg.Pool({ max: 10, ...connection })
  const app = Fastify({ bodyLimit: 256 * 1024 })
  let turn = 0
  const next = (ids: string[]) => ids[turn++ % ids.length]
  app.get('/api/auth/user', async () => {
    const { rows } = await pool.query({ name: 'find_user', text: findUser, values: [sid] })
    return rows[0]
  })
  app.put<{ Body: Words }>('/api/brand-attributes', async ({ body }) => {
    const revision = randomBytes(12).toString('base64url')
    const values = [
      next(brandIds),
      null,
      'Edited',
      JSON.stringify(body.attributesData),
      body.currentStep,
      revision,
      true,
    ]
    await pool.query({ name: 'save_and_keep', text: saveStatement, values })
    return { success: true, revision, brandAttributes: { ...body, revision } }
  })
  app.put<{ Body: Words }>(yardstickSavePath, async ({ body }) => {
    const revision = randomBytes(12).toString('base64url')
    const values = [JSON.stringify(body.attributesData), body.currentStep, revision, next(brandIds)]
    await pool.query({ name: 'save_words', text: saveWords, values })
    return { success: true, revision, brandAttributes: { ...body, revision } }
  })
  app.post<{ Body: { password: string } }>('/api/auth/login', async ({ body }) => {
    // The same parameters as the product's password hashes.
    const costs = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    await hash('argon2id', { message: body.password, nonce: randomBytes(16), ...costs })
    const token = randomBytes(32).toString('base64url')
    await pool.query({ name: 'start_session', text: startSession, values: [token, next(userIds)] })
    return { success: true }
  })
  await app.ready()
  return app.server
}

process.once('message', async (order: YardstickTask) => {
  const server = 'files' in order ? serveFiles(order.files) : await serveCalls(order.calls)
  server.listen(0, '127.0.0.1', () => {
    const place: AddressInfo | string | null = server.address()
    process.send?.({ port: typeof place === 'object' && place ? place.port : 0 })
  })
})
process.on('disconnect', () => process.exit())
