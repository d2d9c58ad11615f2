/** Texts of an owner in a request to a language model: on one line, and not too long. */

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Cut after a whole word. */
export const shorten = (text: string, lettersMax: number) =>
  text.length <= lettersMax ? text : `${text.slice(0, lettersMax).replace(/\s+\S*$/, '')} …`

/** As many lines as there is room for, from the first on. */
export function fillLines(lines: readonly string[], lettersMax: number): string {
  let letters = 0
  const kept = lines.filter((line) => {
    letters += line.length
    return letters <= lettersMax
  })
  return kept.join('\n')
}
