/** The bytes of a prebuilt page in each encoding. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as bytes, in each encoding. `recompressPages` replaces the compressed ones. */
export type PrebuiltPage = { etag: string; plain: Buffer; gzip: Buffer; brotli: Buffer }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliOf = (plain: Buffer, quality: number) =>
  compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compresses quickly, in a few milliseconds, so that no start waits for it. */
export async function makePrebuiltPage(html: string): Promise<PrebuiltPage> {
  const plain = Buffer.from(html)
  const [zipped, brotli] = await Promise.all([compressGzip(plain), brotliOf(plain, 5)])
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    gzip: zipped,
    brotli,
  }
}

/** Compresses as well as possible, one page after the other: together they take a second of a processor. */
export async function recompressPages(pages: Iterable<PrebuiltPage>): Promise<void> {
  for (const page of new Set(pages)) {
    page.brotli = await brotliOf(page.plain, 11)
    page.gzip = await compressGzip(page.plain, { level: 9 })
  }
}
