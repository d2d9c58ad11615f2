/** The two languages that the stand-in speaks, as streamed events and as whole answers. */

export type Tokens = { input: number; output: number; cached: number }
export type Whole = { model: string; thoughts: string; finish: string | null; tokens: Tokens | undefined }

export type Dialect = {
  begin: (whole: Whole) => string[]
  writePiece: (text: string) => string
  end: (whole: Whole) => string[]
  writeWhole: (whole: Whole & { text: string }) => unknown
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

const chunk = (delta: object, more: object = {}) =>
  data({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, ...more }],
  })
const usageOf = (tokens: Tokens) => ({
  prompt_tokens: tokens.input,
  completion_tokens: tokens.output,
  total_tokens: tokens.input + tokens.output,
  prompt_tokens_details: { cached_tokens: tokens.cached },
})

const openai: Dialect = {
  begin: ({ thoughts }) => [
    chunk({ role: 'assistant', content: '' }),
    ...(thoughts === '' ? [] : [chunk({ reasoning_content: thoughts })]),
  ],
  writePiece: (text) => chunk({ content: text }),
  end: ({ finish, tokens }) => [
    ...(finish === null ? [] : [chunk({}, { finish_reason: finish })]),
    ...(tokens && finish !== null ? [data({ id: 'answer', choices: [], usage: usageOf(tokens) })] : []),
    ...(finish === null ? [] : ['data: [DONE]\n\n']),
  ],
  writeWhole: ({ model, text, thoughts, finish, tokens }) => ({
    id: 'answer',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, ...(thoughts === '' ? {} : { reasoning_content: thoughts }) },
        finish_reason: finish,
      },
    ],
    ...(tokens && { usage: usageOf(tokens) }),
  }),
}

const stopReasons: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
}
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`
const block = (index: number, kind: object) => event('content_block_start', { index, content_block: kind })

const anthropic: Dialect = {
  begin: ({ model, thoughts, tokens }) => [
    event('message_start', {
      message: {
        id: 'answer',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: (tokens?.input ?? 0) - (tokens?.cached ?? 0),
          cache_read_input_tokens: tokens?.cached ?? 0,
          cache_creation_input_tokens: 0,
          output_tokens: 1,
        },
      },
    }),
    ...(thoughts === ''
      ? []
      : [
          block(0, { type: 'thinking', thinking: '' }),
          event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: thoughts } }),
          event('content_block_stop', { index: 0 }),
        ]),
    block(1, { type: 'text', text: '' }),
  ],
  writePiece: (text) => event('content_block_delta', { index: 1, delta: { type: 'text_delta', text } }),
  end: ({ finish, tokens }) =>
    finish === null
      ? []
      : [
          event('content_block_stop', { index: 1 }),
          event('message_delta', {
            delta: { stop_reason: stopReasons[finish] ?? finish, stop_sequence: null },
            usage: { output_tokens: tokens?.output ?? 0 },
          }),
          event('message_stop', {}),
        ],
  writeWhole: ({ model, text, finish, tokens }) => ({
    id: 'answer',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text }],
    stop_reason: stopReasons[finish ?? ''] ?? finish,
    stop_sequence: null,
    usage: { input_tokens: tokens?.input ?? 0, output_tokens: tokens?.output ?? 0 },
  }),
}

/** The language of a path; undefined if it speaks none there. */
export function findDialect(path: string): Dialect | undefined {
  if (path.endsWith('/chat/completions')) return openai
  return path.endsWith('/messages') ? anthropic : undefined
}
