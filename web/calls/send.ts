/**
 * The typed HTTP client: a call is named by method and path, and its types come from the contract. Imports zod for
 * types only.
 */
import type { z } from 'zod'
import type { CallByName, CallName } from '#contract/calls.ts'
import { accountHeader } from '#contract/plain/account-header.ts'
import type { ErrorBody, ErrorCode } from '#contract/plain/errors.ts'

type InputOf<Name extends CallName, Part extends 'body' | 'query' | 'params'> =
  CallByName<Name> extends { [K in Part]: infer Schema extends z.ZodType } ? { [K in Part]: z.input<Schema> } : unknown

/** The input of a call: its parts as the contract defines them, and request options. */
export type CallInput<Name extends CallName> = InputOf<Name, 'body'> &
  InputOf<Name, 'query'> &
  InputOf<Name, 'params'> & { signal?: AbortSignal; keepalive?: boolean }

export type CallReply<Name extends CallName> =
  CallByName<Name> extends { reply: infer Schema extends z.ZodType } ? z.output<Schema> : never

/** A failed call. The message is the status code, a colon, a space, and the body text or the status text. */
export class CallError extends Error {
  readonly status: number
  /** The body if it has the common error shape, otherwise undefined. */
  readonly body: (ErrorBody & Record<string, unknown>) | undefined

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'CallError'
    this.status = status
    this.body = readErrorBody(text)
  }
}

function isErrorBody(value: unknown): value is ErrorBody & Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'string' &&
    'code' in value
  )
}

function readErrorBody(text: string) {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : undefined
  } catch {
    return undefined
  }
}

/** The message for the user: the server's own, or `otherwise`. */
export function getErrorMessage(error: unknown, otherwise: string): string {
  return error instanceof CallError && error.body ? error.body.error : otherwise
}

const onSignedOut = new Set<() => void>()
/** Calls `listener` whenever the server answers that nobody is signed in. */
export function listenSignedOut(listener: () => void): () => void {
  onSignedOut.add(listener)
  return () => onSignedOut.delete(listener)
}

const onRefused = new Map<ErrorCode, Set<() => void>>()
/** Calls `listener` whenever the server refuses any call with this code. */
export function listenRefused(code: ErrorCode, listener: () => void): () => void {
  const listeners = onRefused.get(code) ?? new Set()
  onRefused.set(code, listeners.add(listener))
  return () => listeners.delete(listener)
}

/** Asks the user to confirm their identity in one of these ways; resolves to whether they did. */
type Confirm = (ways: readonly unknown[]) => Promise<boolean>
let confirm: Confirm | undefined
let confirming: Promise<boolean> | undefined
/** Registers `ask` for calls that need confirmation: it is asked once for all pending calls, which are then retried. */
export function setConfirmHandler(ask: Confirm): () => void {
  confirm = ask
  return () => {
    confirm = undefined
  }
}

async function isConfirmed({ body }: CallError): Promise<boolean> {
  if (body?.code !== 'confirm_required' || confirm === undefined) return false
  const ways = Array.isArray(body['ways']) ? body['ways'] : []
  confirming ??= confirm(ways).finally(() => {
    confirming = undefined
  })
  return confirming
}

let speaker: { userId: string; onWrongAccount: () => void } | undefined
/** From now on every call names this account. If the session is another's, it fails, and `onWrongAccount` is called. */
export function setCallAccount(userId: string, onWrongAccount: () => void): void {
  speaker = { userId, onWrongAccount }
}

type Parts = { body?: unknown; query?: Record<string, unknown>; params?: Record<string, string> }

export function buildAddress(name: string, { query, params }: Parts): { method: string; url: string } {
  const [method = 'GET', path = ''] = name.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
  return { method, url: search.size > 0 ? `${filled}?${search}` : filled }
}

/** Changing the password replaces the session. Calls that fail as they were sent with the old one are retried. */
const renewingCall = 'POST /api/auth/change-password'
let renewal: Promise<void> | undefined
let renewalsCount = 0
async function noteRenewal(answered: Promise<Response>): Promise<void> {
  const response = await answered.catch(() => undefined)
  if (response?.ok) renewalsCount += 1
}

/** Sends a request and returns the raw response; throws CallError for a status of 400 or more. */
export async function request(name: string, parts: Parts, init: RequestInit = {}): Promise<Response> {
  const { method, url } = buildAddress(name, parts)
  const renewalsBefore = renewalsCount
  const hasBody = parts.body !== undefined
  const answered = fetch(url, {
    credentials: 'include',
    method,
    ...init,
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(speaker && { [accountHeader]: speaker.userId }),
      ...init.headers,
    },
    ...(hasBody && { body: JSON.stringify(parts.body) }),
  })
  if (name === renewingCall) renewal = noteRenewal(answered)
  const response = await answered
  if (response.ok) return response
  const text = await response.text()
  if (response.status === 401 && name !== renewingCall) {
    await renewal
    if (renewalsCount > renewalsBefore) return request(name, parts, init)
  }
  if (response.status === 401) for (const listener of onSignedOut) listener()
  const error = new CallError(response.status, text, response.statusText)
  if (await isConfirmed(error)) return request(name, parts, init)
  if (error.body) for (const listener of onRefused.get(error.body.code) ?? []) listener()
  if (error.body?.code === 'wrong_account') speaker?.onWrongAccount()
  throw error
}

/**
 * Browsers refuse keepalive requests with more than 64 KiB of body; a larger one is sent normally and may still
 * arrive.
 */
const keepaliveBytesMax = 60_000
const canOutlive = (body: unknown) => new Blob([JSON.stringify(body)]).size <= keepaliveBytesMax

/** Makes a call and returns its reply. Throws CallError for a refusal, TypeError while offline. */
export async function send<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallReply<Name>> {
  const { signal, keepalive, ...parts } = input
  const outlives = keepalive === true && canOutlive('body' in parts ? parts.body : '')
  const response = await request(name, parts, { ...(signal && { signal }), ...(outlives && { keepalive }) })
  return response.json()
}
