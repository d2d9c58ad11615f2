/** Metrics in the Prometheus text format; docs/operations.md says which to watch. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { SendMail } from '#server/platform/mail/send-mail.ts'

/** Counts a request under its route pattern; counting by URL would create a series for each. */
export type NoteRequest = (method: string, route: string, status: number, seconds: number) => void

export type Metrics = {
  noteRequest: NoteRequest
  /** Wraps `sendMail` to count sent and failed mails. */
  countMails: (sendMail: SendMail) => SendMail
  /** Counts a call of a language model. */
  noteModelCall: (call: ModelCall) => void
  read: () => Promise<{ type: string; text: string }>
}

/** A call of a language model that ended; `costMicros` are millionths of a US dollar, null if not known. */
export type ModelCall = {
  tool: string
  outcome: string
  inputTokens: number
  outputTokens: number
  costMicros?: number | null | undefined
  ms: number
}

/** Requests without a route of their own: signed-in screens and unknown paths. */
const anyOther = '*'
const bucketsSeconds = [0.005, 0.025, 0.1, 0.3, 1, 3, 10]
const modelBucketsSeconds = [0.5, 1, 2, 5, 10, 20, 60, 300]
/** How often a timer measures its own delay. */
const lookMs = 20
/** If the database does not answer in this time, only the job counts are left out. */
const jobsMs = 1000

/** Creates the metrics of one server and counts every request of `app`. */
export function measureServer(app: FastifyInstance, pool: pg.Pool): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const noteRequest = addRequests(registers)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? anyOther
    noteRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  addEventLoop(app, registers)
  addPool(registers, pool)
  addJobs(registers, pool)
  addProcess(registers)
  return {
    noteRequest,
    countMails: addMails(registers),
    noteModelCall: addModelCalls(registers),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

type Registers = Registry[]
type RequestLabels = { method: string; route: string; status: string }

function addRequests(registers: Registers): NoteRequest {
  const histogram = new Histogram({
    name: 'signet_request_duration_seconds',
    help: 'Requests by method, route and class of status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketsSeconds,
    registers,
  })
  // Label objects are cached, because a busy server gets here thousands of times a second.
  const made = new Map<string, Map<string, RequestLabels[]>>()
  const makeLabels = (method: string, route: string) => {
    const labels = [1, 2, 3, 4, 5].map((first) => ({ method, route, status: `${first}xx` }))
    const ofMethod = made.get(method) ?? new Map<string, RequestLabels[]>()
    made.set(method, ofMethod.set(route, labels))
    return labels
  }
  return (method, route, status, seconds) => {
    const labels = made.get(method)?.get(route) ?? makeLabels(method, route)
    const own = labels[Math.floor(status / 100) - 1]
    if (own) histogram.observe(own, seconds)
  }
}

function addEventLoop(app: FastifyInstance, registers: Registers): void {
  const delays = monitorEventLoopDelay({ resolution: lookMs })
  delays.enable()
  app.addHook('onClose', async () => void delays.disable())
  // Each measurement includes the interval itself, so subtract it.
  const secondsOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lookMs / 1000)
  const gauge = new Gauge({
    name: 'signet_event_loop_delay_seconds',
    help: 'How late the event loop was since the last time that this was read.',
    labelNames: ['quantile'],
    registers,
    collect: () => {
      for (const quantile of [0.5, 0.99, 1]) gauge.set({ quantile }, secondsOf(delays.percentile(quantile * 100)))
      delays.reset()
    },
  })
}

function addPool(registers: Registers, pool: pg.Pool): void {
  const gauge = new Gauge({
    name: 'signet_database_connections',
    help: 'Connections to the database in use and idle, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      gauge.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

type JobCount = { kind: string; state: string; count: number }

async function countJobs(pool: pg.Pool): Promise<JobCount[]> {
  const text = 'SELECT kind, state, count(*)::int AS count FROM jobs GROUP BY kind, state'
  const { rows } = await pool.query<JobCount>({ name: 'count_jobs', text })
  return rows
}

function addJobs(registers: Registers, pool: pg.Pool): void {
  const gauge = new Gauge({
    name: 'signet_jobs',
    help: 'Jobs by kind and state; those that ended are kept for a week.',
    labelNames: ['kind', 'state'],
    registers,
    collect: async () => {
      const none: JobCount[] = []
      const counts = await Promise.race([countJobs(pool).catch(() => none), sleep(jobsMs, none, { ref: false })])
      gauge.reset()
      for (const { kind, state, count } of counts) gauge.set({ kind, state }, count)
    },
  })
}

function addMails(registers: Registers): Metrics['countMails'] {
  const counter = new Counter({
    name: 'signet_mails_total',
    help: 'Mails that went out, to the mail server or the outbox, and those that did not.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['sent', 'failed']) counter.inc({ outcome }, 0)
  return (sendMail) => async (mail) => {
    try {
      await sendMail(mail)
      counter.inc({ outcome: 'sent' })
    } catch (error) {
      counter.inc({ outcome: 'failed' })
      throw error
    }
  }
}

function addModelCalls(registers: Registers): Metrics['noteModelCall'] {
  const calls = new Counter({
    name: 'signet_model_calls_total',
    help: 'Calls of the language model by tool and how they ended.',
    labelNames: ['tool', 'outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'signet_model_tokens_total',
    help: 'Tokens that the language model read and wrote.',
    labelNames: ['tool', 'direction'],
    registers,
  })
  const cost = new Counter({
    name: 'signet_model_cost_dollars_total',
    help: 'US dollars that the language model cost, as far as its price is known.',
    labelNames: ['tool'],
    registers,
  })
  const seconds = new Histogram({
    name: 'signet_model_call_duration_seconds',
    help: 'How long answered calls of the language model took.',
    labelNames: ['tool'],
    buckets: modelBucketsSeconds,
    registers,
  })
  return ({ tool, outcome, inputTokens, outputTokens, costMicros, ms }) => {
    calls.inc({ tool, outcome })
    tokens.inc({ tool, direction: 'read' }, inputTokens)
    tokens.inc({ tool, direction: 'written' }, outputTokens)
    if (costMicros) cost.inc({ tool }, costMicros / 1_000_000)
    if (outcome === 'answered') seconds.observe({ tool }, ms / 1000)
  }
}

function addProcess(registers: Registers): void {
  const resident = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that the process holds.',
    registers,
    collect: () => {
      resident.set(process.memoryUsage.rss())
    },
  })
  const started = new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970.',
    registers,
  })
  started.set(Math.round(Date.now() / 1000 - process.uptime()))
}
