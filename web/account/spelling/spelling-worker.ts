/** Runs the dictionary off the main thread: parsing it takes seconds on a slow phone. */

import { openDictionary } from '#web/account/spelling/dictionary.ts'
import type { DictionaryQuery, DictionaryReply } from '#web/account/spelling/dictionary-query.ts'

async function textAt(address: string): Promise<string> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
  return reply.text()
}

const loaded = Promise.all([textAt(dictionaryFiles.rules), textAt(dictionaryFiles.words)])
const dictionary = loaded.then(([rules, words]) => openDictionary(rules, words))

async function answer({ number, wants, words }: DictionaryQuery): Promise<DictionaryReply> {
  try {
    const { knows, offersFor } = await dictionary
    return { number, words: wants === 'unknown' ? words.filter((word) => !knows(word)) : words.flatMap(offersFor) }
  } catch (error) {
    console.error(error)
    return { number, words: undefined }
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<DictionaryQuery>) => void answer(data).then((said) => postMessage(said)),
)
