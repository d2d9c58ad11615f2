/** Exports everything an account holds as one JSON file, streamed piece by piece. */

import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownDataCalls } from '#contract/own-data.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { accountExportLimit } from '#server/account/account-limits.ts'
import { gatherOwnData, type OwnDataPart } from '#server/account/own-data.ts'

/** Writes a value as JSON; async lists, at any depth, are written item by item. */
async function* writeValue(value: unknown): AsyncGenerator<string> {
  if (isList(value)) return yield* writeList(value)
  if (!holdsList(value)) return yield JSON.stringify(value, null, 1)
  let before = '{\n'
  for (const [name, inner] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}: `
    yield* writeValue(inner ?? null)
    before = ',\n'
  }
  yield '\n}'
}

async function* writeList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n`
    yield* writeValue(item)
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
const holdsList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isList)

async function* writeFile(parts: Iterable<OwnDataPart>): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, value] of parts) {
    yield `${before}${JSON.stringify(name)}: `
    yield* writeValue(value)
    before = ',\n'
  }
  yield '\n}\n'
}

const pieceLetters = 64 * 1024
const restMaxMs = 20

/**
 * Joins texts into chunks worth sending. After each chunk it sleeps as long as the chunk took (20 ms at most), so other
 * requests get their turn.
 */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  let began = performance.now()
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLetters) continue
    yield piece
    await sleep(Math.min(restMaxMs, performance.now() - began))
    piece = ''
    began = performance.now()
  }
  yield piece
}

export function addOwnDataRoute({ answer, database, productName }: AccountContext): void {
  answer.overHttp(ownDataCalls.exportAccount, [accountExportLimit], async ({ asker, reply }) => {
    const parts = await gatherOwnData(asker, productName, database)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(Readable.from(inPieces(writeFile(parts))))
  })
}
