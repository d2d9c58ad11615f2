/** Finds the name that was probably meant. */

/** How many letters differ. */
function countDifferences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** The most similar of the names; a longer form of the wanted one goes before all others. */
export function findNearestName(wanted: string, names: readonly string[]): string | undefined {
  const plain = wanted.toLowerCase()
  const rate = (name: string) => {
    const other = name.toLowerCase()
    const isForm = other.includes(plain) || plain.includes(other)
    return countDifferences(plain, other) - (isForm ? 1000 : 0)
  }
  return [...names].sort((one, other) => rate(one) - rate(other))[0]
}
