/** A call whose answer streams in as server-sent events. */
import type { z } from 'zod'
import type { CallByName, CallName } from '#contract/calls.ts'
import { CallError, type CallInput, type CallReply, request } from '#web/calls/send.ts'

type EventOf<Name extends CallName> =
  CallByName<Name> extends { events: infer Events extends Record<string, z.ZodType> }
    ? z.output<Events[keyof Events]>
    : never

/** The server-sent events of a response body, in order. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: string }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event = ''] = /^event: (.*)$/m.exec(block) ?? []
      const [, data = ''] = /^data: (.*)$/m.exec(block) ?? []
      yield { event, data }
    }
  }
}

/** The status in an error event: once streaming has begun, the response's own status is 200 already. */
function statusOf(data: string): number {
  const { status }: { status?: unknown } = JSON.parse(data)
  return typeof status === 'number' ? status : 500
}

/**
 * Makes a streaming call: `onEvent` gets each piece as it arrives; resolves to the full reply. Throws as `send` does.
 */
export async function stream<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  onEvent: (event: EventOf<Name>) => void,
): Promise<CallReply<Name>> {
  const { signal, keepalive: _keepalive, ...parts } = input
  const response = await request(name, parts, { headers: { accept: 'text/event-stream' }, ...(signal && { signal }) })
  if (!response.body) throw new CallError(response.status, '', 'The answer was empty.')
  let answer: { value: CallReply<Name> } | undefined
  // Keep reading after the answer, as browsers report a request whose body is not read to its end as aborted.
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'done') answer = { value: JSON.parse(data) }
    else if (event === 'error') throw new CallError(statusOf(data), data, 'The answer broke off.')
    else if (!answer) onEvent(JSON.parse(data))
  }
  if (answer) return answer.value
  throw new CallError(502, '', 'The answer broke off.')
}
