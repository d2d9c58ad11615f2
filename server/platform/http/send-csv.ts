/** CSV for spreadsheets (RFC 4180), streamed, and safe against formula injection. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Spreadsheets treat a cell that begins like this as a formula; a leading apostrophe makes it text. */
const isFormula = /^[\t\r\n ]*[=+\-@＝＋－＠|]/u
/**
 * Spreadsheets that split at semicolons or tabs and ignore quotes start a cell after these and after line breaks too.
 */
const innerFormula = /(^|[;\t\r\n])([ "]*[=+\-@＝＋－＠|])/gu

/** Encodes one cell. */
export function csvCell(value: string): string {
  const inner = value.replace(innerFormula, "$1'$2")
  const safe = isFormula.test(value) && !inner.startsWith("'") ? `'${inner}` : inner
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

async function* lines(titles: readonly string[], rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  // The byte order mark, without which Excel assumes another encoding.
  yield `\ufeff${csvLine(titles)}`
  for await (const row of rows) yield csvLine(row)
}

/** Sends the table as a download. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  titles: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(lines(titles, rows)))
}
