/** Turns text that arrives in pieces into whole lines or sentences, each as soon as it is whole. */

type WriteText = (onText: (piece: string) => void, signal: AbortSignal) => Promise<string>

/** The whole parts of a text, and after them the rest of it, which may go on. */
type Split = (text: string) => string[]

const splitLines: Split = (text) => text.split(/\r?\n/)

/** The end of a line, or of a sentence with the space that shows that it is one; not the point of a numbered list. */
const sentenceEnd = /(?<=[.!?…]["”’')\]*_]{0,3})(?<!^\s*\d{1,2}\.)[^\S\n]+|(?<=\n)/m
/** What is longer is no sentence, and is not waited for. */
const sentenceLengthMax = 1000
const splitSentences: Split = (text) => {
  const parts = text.split(sentenceEnd)
  const isOver = text.endsWith('\n') || (parts.length === 1 && text.length > sentenceLengthMax)
  return isOver ? [...parts, ''] : parts
}

/** Yields each line of what `write` writes. Otherwise as `streamSentences`. */
export const streamLines = (write: WriteText, signal: AbortSignal) => streamParts(write, splitLines, signal)

/**
 * Yields each sentence of what `write` writes, without blank ones; one that ends a line ends in its line break. The last
 * one comes when the text has ended. Throws what `write` throws, after the sentences that were whole. A consumer that stops
 * early ends the writing.
 */
export const streamSentences = (write: WriteText, signal: AbortSignal) => streamParts(write, splitSentences, signal)

async function* streamParts(write: WriteText, split: Split, signal: AbortSignal): AsyncGenerator<string> {
  const lines: string[] = []
  let rest = ''
  let heard = ''
  let wake = () => {}
  const hear = (piece: string) => {
    heard += piece
    const [last = '', ...whole] = split(rest + piece).reverse()
    rest = last
    lines.push(...whole.reverse())
    wake()
  }
  const leaving = new AbortController()
  const ending: { isOver: boolean; error?: unknown } = { isOver: false }
  void write(hear, AbortSignal.any([signal, leaving.signal]))
    // The whole text decides: pieces that never arrived are made up for.
    .then((text) => hear(`${text.startsWith(heard) ? text.slice(heard.length) : ''}\n`))
    .catch((error: unknown) => {
      ending.error = error
    })
    .finally(() => {
      ending.isOver = true
      wake()
    })
  try {
    for (;;) {
      for (let line = lines.shift(); line !== undefined; line = lines.shift()) if (line.trim() !== '') yield line
      if (ending.isOver) break
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    if (ending.error !== undefined) throw ending.error
  } finally {
    leaving.abort()
  }
}
