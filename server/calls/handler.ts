/** What the handler of a call is given, and what it answers. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { UploadedFile } from '#server/platform/documents/detect-type.ts'

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Output<Reply> = Reply extends z.ZodType ? z.input<Reply> : FastifyReply
type Events<Spec extends CallSpec> = Spec['events'] extends Record<string, z.ZodType> ? Spec['events'] : never

/** Sends one event of the contract to whoever listens; without a listener it does nothing. */
export type Tell<Spec extends CallSpec> = <Name extends keyof Events<Spec> & string>(
  name: Name,
  data: z.input<Events<Spec>[Name]>,
) => Promise<void>

/** Everything parsed, the asker known where the call needs one. */
export type Asked<Spec extends CallSpec> = {
  asker: Spec['caller'] extends 'signed-in' | 'admin' ? Asker : Asker | undefined
  body: Input<Spec['body']>
  query: Input<Spec['query']>
  params: Input<Spec['params']>
  document: Spec['upload'] extends 'document' ? UploadedFile : undefined
  tell: Tell<Spec>
  /** Aborts when whoever asked has left or their session was ended. */
  signal: AbortSignal
}

export type Handler<Spec extends CallSpec> = (asked: Asked<Spec>) => Promise<Output<Spec['reply']>>

/** For the handlers that work on HTTP itself: they set a cookie, send bytes, or read where the request came from. */
export type Http = { request: FastifyRequest; reply: FastifyReply }

export type HttpHandler<Spec extends CallSpec> = (asked: Asked<Spec> & Http) => Promise<Output<Spec['reply']>>
