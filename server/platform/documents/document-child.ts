import { buffer } from 'node:stream/consumers'
import { DocumentError } from './document-error.ts'
import { documentLimits } from './document-limits.ts'

/*
 * The child process that parses an uploaded document. Reads the bytes from standard input and writes lines of JSON to
 * standard output: `{ ready }`, any number of `{ stage }`, then `{ text }` or `{ failure, sentence }`. The parent kills
 * it.
 */

export type ExtractText = (bytes: Buffer, onStage: (stage: string) => void) => Promise<string>

/** Parsers are loaded on demand. */
const extractors: Record<string, () => Promise<ExtractText>> = {
  pdf: async () => (await import('./extract-pdf.ts')).extractPdf,
  doc: async () => (await import('./extract-word.ts')).extractDoc,
  docx: async () => (await import('./extract-word.ts')).extractDocx,
  picture: async () => (await import('./extract-picture.ts')).extractPicture,
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

async function answer(kind: string): Promise<void> {
  const extract = await extractors[kind]?.()
  if (!extract) throw new Error(`There is no parser for "${kind}".`)
  say({ ready: true })
  try {
    const text = await extract(await buffer(process.stdin), (stage) => say({ stage }))
    say({ text: text.slice(0, documentLimits.rawCharactersMax) })
  } catch (error) {
    console.error(error)
    if (error instanceof DocumentError) say({ failure: error.code, sentence: error.message })
    else say({ failure: isStackOverflow(error) ? 'too_complex' : 'unreadable_file' })
  }
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack')
}

await answer(process.argv[2] ?? '')
