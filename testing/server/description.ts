/** The responses documented in the OpenAPI document, to compare with actual ones. */
import type { CallSpec } from '#contract/call.ts'
import { describeCalls } from '#server/app/openapi.ts'

const { paths, components } = JSON.parse(describeCalls('Signet', undefined))

/** The documented media types of a call's response with this status; undefined if the status is not documented. */
export function describedMedia({ method, path }: CallSpec, status: number): string[] | undefined {
  const reply = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses[status]
  const { content = {} } = (reply?.$ref ? components.responses[reply.$ref.split('/').at(-1)] : reply) ?? {}
  return reply && Object.keys(content)
}
