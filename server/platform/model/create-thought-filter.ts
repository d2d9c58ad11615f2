/** Tells a model's thinking aloud, between `<think>` and `</think>`, from its text, piece by piece. */

type Parted = { text: string; thoughts: string }
export type ThoughtFilter = {
  push: (piece: string) => Parted
  /** What was held back because it could have become a mark. */
  end: () => Parted
}

const marks = { open: '<think>', close: '</think>' } as const

/** How many of the last characters may be the start of the mark. */
function countHeld(text: string, mark: string): number {
  for (let length = Math.min(text.length, mark.length - 1); length > 0; length -= 1)
    if (mark.startsWith(text.slice(-length))) return length
  return 0
}

/** Makes a filter for one answer. */
export function createThoughtFilter(): ThoughtFilter {
  let isThinking = false
  let held = ''
  const sort = (part: string): Parted => (isThinking ? { text: '', thoughts: part } : { text: part, thoughts: '' })
  const join = (one: Parted, other: Parted): Parted => ({
    text: one.text + other.text,
    thoughts: one.thoughts + other.thoughts,
  })
  return {
    push: (piece) => {
      let rest = held + piece
      let parted: Parted = { text: '', thoughts: '' }
      for (;;) {
        const mark = isThinking ? marks.close : marks.open
        const at = rest.indexOf(mark)
        if (at < 0) {
          const kept = rest.length - countHeld(rest, mark)
          held = rest.slice(kept)
          return join(parted, sort(rest.slice(0, kept)))
        }
        parted = join(parted, sort(rest.slice(0, at)))
        rest = rest.slice(at + mark.length)
        isThinking = !isThinking
      }
    },
    end: () => sort(held),
  }
}
