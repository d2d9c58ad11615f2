/**
 * The interview and the review as their owner experiences them: an answer, an audit of a small local site, both
 * reports.
 */
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { answers } from '#testing/server/interview.ts'
import { type Figure, makeFigure } from './figure.ts'
import { benchBusinessName, callApi, makeOwners } from './make-owners.ts'
import { startProduct } from './start-product.ts'

const pages = ['', 'blankets', 'classes', 'mending', 'about'] as const
const values = [
  { id: 'new-1', title: 'Mend before you make', description: 'We mend a blanket three times before we sell another.' },
  { id: 'new-2', title: 'One weaver each', description: 'Who starts a blanket finishes it and signs it.' },
]

const links = pages.map((page) => `<a href="/${page}">${page || benchBusinessName}</a>`).join(' ')

function pageOf(page: string): string {
  const paragraphs = Array.from({ length: 12 }, (_, at) => `<p>${answers[at % answers.length]} ${page} ${at}</p>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page || 'Blankets'} · ${benchBusinessName}</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/site.css"></head>
    <body><nav>${links}</nav><h1>Blankets woven to order, ${page}</h1>${paragraphs.join('')}</body></html>`
}

/** A local site of five pages and a style sheet. */
async function startSite() {
  const server = http.createServer(({ url = '/' }, response) => {
    if (url === '/site.css')
      return response.setHeader('content-type', 'text/css').end('body { color: #332; margin: 2rem }')
    const page = pages.find((each) => url === `/${each}`)
    if (page === undefined) return response.writeHead(404).end()
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(page))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const host = `127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
  return { host, stop: () => server.close() }
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>

async function time(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

const interviewReply = z.object({ archetypeResult: z.unknown().optional() })
const auditBegun = z.object({ auditId: z.string() })
const auditReply = z.object({ audit: z.object({ status: z.string() }) })

/** Answers the interview from the first question to the result; returns the milliseconds that each reply took. */
async function measureTurns(ask: Ask): Promise<number[]> {
  const turns: number[] = []
  for (let isOver = false; !isOver; ) {
    const message =
      answers[turns.length] ?? `${answers[turns.length % answers.length]} That was in year ${turns.length + 1}.`
    const began = performance.now()
    const reply = await ask('POST', '/api/brand-archetype/analyze', { message })
    isOver = Boolean(interviewReply.parse(await reply.json()).archetypeResult)
    turns.push(performance.now() - began)
  }
  return turns
}

/** Audits the site and waits for the report; returns its id. */
async function audit(ask: Ask, host: string): Promise<string> {
  const asked = { brandArchetype: 'creator', coreValues: ['Quality'], brandTone: 'friendly' }
  const targetAudience = 'People who buy one good thing instead of five'
  const begun = await ask('POST', '/api/audit', { websiteUrl: `http://${host}/`, targetAudience, ...asked })
  const { auditId } = auditBegun.parse(await begun.json())
  for (;;) {
    const { status } = auditReply.parse(await (await ask('GET', `/api/audit/${auditId}`)).json()).audit
    if (status === 'complete') return auditId
    if (status === 'failed') throw new Error('The audit failed.')
    await sleep(10)
  }
}

const printed = (reply: Promise<Response>) => reply.then((file) => file.arrayBuffer())

async function measure(ask: Ask, host: string, rounds: number): Promise<Figure[]> {
  await ask('PUT', '/api/user-profile/tagline', { chosenTagline: 'Mended for life.' })
  await ask('POST', '/api/core-values', { coreValues: values })
  const turns = await measureTurns(ask)
  const audits: number[] = []
  const archetypeReports: number[] = []
  const auditReports: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    let id = ''
    audits.push(await time(async () => (id = await audit(ask, host))))
    const stored = { archetypeResult: null, conversationHistory: [] }
    archetypeReports.push(await time(() => printed(ask('POST', '/api/brand-archetype/pdf', stored))))
    auditReports.push(await time(() => printed(ask('GET', `/api/audit/${id}/pdf`))))
  }
  return [
    makeFigure('an interview turn, over HTTP', 'ms', turns, { atMost: 50 }),
    makeFigure('an audit of a local site of five pages', 'ms', audits, { atMost: 3000 }),
    makeFigure('the first audit after a start', 'ms', audits.slice(0, 1), { atMost: 3000 }),
    makeFigure('the archetype report', 'ms', archetypeReports, { atMost: 1000 }),
    makeFigure('the review report', 'ms', auditReports, { atMost: 1000 }),
    makeFigure('the slowest of these reports', 'ms', [Math.max(...archetypeReports, ...auditReports)], { shown: true }),
  ]
}

/** Takes all measurements of the interview and the review. */
export async function measureDeeperTools(rounds: number): Promise<Figure[]> {
  const site = await startSite()
  const product = await startProduct(undefined, { AUDIT_ALLOW_HOSTS: site.host })
  try {
    const [owner] = await makeOwners(product.address, 1)
    const ask: Ask = (method, path, body) =>
      callApi(product.address, method, path, body === undefined ? undefined : JSON.stringify(body), owner?.cookie)
    return await measure(ask, site.host, rounds)
  } finally {
    await product.stop()
    site.stop()
  }
}
