/** Deterministic random numbers, seeded by a text, so that the same seed gives the same result. */

export type RandomSource = {
  /** A number from 0 up to, but not including, 1. */
  draw: () => number
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number
  is: (probability: number) => boolean
  /** Throws on an empty list. */
  pick: <Item>(items: readonly Item[]) => Item
  /** A random selection of `count` items, in random order. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
  /** A random key, weighted by its share. */
  weigh: <Key extends string>(shares: Readonly<Record<Key, number>>) => Key
}

/** The FNV-1a hash of a text, as the start value of the generator. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The Mulberry32 generator. */
function createDraw(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function createRandomSource(words: string): RandomSource {
  const draw = createDraw(hashOf(words))
  const pick: RandomSource['pick'] = (items) => {
    const item = items[Math.floor(draw() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  return {
    draw,
    pick,
    whole: (from, to) => from + Math.floor(draw() * (to - from + 1)),
    is: (probability) => draw() < probability,
    some: (items, count) =>
      items
        .map((item) => ({ item, place: draw() }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, count)
        .map(({ item }) => item),
    weigh: (shares) => pick(keysOf(shares).flatMap((key) => Array.from({ length: shares[key] }, () => key))),
  }
}

const keysOf = <Key extends string>(shares: Readonly<Record<Key, number>>) =>
  Object.keys(shares).filter((key): key is Key => key in shares)
