/** Checks that the time a function takes to parse a text grows at most linearly with its length, even on a busy machine. */

/** A whole text parsed in less than this always passes: shorter times do not matter and cannot be measured reliably. */
const feltMs = 50
/**
 * Compares a text with four texts of a quarter its length. With linear time both take equally long; with quadratic time
 * the whole takes four times as long.
 */
const parts = 4
const growthMax = 9 / parts
/** Other load on the machine can only slow a run down, so the minimum of several rounds is used. */
const roundsMax = 6

/**
 * Returns an error message if the time grows more than linearly; undefined otherwise. `write` makes a text of a given
 * length.
 */
export function judgeGrowth(
  read: (text: string) => unknown,
  write: (length: number) => string,
  length: number,
): string | undefined {
  const [short, part, whole] = [length / (parts * parts * parts), length / parts, length].map((each) =>
    write(Math.ceil(each)),
  )
  let wholeMs = computedMs(read, whole ?? '', 1)
  let [partsMs, shortsMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < roundsMax && wholeMs > feltMs; round += 1) {
    partsMs = Math.min(partsMs, computedMs(read, part ?? '', parts))
    shortsMs = Math.min(shortsMs, computedMs(read, short ?? '', parts))
    const grown = wholeMs - shortsMs / parts
    if (grown <= feltMs || grown <= growthMax * (partsMs - shortsMs)) return undefined
    wholeMs = Math.min(wholeMs, computedMs(read, whole ?? '', 1))
  }
  if (wholeMs <= feltMs) return undefined
  return `${wholeMs.toFixed(0)} ms, but ${partsMs.toFixed(0)} ms for ${parts} of a quarter`
}

/** CPU milliseconds of this thread. */
function computedMs(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
