/** How people begin to speak, before they say what they mean: "Well, …", "oh so …". */
const opener =
  /^(?:(?:well|oh|so|um+|uh+|hm+|ok(?:ay)?|honestly|basically|i guess|i mean|i think|yeah|and|but)\b(?!['’-])[\s,.!…–—-]+)+(?=\S)/i

/** A text without its opener, with a capital where one was taken off. */
export function withoutOpener(text: string): string {
  const said = text.trim()
  const rest = said.replace(opener, '')
  return rest === said ? said : rest.charAt(0).toUpperCase() + rest.slice(1)
}
