import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { describeCalls } from '#server/app/openapi.ts'

const text = describeCalls('Signet')
const document = JSON.parse(text)

test('the OpenAPI document names every call with its path, method and sentence', () => {
  expect(document).toMatchObject({ openapi: '3.0.3', info: { title: 'Signet' } })
  for (const { method, path, summary } of calls) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toMatchObject({
      summary,
      responses: { default: { description: 'Refused' } },
    })
  }
  const operations = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))
  expect(operations).toHaveLength(calls.length)
})

test('it says what a call takes and answers, what it streams, and what needs a session', () => {
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
  expect(document.paths['/api/health'].get.security).toBeUndefined()
})

test('every reference in it leads somewhere, and the same contract gives the same text', () => {
  for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = reference.split('/').reduce<unknown>((at, key) => Object(at)[key], document)
    expect(found, reference).toBeDefined()
  }
  expect(describeCalls('Signet')).toBe(text)
})
