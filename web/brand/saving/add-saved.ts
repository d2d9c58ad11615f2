/** What was chosen can be seen and chosen again when the list was written anew without it: then it stands at the end. */
export function addSaved<Line>(
  lines: readonly Line[],
  saved: string | null,
  textOf: (line: Line) => string,
  makeLine: (text: string) => Line,
): readonly Line[] {
  if (!saved || lines.some((line) => textOf(line) === saved)) return lines
  return [...lines, makeLine(saved)]
}

export const savedLabel = 'Saved earlier'
