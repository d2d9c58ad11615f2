/** What a search is looked up by: the database's `pieces_of` holds every piece of one, two and three characters of a text. */

/** Long searches are looked up by a few of their pieces. */
const piecesMax = 8

/** Pieces of three characters, or the search itself where it is shorter. */
export function piecesOf(search: string): string[] {
  const characters = [...search]
  const last = characters.length - 3
  if (last <= 0) return [search]
  const stride = Math.ceil(last / (piecesMax - 1))
  const starts = Array.from({ length: Math.ceil(last / stride) }, (_, at) => at * stride)
  return [...new Set([...starts, last].map((start) => characters.slice(start, start + 3).join('')))]
}
