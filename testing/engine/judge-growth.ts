/** Whether a reader takes more than its share of time for a longer text, however busy the machine is. */

/** Less is too little to be felt by others, or to be measured. */
const feltMs = 50
/** A text is read beside four of a quarter of its length, which take as long; four times as long where time grows with the square. */
const parts = 4
const growthMax = 9 / parts
/** Somebody else's work on the same machine slows a reading, and no reading goes faster than it can. */
const roundsMax = 6

/** What is said of a reader that takes more than its share for a longer text; undefined where it does not. */
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

/** Milliseconds that this thread computes, whatever else the machine does. */
function computedMs(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
