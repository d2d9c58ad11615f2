/** Whether a language model repeats what it was asked instead of answering. */

const runLength = 8

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []

function listRuns(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(runLength - 1).map((_word, at) => words.slice(at, at + runLength).join(' '))
}

/** True if eight words in a row are those of the instructions. */
export function repeatsPrompt(text: string, instructions: string): boolean {
  const asked = new Set(listRuns(instructions))
  return listRuns(text).some((run) => asked.has(run))
}
