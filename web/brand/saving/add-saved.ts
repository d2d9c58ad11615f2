/** Appends saved lines that a regenerated list no longer holds, so the chosen one can still be seen and selected. */
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
