/** A small local website to review: an invented bakery with one page that says little. */
import { createServer, type Server } from 'node:http'

const port = Number(process.env.JOURNEYS_PORT ?? 3177)
/** One per worker; the journeys' server is configured to allow fetching from them. */
export const reviewSiteHosts = [`localhost:${port + 1}`, `localhost:${port + 2}`] as const

const page = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/site.css"></head>
<body><header><a href="/">Harbour Loaf</a><nav><a href="/">Home</a> <a href="/bread">Bread</a></nav></header>
<main>${body}</main><footer>Harbour Loaf, the quay. Call 01234 567890.</footer></body></html>`

const bread = `<h1>Our bread</h1><img src="/loaf.jpg"><img src="/bun.jpg">
<p>We bake on the boat while you sleep. You get your loaf on the quay at six, still warm, before the first train.</p>
<p>We use flour, water and salt, and we take our time. When it is gone, it is gone.</p>`
const welcome = `<h1>Welcome to our website</h1>
<p>We are dedicated to the provision of innovative, best-in-class solutions and leverage synergies for stakeholders.</p>
<p>It is required that orders be submitted prior to the commencement of the business day.</p>`
const mended = `<h1>Fresh bread on the quay at six</h1>
<p>For early commuters who skip breakfast: you get a warm loaf, baked on the boat, before the first train leaves.</p>
<p><a href="/bread">Order your loaf</a></p>`

/** A test can change what the site answers. */
export type ReviewSite = {
  url: string
  mend: () => void
  breakDown: () => void
  recover: () => void
  close: () => Promise<void>
}

/** Starts the site of the worker with this `parallelIndex`. */
export async function startReviewSite(parallelIndex: number): Promise<ReviewSite> {
  const url = `http://${reviewSiteHosts[parallelIndex] ?? reviewSiteHosts[0]}`
  let start = welcome
  let isDown = false
  const server: Server = createServer((request, response) => {
    const pages: Readonly<Record<string, [type: string, body: string]>> = {
      '/': ['text/html', page('Home', start)],
      '/bread': ['text/html', page('Bread, Harbour Loaf', bread)],
      '/site.css': ['text/css', 'body{font-family:Georgia;color:#999;background:#fff}h1{color:#3a3a3a}'],
    }
    const found = isDown ? undefined : pages[request.url ?? '']
    response.writeHead(found ? 200 : isDown ? 503 : 404, { 'content-type': found?.[0] ?? 'text/plain' })
    response.end(found?.[1] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), 'localhost', resolve))
  return {
    url,
    mend: () => {
      start = mended
    },
    breakDown: () => {
      isDown = true
    },
    recover: () => {
      isDown = false
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
