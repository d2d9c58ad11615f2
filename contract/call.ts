/**
 * One description per API call: the server validates with it, the client's types derive from it, and the OpenAPI
 * document is generated from it.
 */
import { z } from 'zod'
import type { StepId } from '#contract/plain/brand.ts'
import type { ErrorCode } from '#contract/plain/errors.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. 'anyone': no session needed. 'either': no session needed, but the response depends on who asks.
 * 'signed-in': any session. 'self': any session, and the response is the session's own user. 'admin': an admin's
 * session that is not impersonating.
 */
export type CallerKind = 'anyone' | 'either' | 'signed-in' | 'self' | 'admin'

export type CallSpec = {
  method: HttpMethod
  path: `/api/${string}`
  /** One sentence for the OpenAPI document. */
  summary: string
  caller: CallerKind
  /** Refused while an admin impersonates a user: only the user may do it. */
  notWhileImpersonating?: true
  /** Refused with `confirm_required` unless the session was confirmed by password or code within the last ten minutes. */
  needsConfirmation?: true
  /** The step that must be unlocked and covered by the plan before this call may change or generate anything. */
  step?: StepId
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /**
   * Schema of a successful response. It is an allow-list: other fields never leave the server. 'file' and 'page' are
   * not JSON.
   */
  reply: z.ZodType | 'file' | 'page'
  /** Media types of a 'file' or 'page'; a 'page' without any always redirects. */
  media?: readonly string[]
  /** Schema of each event by name, sent when the caller asks for `text/event-stream`. */
  events?: Readonly<Record<string, z.ZodType>>
  /** 'document' takes one multipart file in the field `document`. */
  upload?: 'document'
  /** Maximum body size in bytes; 64 KiB by default. */
  bodyLimitBytes?: number
  /** Error codes that do not follow from the rest of this description. */
  refuses?: readonly ErrorCode[]
}

/** Returns the spec unchanged, with its exact type inferred. */
export function defineCall<const Spec extends CallSpec>(spec: Spec): Spec {
  return spec
}

const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

const needed = 'Please fill this in with text.'
const storable = (string: z.ZodString, max: number): z.ZodString =>
  string
    // Worded when it is needed: hundreds of fields would take a noticeable part of the start.
    .max(max, { error: () => `Please use at most ${max.toLocaleString('en-US')} characters.` })
    .refine(isStorable, 'This text contains a character that can’t be saved.')

/**
 * Text that can be stored: no NUL, no lone surrogates, at most `max` characters. `missing` is the message if it is
 * absent.
 */
export const storableText = (max: number, missing = needed): z.ZodString => storable(z.string(missing), max)

const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)

/** Single-line text such as a name: trimmed, without line breaks, tabs or other control characters. */
export function singleLineText(max: number, missing = needed): z.ZodString {
  return storable(z.string(missing).trim(), max).refine(
    isOneLine,
    'Please keep this on one line, without line breaks or tabs.',
  )
}

/** The caller's IANA time zone ("America/Port_of_Spain"), so that dates on a PDF match the caller's calendar. */
export const timeZoneQuery = z.strictObject({ timeZone: storableText(64).optional() })

/** The reply of a call that only confirms success. */
export const successReply = z.object({ success: z.literal(true) })
