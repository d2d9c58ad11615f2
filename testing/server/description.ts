/** What the API description says of an answer: for tests that ask the calls anyway. */
import type { CallSpec } from '#contract/call.ts'
import { describeCalls } from '#server/app/openapi.ts'

const { paths, components } = JSON.parse(describeCalls('Signet', undefined))

/** The media types that a call is described to answer a status with; undefined for a status of which nothing is said. */
export function describedMedia({ method, path }: CallSpec, status: number): string[] | undefined {
  const reply = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses[status]
  const { content = {} } = (reply?.$ref ? components.responses[reply.$ref.split('/').at(-1)] : reply) ?? {}
  return reply && Object.keys(content)
}
