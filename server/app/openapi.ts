/** The OpenAPI document, made from the contract. */
import { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { errors } from '#contract/errors.ts'

const inputSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' })
const outputSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'openapi-3.0' })

function parametersOf(schema: z.ZodType | undefined, place: 'query' | 'path') {
  const { properties = {}, required = [] } = schema ? inputSchema(schema) : {}
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
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body) } } } } : {}
}

function repliesOf({ reply, events }: CallSpec) {
  const content = typeof reply === 'string' ? {} : { 'application/json': { schema: outputSchema(reply) } }
  const streamed = events ? { 'text/event-stream': { schema: outputSchema(events) } } : {}
  return {
    200: { description: 'Success', content: { ...content, ...streamed } },
    default: {
      description: 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  }
}

const operationOf = (spec: CallSpec) => ({
  summary: spec.summary,
  parameters: [...parametersOf(spec.params, 'path'), ...parametersOf(spec.query, 'query')],
  ...bodyOf(spec),
  responses: repliesOf(spec),
  ...(spec.caller !== 'anyone' && { security: [{ session: [] }] }),
})

/** The whole document as text, the same for the same contract. */
export function describeCalls(productName: string): string {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const spec of calls) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operationOf(spec) }
  }
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string' },
      code: { type: 'string', enum: Object.keys(errors) },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: productName, version: '1' },
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'signet' } },
    },
  })
}
