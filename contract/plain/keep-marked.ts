/** Pinned and edited lines keep their places when the rest of a list is regenerated. */

type Marked = { isPinned?: boolean | undefined; isEdited?: boolean | undefined }

export const isPinnedOrEdited = ({ isPinned, isEdited }: Marked): boolean => isPinned === true || isEdited === true

/**
 * Merges a regenerated list: pinned and edited lines of the current list (`standing`) keep their places, `fresh` lines
 * fill the rest.
 */
export function keepPinnedOrEditedLines<Line extends Marked>(
  standing: readonly Line[],
  fresh: readonly Line[],
): Line[] {
  const places = standing.map((line) => (isPinnedOrEdited(line) ? line : undefined))
  const rest = [...fresh]
  const list = places.flatMap((line) => line ?? rest.shift() ?? [])
  return [...list, ...rest]
}
