/** What a call is: one description that the server validates with, the client is typed by and the OpenAPI document is made from. */
import { z } from 'zod'
import type { StepId } from '#contract/plain/brand.ts'
import type { ErrorCode } from '#contract/plain/errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anyone, or whoever has a session; 'self' is the latter where the answer is the session's own user,
 * 'either' is anyone where it matters who asks, and 'admin' is a session of an admin who acts as nobody else.
 */
export type Caller = 'anyone' | 'either' | 'signed-in' | 'self' | 'admin'

export type CallSpec = {
  method: Method
  path: `/api/${string}`
  /** One sentence for the OpenAPI document. */
  summary: string
  caller: Caller
  /** Refused to an admin who is signed in as a user: what only the user may do. */
  notWhileImpersonating?: true
  /** Refused with `confirm_required` unless the session was confirmed by password or code within the last ten minutes. */
  needsConfirmation?: true
  /** The step that must be open, and for which access must be held, before this call changes or makes anything. */
  step?: StepId
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The JSON of a success, an allow-list: what it does not name never leaves the server. 'file' and 'page' are no JSON. */
  reply: z.ZodType | 'file' | 'page'
  /** The media types of a 'file' or 'page'; a 'page' without any always leads elsewhere. */
  media?: readonly string[]
  /** What arrives one by one when the caller asks for `text/event-stream`: each event's data by its name. */
  events?: Readonly<Record<string, z.ZodType>>
  /** 'document' takes one file, multipart, in the field `document`. */
  upload?: 'document'
  /** Bytes of the largest body that is read; 64 KiB when absent. */
  bodyLimitBytes?: number
  /** Refusals that do not follow from the rest of this description. */
  refuses?: readonly ErrorCode[]
}

/** A call, its exact types kept. */
export function call<const Spec extends CallSpec>(spec: Spec): Spec {
  return spec
}

const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

const needed = 'Please fill this in with text.'
const storable = (string: z.ZodString, max: number): z.ZodString =>
  string
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine(isStorable, 'This text contains a character that can’t be saved.')

/** Any text that can be stored: no NUL, no half characters, at most `max` characters; `missing` is said where none is given. */
export const text = (max: number, missing = needed): z.ZodString => storable(z.string(missing), max)

const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)

/** Text that stands on one line, such as a name: no line break, no tab, nothing else that controls; blanks around it go uncounted. */
export function line(max: number, missing = needed): z.ZodString {
  return storable(z.string(missing).trim(), max).refine(
    isOneLine,
    'Please keep this on one line, without line breaks or tabs.',
  )
}

/** Where the caller's clock stands, as browsers name it ("America/Port_of_Spain"): the day on a PDF is the day there. */
export const inTimeZone = z.strictObject({ timeZone: text(64).optional() })

/** The reply of a call that has nothing to say but that it worked. */
export const done = z.object({ success: z.literal(true) })
