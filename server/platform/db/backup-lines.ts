/** The backup format: gzipped lines of JSON. A row is an array, everything else an object. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/** A backup cannot be made, read or restored; the message is one sentence for the operator. */
export class BackupError extends Error {}

const line = z.union([
  /** A row of the last table line; each value in PostgreSQL's text format. */
  z.array(z.string().nullable()),
  z.strictObject({ signet: z.literal('backup 1'), madeAt: z.string(), migrations: z.array(z.string()) }),
  z.strictObject({ table: z.string(), columns: z.array(z.string()) }),
  z.strictObject({ sequence: z.string(), value: z.string(), used: z.boolean() }),
  /** A file of the data folder, with `/` as separator; its bytes follow in chunks. */
  z.strictObject({ file: z.string(), mode: z.number() }),
  z.strictObject({ bytes: z.base64() }),
  /** The last line: the number of lines before it. */
  z.strictObject({ end: z.number() }),
])

export type BackupLine = z.infer<typeof line>

const damaged = (file: string) =>
  new BackupError(`${file} is no whole Signet backup (damaged, cut off or something else); nothing was restored.`)

/** Yields the lines of a backup file. Throws BackupError at the first sign that it is damaged or truncated. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  let count = 0
  let isAtEnd = false
  try {
    for await (const text of splitLines(source.pipe(unzipped))) {
      const read = line.parse(JSON.parse(text))
      if (isAtEnd || (count === 0) !== 'signet' in read) throw damaged(file)
      isAtEnd = 'end' in read
      if ('end' in read && read.end !== count) throw damaged(file)
      count += 1
      yield read
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`There is no backup ${file}.`)
    throw damaged(file)
  } finally {
    source.destroy()
  }
  if (!isAtEnd) throw damaged(file)
}

/** Node's readline also splits at U+2028, which JSON strings may contain. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let open: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
      yield Buffer.concat([...open, chunk.subarray(from, to)]).toString('utf8')
      open = []
      from = to + 1
    }
    open.push(chunk.subarray(from))
  }
  const rest = Buffer.concat(open)
  if (rest.length > 0) yield rest.toString('utf8')
}
