import type { ChildProcess } from 'node:child_process'
import { DocumentError, findDocumentErrorCode, makeTooLongError } from './document-error.ts'
import { documentLimits, type ProcessLimits } from './document-limits.ts'
import { startDocumentChild } from './start-child.ts'
import { watchMemory } from './watch-memory.ts'

export type ChildJob = {
  /** The program that reads the bytes from standard input and writes lines of JSON (see `document-child.ts`). */
  script: string
  kind: string
  bytes: Buffer
  limits: ProcessLimits
  signal?: AbortSignal | undefined
  onStage?: ((stage: string) => void) | undefined
}

type Outcome = { text: string } | { failure: unknown }

/**
 * Extracts a file's text in a child process, which is killed after its answer, when it exceeds its time, memory or
 * output limit, or when `signal` aborts. Settles after the process has exited; rejects with a DocumentError or the
 * signal's reason.
 */
export async function readInChild({ script, kind, bytes, limits, signal, onStage }: ChildJob): Promise<string> {
  signal?.throwIfAborted()
  const child = startDocumentChild(script, kind, limits)
  let outcome: Outcome | undefined
  const end = (reached: Outcome) => {
    outcome ??= reached
    child.kill('SIGKILL')
  }
  const fail = (failure: unknown) => end({ failure })
  const abort = () => fail(signal?.reason)
  const timer = setTimeout(() => fail(makeTooLongError()), limits.timeMs)
  const stopWatching = watchMemory(child.pid, limits.memoryMb, () => fail(new DocumentError('too_complex')))
  signal?.addEventListener('abort', abort)
  const isReady = listen(child, { onText: (text) => end({ text }), onFailure: fail, onStage })
  child.stdin?.on('error', () => {}) // it exited before reading everything; 'close' follows
  child.stdin?.end(bytes)
  try {
    const { exitSignal, complaint } = await waitForEnd(child)
    outcome ??= { failure: explainDeath(isReady(), exitSignal, complaint) }
  } finally {
    clearTimeout(timer)
    stopWatching()
    signal?.removeEventListener('abort', abort)
  }
  if ('text' in outcome) return outcome.text
  throw outcome.failure
}

/** Explains a process that ended without an answer: the file's fault, or, if it never got ready, the machine's. */
function explainDeath(wasReady: boolean, exitSignal: string | null, complaint: string): DocumentError {
  const cause = new Error(`The process that reads documents ended (${exitSignal ?? 'by itself'}): ${complaint}`)
  if (!wasReady) return new DocumentError('busy', 'We can’t read documents right now.', cause)
  return new DocumentError(exitSignal ? 'too_complex' : 'unreadable_file', undefined, cause)
}

/** Waits until the process has exited and its pipes are closed; `complaint` is the beginning of its standard error. */
function waitForEnd(child: ChildProcess): Promise<{ exitSignal: string | null; complaint: string }> {
  const { promise, resolve } = Promise.withResolvers<{ exitSignal: string | null; complaint: string }>()
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (complaint.length < 2000) complaint += chunk.slice(0, 2000)
  })
  child.on('error', (error) => {
    complaint += error.message
    if (child.pid === undefined) resolve({ exitSignal: null, complaint })
  })
  child.on('close', (_code, exitSignal) => resolve({ exitSignal, complaint }))
  return promise
}

type Listener = {
  onText: (text: string) => void
  onFailure: (failure: DocumentError) => void
  onStage?: ((stage: string) => void) | undefined
}

/** Handles the lines of JSON that the process writes; returns a function that tells whether there was one. */
function listen(child: ChildProcess, { onText, onFailure, onStage }: Listener): () => boolean {
  let isReady = false
  let length = 0
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    length += chunk.length
    if (length > documentLimits.outputBytesMax) return onFailure(new DocumentError('too_complex'))
    rest += chunk
    if (!chunk.includes('\n')) return
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const { text, stage, failure, sentence } = parseLine(line)
      isReady = true
      if (typeof stage === 'string') onStage?.(stage.slice(0, 100))
      else if (typeof text === 'string') onText(text)
      else if (failure) onFailure(new DocumentError(findDocumentErrorCode(failure) ?? 'unreadable_file', sentence))
    }
  })
  return () => isReady
}

function parseLine(line: string): { text?: unknown; stage?: unknown; failure?: unknown; sentence?: string } {
  try {
    const message: unknown = JSON.parse(line)
    if (typeof message !== 'object' || message === null) return {}
    const sentence = 'sentence' in message && typeof message.sentence === 'string' ? message.sentence.slice(0, 300) : ''
    return { ...message, ...(sentence && { sentence }) }
  } catch {
    return {}
  }
}
