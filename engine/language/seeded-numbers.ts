/** Pseudo-random order and numbers: the same seed gives the same result on every machine. */

/** A 32-bit hash of `text` (FNV-1a, with a final mix so that similar texts get very different hashes). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mix(hash)
}

/** A generator of pseudo-random numbers in [0, 1) (Weyl sequence with a 32-bit mix). */
export function createSeededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    return mix(state) / 0x100000000
  }
}

/** A copy of `items` in an order determined by the seed. */
export function shuffleBySeed<T>(items: readonly T[], seed: number): T[] {
  const next = createSeededNumbers(seed)
  const keyed = items.map((item) => ({ item, key: next() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
