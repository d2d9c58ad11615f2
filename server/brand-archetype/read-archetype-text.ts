/** Reads what a language model answers when asked for four labeled lines. */
import { type ArchetypeTextPart, archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'

const mark = /^[\s*_#>-]*(VOICE|MORE|LESS|LINE)\b[\s*_]*[:–—][\s*_]*/i

/** '' for a part that is missing. Rows without a mark go on with the part before; what comes before the first is dropped. */
export function readArchetypeText(text: string): Record<ArchetypeTextPart, string> {
  const said: Record<ArchetypeTextPart, string> = { voice: '', more: '', less: '', line: '' }
  let part: ArchetypeTextPart | undefined
  for (const row of text.split(/\r?\n/)) {
    const found = mark.exec(row)
    const named = archetypeTextParts.find((each) => each === found?.[1]?.toLowerCase())
    // A part that is said twice is a second answer, which is not wanted.
    if (named && said[named] !== '') break
    part = named ?? part
    if (part) said[part] = `${said[part]} ${row.slice(found?.[0].length ?? 0).trim()}`.trim()
  }
  return {
    voice: readWrittenLine(said.voice),
    more: readWrittenLine(said.more),
    less: readWrittenLine(said.less),
    line: readWrittenLine(said.line),
  }
}
