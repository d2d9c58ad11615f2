/** Reads what a language model answers to a wish: a line with a note, or a question with options. */
import { readWrittenLine } from '#server/writing/read-written-line.ts'

/** '' and [] for what is missing. Without any mark the first paragraph is the line. */
export type ReadRefinement = { line: string; note: string; question: string; options: string[] }

const mark = /^\s*[*_#>\s]*(LINE|NOTE|ASK|OPTION)\s*\d*\s*[*_]*:[*_]*\s*/i

/** What belongs to each mark, in order; a paragraph without one belongs to the mark before it. */
function splitByMarks(text: string): { name: string; said: string }[] {
  const parts: { name: string; said: string }[] = []
  for (const row of text.split(/\r?\n/)) {
    const found = mark.exec(row)
    const said = row.slice(found?.[0].length ?? 0).trim()
    const last = parts.at(-1)
    if (found) parts.push({ name: (found[1] ?? '').toUpperCase(), said })
    else if (said !== '' && last) last.said = `${last.said} ${said}`.trim()
    else if (said !== '') parts.push({ name: 'LINE', said })
  }
  return parts
}

export function readRefinement(text: string): ReadRefinement {
  const parts = splitByMarks(text)
  const find = (name: string) => readWrittenLine(parts.find((part) => part.name === name)?.said ?? '')
  return {
    ...{ line: find('LINE'), note: find('NOTE'), question: find('ASK') },
    options: parts.filter(({ name }) => name === 'OPTION').map(({ said }) => readWrittenLine(said)),
  }
}

/** The line as far as it can be shown while the answer arrives: whole words only; '' while none is sure. */
export function readArrivingLine(text: string): string {
  const [, rest] = /^\s*LINE:[ \t]*([\s\S]*)$/i.exec(text) ?? []
  const [line = ''] = (rest ?? '').split(/\r?\n/)
  const isWhole = rest !== undefined && rest.length > line.length
  return isWhole ? line.trim() : line.slice(0, line.lastIndexOf(' ') + 1).trim()
}
