/** Turns text that arrives in pieces into whole lines, each as soon as it is whole. */

type WriteText = (onText: (piece: string) => void, signal: AbortSignal) => Promise<string>

/**
 * Yields each line of what `write` writes, without blank ones; the last line comes when the text has ended. Throws what
 * `write` throws, after the lines that were whole. A consumer that stops early ends the writing.
 */
export async function* streamLines(write: WriteText, signal: AbortSignal): AsyncGenerator<string> {
  const lines: string[] = []
  let rest = ''
  let heard = ''
  let wake = () => {}
  const hear = (piece: string) => {
    heard += piece
    const [last = '', ...whole] = (rest + piece).split(/\r?\n/).reverse()
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
