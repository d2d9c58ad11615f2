/** Filler words at the start of spoken sentences: "Well, …", "oh so …". */
const opener =
  /^(?:(?:well|oh|so|um+|uh+|hm+|ok(?:ay)?|honestly|basically|i guess|i mean|i think|yeah|and|but)\b(?!['’-])[\s,.!…–—-]+)+(?=\S)/i

/** Removes the filler and capitalizes what is left. */
export function removeOpeningPhrase(text: string): string {
  const said = text.trim()
  const rest = said.replace(opener, '')
  return rest === said ? said : rest.charAt(0).toUpperCase() + rest.slice(1)
}
