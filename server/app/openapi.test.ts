import { expect, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import { describeCalls } from '#server/app/openapi.ts'

const text = describeCalls('Signet', undefined)
const document = JSON.parse(text)

test('the OpenAPI document lists every call with its path, method and summary', () => {
  expect(document).toMatchObject({ openapi: '3.0.3', info: { title: 'Signet' } })
  for (const { method, path, summary } of allCalls) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toMatchObject({
      summary,
      responses: { default: { $ref: '#/components/responses/Refused' } },
    })
  }
  const operations = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))
  expect(operations).toHaveLength(allCalls.length)
})

test('it describes what a call takes, returns and streams, and what needs a session', () => {
  const save = document.paths['/api/profile'].put
  const body = save.requestBody.content['application/json'].schema
  expect(body.properties.firstName).toMatchObject({ type: 'string', maxLength: 100 })
  expect(body.additionalProperties).toBe(false)
  expect(save.security).toEqual([{ session: [] }])
  expect(save.responses['200'].content['application/json'].schema.required).toContain('user')
  expect(document.paths['/api/generate-uvp'].post.responses['200'].content).toHaveProperty('text/event-stream')
  expect(document.paths['/api/brand-attributes/upload'].post.requestBody.content).toHaveProperty('multipart/form-data')
  const [id] = document.paths['/api/brand/history/{id}/restore'].post.parameters
  expect(id).toMatchObject({ name: 'id', in: 'path', required: true })
  expect(document.paths['/api/health'].get.security).toEqual([])
})

test('it lists each call’s name, area and the errors that follow from its spec', () => {
  const statusesOf = (path: string, method: string) => Object.keys(document.paths[path][method].responses)
  expect(document.paths['/api/audit/{id}/retry'].post).toMatchObject({
    operationId: 'retryAudit',
    tags: ['brand-review'],
  })
  expect(statusesOf('/api/health', 'get')).toEqual(['200', '400', 'default'])
  expect(statusesOf('/api/audits', 'get')).toEqual(['200', '400', '401', '409', 'default'])
  expect(statusesOf('/api/auth/login', 'post')).toEqual(['200', '400', '401', '403', '413', '415', '429', 'default'])
  const ofRetry = ['200', '400', '401', '402', '403', '404', '409', '413', '415', '429', 'default']
  expect(statusesOf('/api/audit/{id}/retry', 'post')).toEqual(ofRetry)
  expect(statusesOf('/api/brand-attributes/upload', 'post')).toContain('422')
  const { Refused409, Refused429 } = document.components.responses
  expect(Refused409.description).toContain('`stale_revision`')
  expect(Refused409.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' })
  expect(Refused429.headers).toHaveProperty('Retry-After')
})

test('files have their media types, and redirects are described', () => {
  const repliesOf = (path: string) => document.paths[path].get.responses
  expect(Object.keys(repliesOf('/api/audit/{id}/pdf')['200'].content)).toEqual(['application/pdf'])
  expect(Object.keys(repliesOf('/api/brand/export/{format}')['200'].content)).toContain('text/markdown')
  expect(Object.keys(repliesOf('/api/login'))).toEqual(['302', '400', 'default'])
  expect(Object.keys(repliesOf('/api/logout'))).toEqual(['200', '302', '400', 'default'])
})

test('its server and cookie name follow the public URL', () => {
  expect(document).toMatchObject({
    servers: [{ url: '/' }],
    components: { securitySchemes: { session: { name: 'signet' } } },
  })
  expect(JSON.parse(describeCalls('Signet', 'https://brand.example.org'))).toMatchObject({
    servers: [{ url: 'https://brand.example.org' }],
    components: { securitySchemes: { session: { name: '__Host-signet' } } },
  })
})

test('every reference in it resolves, and the same contract gives the same text', () => {
  for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = reference.split('/').reduce<unknown>((at, key) => Object(at)[key], document)
    expect(found, reference).toBeDefined()
  }
  expect(describeCalls('Signet', undefined)).toBe(text)
})
