/** Tables for spreadsheets: RFC 4180, sent as they are read, and with nothing in them that a spreadsheet would run. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A spreadsheet takes a cell that begins like this for a formula; an apostrophe before it makes it text. */
const isFormula = /^[\t\r\n ]*[=+\-@＝＋－＠|]/u
/** One that parts cells at semicolons or tabs, and minds no quotes, begins a cell after those and after line breaks too. */
const innerFormula = /(^|[;\t\r\n])([ "]*[=+\-@＝＋－＠|])/gu

/** One cell. */
export function csvCell(value: string): string {
  const inner = value.replace(innerFormula, "$1'$2")
  const safe = isFormula.test(value) && !inner.startsWith("'") ? `'${inner}` : inner
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

async function* lines(titles: readonly string[], rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  // The mark without which Excel reads another encoding.
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
