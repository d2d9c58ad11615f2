/** The free-text fields of each call's body and their maximum lengths, read from its JSON schema. */
import { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import { categories } from '#contract/plain/brand.ts'
import { bodyLimitBytes } from '#server/calls/answer.ts'
import { documentLimits } from '#server/platform/documents/document-limits.ts'
import { cutText, splitIntoPieces } from './written-records.ts'

type Schema = z.core.JSONSchema.JSONSchema
type Field = { path: string; charactersMax: number }

export const getBodyLimit = (spec: CallSpec) => spec.bodyLimitBytes ?? bodyLimitBytes
export const getCallName = ({ method, path }: CallSpec) => `${method} ${path}`

/**
 * The text fields of a schema and how many characters each can hold. A list counts the sum of its items; untyped parts
 * count up to the body limit.
 */
function fieldsIn(schema: Schema | boolean, path: string, limit: number): Field[] {
  const into = (inner: Schema | boolean, more: string) => fieldsIn(inner, `${path}${more}`, limit)
  if (typeof schema === 'boolean' || Object.keys(schema).length === 0) return [{ path, charactersMax: limit }]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((each) => into(each, ''))
  if (schema.enum !== undefined || schema.const !== undefined) return []
  if (schema.type === 'string') return [{ path, charactersMax: schema.maxLength ?? limit }]
  if (schema.type === 'array') {
    const items = Array.isArray(schema.items) ? schema.items : [schema.items ?? true]
    const most = schema.maxItems ?? 1
    return items
      .flatMap((each) => into(each, '[]'))
      .map((field) => ({ ...field, charactersMax: Math.min(limit, field.charactersMax * most) }))
  }
  if (schema.type !== 'object') return []
  const known = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    into(each, path === '' ? name : `.${name}`),
  )
  const { additionalProperties: further } = schema
  return further === undefined || further === false ? known : [...known, ...into(further, '.*')]
}

/** The schema of a body as JSON Schema. */
const schemaOf = (body: z.ZodType) => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })

/** The maximum lengths of a call's free-text fields, by keys such as `PUT /api/profile industry`. */
export function listTextFields(spec: CallSpec): ReadonlyMap<string, number> {
  const fields = spec.body ? fieldsIn(schemaOf(spec.body), '', getBodyLimit(spec)) : []
  if (spec.upload) fields.push({ path: spec.upload, charactersMax: documentLimits.fileBytesMax })
  return new Map(fields.map(({ path, charactersMax }) => [`${getCallName(spec)} ${path}`, charactersMax]))
}

/**
 * Makes a value for a schema with `text` in every text field. With `fits` it is valid: texts are cut to the limits and
 * no unknown field is added.
 */
function fill(schema: Schema | boolean, text: string, fits: boolean): unknown {
  if (typeof schema === 'boolean' || Object.keys(schema).length === 0) return text
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fill(choices.at(-1) ?? true, text, fits)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.type === 'string') return fits ? cutText(text, schema.maxLength ?? text.length) : text
  if (schema.type === 'array') return fillList(schema, text, fits)
  if (schema.type !== 'object') return 1
  const { properties = {}, additionalProperties: further = {} } = schema
  const known = Object.entries(properties).map(([name, each]) => [name, fill(each, text, fits)] as const)
  const isRecord = known.length === 0 && typeof further === 'object'
  const others = [...(isRecord ? categories : []), ...(fits ? [] : [text])]
  return Object.fromEntries([...known, ...others.map((name) => [name, fill(further || true, text, fits)] as const)])
}

function fillList({ items = {}, maxItems = 1 }: Schema, text: string, fits: boolean): unknown[] {
  const [item = {}] = Array.isArray(items) ? items : [items]
  const isText = typeof item === 'object' && item.type === 'string'
  if (!isText) return Array.from({ length: fits ? maxItems : 1 }, () => fill(item, text, fits))
  const each = splitIntoPieces(text, item.maxLength ?? text.length)
  return fits ? each.slice(0, maxItems) : each
}

/** Makes bodies of a call with a text in every place that takes one. */
export function createBodyMaker(body: z.ZodType, fits: boolean): (text: string) => unknown {
  const schema = schemaOf(body)
  return (text) => fill(schema, text, fits)
}

/**
 * Text fields that need no entry in `text-readers.ts`, because the server only stores, returns or compares them as a
 * whole.
 */
export const storedOnlyFields: Readonly<Record<string, string>> = {
  'PUT /api/brand-archetype/readings': 'id',
  'POST /api/auth/register': 'firstName lastName',
  'POST /api/auth/login': 'email password',
  'POST /api/auth/second-step': 'challenge code',
  'POST /api/auth/confirm': 'password code',
  'POST /api/account/second-factor/confirm': 'password code',
  'POST /api/account/second-factor/codes': 'password code',
  'DELETE /api/account/second-factor': 'password code',
  'POST /api/account/delete': 'confirmation businessName',
  'POST /api/auth/token': 'userEmail userId subscription.subscriptionId subscription.customerId',
  'POST /api/auth/forgot-password': 'email',
  'POST /api/auth/reset-link': 'token',
  'POST /api/auth/reset-password': 'token',
  'POST /api/auth/confirm-email': 'token',
  'POST /api/auth/change-password': 'currentPassword',
  'PUT /api/profile': 'firstName lastName jobTitle companySize monthlyRevenue keptWords[]',
  'POST /api/start': 'firstName lastName businessName industry email token',
  'POST /api/waitlist': 'email firstName listName',
  'PUT /api/brand-attributes': 'revision',
  'POST /api/suggest-words': 'category',
  'PUT /api/brand/contradictions': 'one other',
  'PUT /api/user-profile/sentences': 'does who when after only check shortName',
  'PUT /api/user-profile/uvps':
    'uvpVariations[].approach uvpVariations[].description uvpVariations[].parts[].text uvpVariations[].parts[].told uvpVariations[].writtenBy',
  'POST /api/generate-uvp':
    'businessName culture customers voice feeling impact xFactor xfactor personality positioning',
  'POST /api/refine-uvp': 'businessName brandAttributes.* turns[].asked turns[].said',
  'PUT /api/taglines': 'lines[].tagline lines[].writtenBy',
  'POST /api/generate-taglines':
    'businessName culture customers voice feeling impact xFactor xfactor personality positioning',
  'POST /api/core-values':
    'coreValues[].id coreValues[].evidence coreValues[].createdAt coreValues[].updatedAt revision',
  'POST /api/ai-core-values-assistant': 'context.editingValueId context.*',
  'POST /api/ai-core-values-assistant/reset': 'valueId becomes',
  'POST /api/audit':
    'coreValues[] targetAudience socialHandles.twitter socialHandles.linkedin socialHandles.instagram email',
  'POST /api/audit/:id/mail': 'email',
  'PUT /api/audit/:id/mark': 'check',
  'PUT /api/audit/:id/judgments': 'judgment',
  'POST /api/audit-mail/confirm': 'token',
  'POST /api/checkout/quote': 'coupon',
  'POST /api/create-payment-intent': 'planName coupon email',
  'POST /api/checkout/free': 'coupon',
  'POST /api/checkout/simulate': 'clientSecret',
  'POST /api/checkout/claim/look': 'token',
  'POST /api/checkout/claim': 'token',
  'POST /api/checkout/claim/mail': 'token',
  'POST /api/stripe/webhook': '.*',
  'PUT /api/billing/details': 'business name address taxNumber',
  'POST /api/admin/users': 'email firstName lastName',
  'PATCH /api/admin/users/:id/notes': 'notes revision',
  'PATCH /api/admin/users/:id/period': 'lastDay',
  'POST /api/admin/impersonate/:id': 'reason',
  'POST /api/admin/coupons': 'code lastDay',
  'PATCH /api/admin/coupons/:code': 'code lastDay',
  'POST /api/brand-archetype/analyze': 'questionId conversationHistory[].*',
  'PUT /api/brand-archetype/answers/:id': 'revision',
  'POST /api/brand-archetype/save': 'archetypeResult.* conversationHistory[].*',
  'POST /api/brand-archetype/pdf': 'archetypeResult.* conversationHistory[].*',
  'POST /api/strategist/chat': 'context.currentPath context.reviewing context.* conversationHistory[].*',
}
