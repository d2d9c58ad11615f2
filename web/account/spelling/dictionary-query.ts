/**
 * Queries the dictionary in a web worker, which is started by the first query. If the dictionary cannot be loaded, no
 * word counts as unknown, so nothing is reported.
 */

/** A query: which of the words are unknown, or which words to suggest instead of one ("offers"). */
export type DictionaryQuery = { number: number; wants: 'unknown' | 'offers'; words: readonly string[] }
/** `words` is undefined if the dictionary could not be loaded. */
export type DictionaryReply = { number: number; words: string[] | undefined }

/** How long to wait before retrying after a failure. */
const restMs = 30_000

let worker: Worker | undefined
let restsUntil = 0
let count = 0
const waiting = new Map<number, (words: string[] | undefined) => void>()

function giveUp(): void {
  worker?.terminate()
  worker = undefined
  restsUntil = Date.now() + restMs
  for (const tell of waiting.values()) tell(undefined)
  waiting.clear()
}

function start(): Worker {
  const started = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module', name: 'spelling' })
  started.addEventListener('error', giveUp)
  started.addEventListener('message', ({ data }: MessageEvent<DictionaryReply>) => {
    if (data.words === undefined) return giveUp()
    waiting.get(data.number)?.(data.words)
    waiting.delete(data.number)
  })
  return started
}

function ask(wants: DictionaryQuery['wants'], words: readonly string[]): Promise<string[] | undefined> {
  if (Date.now() < restsUntil) return Promise.resolve(undefined)
  worker ??= start()
  count += 1
  const question: DictionaryQuery = { number: count, wants, words }
  worker.postMessage(question)
  return new Promise((resolve) => waiting.set(question.number, resolve))
}

const verdicts = new Map<string, boolean>()

/** Whether a word is in no dictionary; false until it has been looked up. */
export const isUnknownWord = (word: string) => verdicts.get(word) ?? false

/** Looks words up, so that `isUnknownWord` can answer. */
export async function lookUpWords(words: readonly string[]): Promise<void> {
  const asked = words.filter((word) => !verdicts.has(word))
  if (asked.length === 0) return
  const unknown = await ask('unknown', asked)
  if (unknown) for (const word of asked) verdicts.set(word, unknown.includes(word))
}

/** Suggestions for a word, three at most. */
export const fetchSuggestions = async (word: string) => (await ask('offers', [word])) ?? []
