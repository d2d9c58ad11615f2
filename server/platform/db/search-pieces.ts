/**
 * Splits a search into pieces for the index: the database's `pieces_of` contains every piece of one, two and three
 * characters of a text.
 */

/** Long searches use only some of their pieces. */
const piecesMax = 8

/** Pieces of three characters, or the search itself if it is shorter. */
export function splitSearchPieces(search: string): string[] {
  const characters = [...search]
  const last = characters.length - 3
  if (last <= 0) return [search]
  const stride = Math.ceil(last / (piecesMax - 1))
  const starts = Array.from({ length: Math.ceil(last / stride) }, (_, at) => at * stride)
  return [...new Set([...starts, last].map((start) => characters.slice(start, start + 3).join('')))]
}
