/** Appends a saved line that a regenerated list no longer holds, so that it can still be seen and selected. */
import type { WrittenLine } from '#contract/plain/written-line.ts'

export function appendSavedLine(lines: readonly WrittenLine[], saved: string | null): readonly WrittenLine[] {
  if (!saved || lines.some(({ text }) => text === saved)) return lines
  return [...lines, { text: saved }]
}

export const savedLabel = 'Saved earlier'
