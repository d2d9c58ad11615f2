/** Fetches one resource of a site, within limits, from an address checked just before. */
import type { LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, request } from 'undici'
import { decodePageText } from '#server/platform/sites/decode-page-text.ts'
import {
  type AllowedHosts,
  type NetworkAddress,
  readSiteAddress,
  resolveSite,
  SiteError,
} from '#server/platform/sites/site-address.ts'

export const pageBytesMax = 2 * 1024 * 1024
const pageMs = 10_000
const redirectsMax = 5
/** The name by which robots.txt can exclude us. */
export const robotName = 'SignetReview'
const userAgent = `Mozilla/5.0 (compatible; ${robotName}/1.0)`

/** The response: final URL after redirects, status and text. */
export type FetchedText = { url: string; status: number; contentType: string; text: string }

export type FetchRequest = {
  url: URL
  /** Content types to read; others are 'not-a-page'. */
  accepts: RegExp
  allowed: AllowedHosts
  /** `HEAD` only checks whether it exists. */
  method?: 'GET' | 'HEAD'
  /** Aborts the fetch, for example when the time for the whole site is over. */
  signal?: AbortSignal
}

/** Connects to the checked addresses, whatever the name resolves to now (prevents DNS rebinding). */
function pinTo(addresses: readonly [NetworkAddress, ...NetworkAddress[]]): LookupFunction {
  const [first] = addresses
  return (_name, options, done) => {
    if (options.all) done(null, [...addresses])
    else done(null, first.address, first.family)
  }
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Reads and decompresses the body; throws 'too-large' beyond the limit. */
async function readBody(body: Readable, encoding: string): Promise<Buffer> {
  const makeDecoder = decoders[encoding]
  if (makeDecoder === undefined && !['', 'identity'].includes(encoding)) throw new SiteError('unreadable')
  const stream = makeDecoder ? body.pipe(makeDecoder()) : body
  // pipe() does not forward errors of the connection to the decompressed stream.
  body.on('error', (error) => stream.destroy(error))
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of stream) {
      length += part.length
      if (length > pageBytesMax) throw new SiteError('too-large')
      parts.push(part)
    }
  } finally {
    body.destroy()
    stream.destroy()
  }
  return Buffer.concat(parts)
}

type Answer = { status: number; location: string | undefined; contentType: string; text: string }

async function ask({ url, accepts, allowed, method = 'GET' }: FetchRequest, signal: AbortSignal): Promise<Answer> {
  const addresses = await resolveSite(url, allowed)
  const agent = new Agent({
    connect: { lookup: pinTo(addresses), timeout: pageMs },
    headersTimeout: pageMs,
    bodyTimeout: pageMs,
    maxHeaderSize: 32 * 1024,
  })
  try {
    const headers = {
      'user-agent': userAgent,
      accept: 'text/html, text/css, text/plain',
      'accept-encoding': 'gzip, br',
    }
    const options = { dispatcher: agent, method, headers, signal }
    const { statusCode: status, headers: answered, body } = await request(url, options)
    // Destroying an unread body emits an error.
    body.on('error', () => undefined)
    const first = (name: string) => String([answered[name] ?? ''].flat()[0] ?? '')
    const contentType = first('content-type').toLowerCase()
    const location = status >= 300 && status < 400 ? first('location') || undefined : undefined
    const isOfUse = location === undefined && method === 'GET' && accepts.test(contentType)
    const bytes = isOfUse ? await readBody(body, first('content-encoding').trim().toLowerCase()) : undefined
    if (bytes === undefined) body.destroy()
    if (location === undefined && !isOfUse && method === 'GET' && status < 400) throw new SiteError('not-a-page')
    return { status, location, contentType, text: bytes ? decodePageText(bytes, contentType) : '' }
  } finally {
    await agent.destroy()
  }
}

function problemOf(error: unknown, signal: AbortSignal): SiteError {
  if (error instanceof SiteError) return error
  if (signal.aborted) return new SiteError('too-slow')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/TIMEOUT/.test(code)) return new SiteError('too-slow')
  return new SiteError(/^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code) ? 'unreadable' : 'unreachable')
}

/**
 * Fetches a page or style sheet within 10 s, 2 MB decompressed and 5 redirects, each of which is checked like the first
 * address. Throws a SiteError; a status of 400 or more is a response, not an error.
 */
export async function fetchPage(wanted: FetchRequest): Promise<FetchedText> {
  const time = AbortSignal.timeout(pageMs)
  const signal = wanted.signal ? AbortSignal.any([time, wanted.signal]) : time
  try {
    let url = wanted.url
    for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
      const { status, location, contentType, text } = await ask({ ...wanted, url }, signal)
      if (location === undefined) return { url: url.href, status, contentType, text }
      const next = URL.canParse(location, url.href)
        ? readSiteAddress(new URL(location, url).href, wanted.allowed)
        : undefined
      if (next === undefined) throw new SiteError('refused')
      url = next
    }
    throw new SiteError('too-many-redirects')
  } catch (error) {
    throw problemOf(error, signal)
  }
}
