import { expect, test } from 'vitest'
import { z } from 'zod'
import { toPortableSchema } from '#server/platform/model/portable-schema.ts'

test.each([
  ['a length', z.object({ line: z.string().max(90) })],
  ['a pattern', z.object({ line: z.string().regex(/a/) })],
  ['a format', z.object({ link: z.url() })],
  ['a bound', z.object({ share: z.number().min(0) })],
  ['a number of items', z.object({ lines: z.array(z.string()).max(5) })],
  ['a key that may be missing', z.object({ line: z.string().optional() })],
  ['one in a list', z.object({ lines: z.array(z.object({ line: z.string().optional() })) })],
  ['an object in an object', z.object({ line: z.object({ text: z.string() }) })],
  ['lists in lists', z.object({ lines: z.array(z.array(z.string())) })],
  ['open keys', z.object({ lines: z.record(z.string(), z.string()) })],
  ['no object', z.array(z.string())],
  ['alternatives', z.object({ line: z.union([z.string(), z.array(z.string())]) })],
])('%s is refused', (_name, schema) => {
  expect(() => toPortableSchema(schema)).toThrow(/schema for a language model/)
})

test('what every server understands is passed on', () => {
  const schema = z.object({
    line: z.string().nullable().describe('One line'),
    rank: z.int(),
    isFine: z.boolean(),
    kind: z.enum(['calm', 'bold']).nullable(),
    found: z.array(z.object({ word: z.string(), from: z.number().nullable() })),
  })
  const nothing = { type: 'null' }
  expect(toPortableSchema(schema)).toEqual({
    type: 'object',
    properties: {
      line: { description: 'One line', anyOf: [{ type: 'string' }, nothing] },
      rank: { type: 'integer' },
      isFine: { type: 'boolean' },
      kind: { anyOf: [{ type: 'string', enum: ['calm', 'bold'] }, nothing] },
      found: {
        type: 'array',
        items: {
          type: 'object',
          properties: { word: { type: 'string' }, from: { anyOf: [{ type: 'number' }, nothing] } },
          required: ['word', 'from'],
          additionalProperties: false,
        },
      },
    },
    required: ['line', 'rank', 'isFine', 'kind', 'found'],
    additionalProperties: false,
  })
})
