/** Sends a document as a multipart form. */
import type { CallName } from '#contract/calls.ts'
import { type CallReply, request } from '#web/calls/send.ts'

/** Uploads `file` in the field `document` and returns the reply. Throws as `send` does. */
export async function upload<Name extends CallName>(
  name: Name,
  file: File,
  signal?: AbortSignal,
  query: Readonly<Record<string, string>> = {},
): Promise<CallReply<Name>> {
  const form = new FormData()
  form.set('document', file)
  const response = await request(name, { query }, { body: form, ...(signal && { signal }) })
  return response.json()
}
