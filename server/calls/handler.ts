/** Types of what a handler receives and returns. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { UploadedFile } from '#server/platform/documents/detect-type.ts'

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Output<Reply> = Reply extends z.ZodType ? z.input<Reply> : FastifyReply
type Events<Spec extends CallSpec> = Spec['events'] extends Record<string, z.ZodType> ? Spec['events'] : never

/** Sends an event of the contract to the listener, if there is one. */
export type SendEvent<Spec extends CallSpec> = <Name extends keyof Events<Spec> & string>(
  name: Name,
  data: z.input<Events<Spec>[Name]>,
) => Promise<void>

/** The parsed input, with the asker if the call needs one. */
export type HandlerInput<Spec extends CallSpec> = {
  asker: Spec['caller'] extends 'signed-in' | 'admin' ? Asker : Asker | undefined
  body: Input<Spec['body']>
  query: Input<Spec['query']>
  params: Input<Spec['params']>
  document: Spec['upload'] extends 'document' ? UploadedFile : undefined
  tell: SendEvent<Spec>
  /** Aborts when the client disconnects or its session ends. */
  signal: AbortSignal
}

export type Handler<Spec extends CallSpec> = (asked: HandlerInput<Spec>) => Promise<Output<Spec['reply']>>

/** For handlers that need the request or reply, for example to set a cookie or send bytes. */
export type HttpExchange = { request: FastifyRequest; reply: FastifyReply }

export type HttpHandler<Spec extends CallSpec> = (
  asked: HandlerInput<Spec> & HttpExchange,
) => Promise<Output<Spec['reply']>>
