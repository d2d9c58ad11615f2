/** Generates the OpenAPI document from the contract. */
import { z } from 'zod'
import type { CallerKind, CallSpec } from '#contract/call.ts'
import { callsByArea } from '#contract/calls.ts'
import { type ErrorCode, errorDefinitions } from '#contract/plain/errors.ts'
import { sessionCookieName } from '#server/account/session-cookie.ts'

/** Fixes the library's schemas of tuples and of records with fixed keys for OpenAPI 3.0. */
function mend({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { items, required, properties, additionalProperties } = jsonSchema
  if (typeof items === 'object' && !Array.isArray(items) && items.anyOf) {
    const [only, ...others] = new Map(items.anyOf.map((each) => [JSON.stringify(each), each])).values()
    if (only && others.length === 0) jsonSchema.items = only
  }
  if (required && properties === undefined && typeof additionalProperties === 'object') {
    jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
    jsonSchema.additionalProperties = false
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0', override: mend })

function parametersOf(schema: z.ZodType | undefined, place: 'query' | 'path') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function bodyOf({ body, upload }: CallSpec) {
  if (upload) {
    const schema = {
      type: 'object',
      properties: { [upload]: { type: 'string', format: 'binary' } },
      required: [upload],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const required = body?.safeParse(undefined).success === false
  return body ? { requestBody: { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } } } : {}
}

/** The schema of a file: text as string, JSON as object, anything else as binary. */
function fileSchemaOf(media: string) {
  if (media.startsWith('text/')) return { type: 'string' }
  return /[/+]json$/.test(media) ? { type: 'object' } : { type: 'string', format: 'binary' }
}

function successesOf({ reply, media = [], events }: CallSpec) {
  const [event, ...others] = Object.values(events ?? {})
  const anyEvent = event && others.length > 0 ? z.union([event, ...others]) : event
  const content =
    typeof reply === 'string'
      ? Object.fromEntries(media.map((type) => [type, { schema: fileSchemaOf(type) }]))
      : {
          'application/json': { schema: schemaOf(reply, 'output') },
          ...(anyEvent && { 'text/event-stream': { schema: schemaOf(anyEvent, 'output') } }),
        }
  return {
    ...(Object.keys(content).length > 0 && { 200: { description: 'Success', content } }),
    ...(reply === 'page' && {
      302: { description: 'Elsewhere', headers: { Location: { schema: { type: 'string' } } } },
    }),
  }
}

/** Whether the call works without a session. */
const isOpen = (caller: CallerKind) => caller === 'anyone' || caller === 'either'

/** The error codes a call can return, derived from its spec; each maps to a status. */
function refusalsOf(spec: CallSpec): ErrorCode[] {
  const { method, caller, notWhileImpersonating, needsConfirmation, step, params, body, upload, refuses = [] } = spec
  return [
    // Any call can get an invalid request.
    'invalid_input',
    // "either" calls take guests too, but refuse a page opened by an account whose session has ended.
    ...(caller === 'anyone' ? [] : (['signed_out'] as const)),
    // Every page sends the account it was opened for.
    ...(caller === 'anyone' || caller === 'self' ? [] : (['wrong_account'] as const)),
    ...(caller === 'admin' ? (['admin_required', 'impersonating'] as const) : []),
    ...(notWhileImpersonating ? (['impersonating'] as const) : []),
    ...(needsConfirmation ? (['confirm_required'] as const) : []),
    ...(step ? (['access_required', 'step_locked'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(body || upload ? (['too_large', 'unsupported_type'] as const) : []),
    ...(upload ? (['unreadable_file'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign_origin', 'too_many_requests'] as const)),
    ...refuses,
  ]
}

const nameOf = (status: number) => `Refused${status}`

function repliesOf(spec: CallSpec) {
  const statuses = refusalsOf(spec).map((code) => errorDefinitions[code].status)
  const refused = statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])
  return {
    ...successesOf(spec),
    ...Object.fromEntries(refused),
    default: { $ref: '#/components/responses/Refused' },
  }
}

const operationOf = (name: string, area: string, spec: CallSpec) => ({
  operationId: name,
  tags: [area],
  summary: spec.summary,
  parameters: [...parametersOf(spec.params, 'path'), ...parametersOf(spec.query, 'query')],
  ...bodyOf(spec),
  responses: repliesOf(spec),
  security: isOpen(spec.caller) ? [] : [{ session: [] }],
})

/** The shared response for an error status; its description lists the codes with that status. */
function refusalOf(status: number) {
  const codes = Object.entries(errorDefinitions).flatMap(([code, error]) =>
    error.status === status ? [`\`${code}\``] : [],
  )
  return {
    description: `Refused: ${codes.join(', ')}`,
    ...(status === errorDefinitions.too_many_requests.status && {
      headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
    }),
    content: errorContent,
  }
}
const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorDefinitions) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/**
 * The whole document as JSON, deterministic for the same contract and settings; `publicUrl` is the server's public
 * origin.
 */
export function describeCalls(productName: string, publicUrl: string | undefined): string {
  const paths: Record<string, Record<string, unknown>> = {}
  const statuses = new Set<number>()
  for (const [area, calls] of Object.entries(callsByArea)) {
    for (const [name, spec] of Object.entries(calls)) {
      const path = spec.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operationOf(name, area, spec) }
      for (const code of refusalsOf(spec)) statuses.add(errorDefinitions[code].status)
    }
  }
  return JSON.stringify({
    openapi: '3.0.3',
    info: {
      title: productName,
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      responses: {
        Refused: { description: 'Refused', content: errorContent },
        ...Object.fromEntries([...statuses].sort().map((status) => [nameOf(status), refusalOf(status)])),
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl) } },
    },
  })
}
