/** Everything that an account holds as one JSON file, read and sent piece by piece. */
import { Readable } from 'node:stream'
import { ownDataCalls } from '#contract/own-data.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { gatherOwnData, type Part } from '#server/account/own-data.ts'

/** One part of the file; a list comes item by item. */
async function* writePart([name, value]: Part): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}: `
  if (!isList(value)) return yield JSON.stringify(value, null, 1)
  let before = '['
  for await (const item of value) {
    yield `${before}\n${JSON.stringify(item, null, 1)}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

const isList = (value: Part[1]): value is AsyncIterable<object> => Symbol.asyncIterator in value

async function* writeFile(parts: Iterable<Part>): AsyncGenerator<string> {
  let before = '{\n'
  for (const part of parts) {
    yield before
    yield* writePart(part)
    before = ',\n'
  }
  yield '\n}\n'
}

export function addOwnDataRoute({ answer, database, productName }: AccountContext): void {
  answer(ownDataCalls.exportAccount, async ({ asker, reply }) => {
    const parts = await gatherOwnData(asker, productName, database)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(Readable.from(writeFile(parts)))
  })
}
