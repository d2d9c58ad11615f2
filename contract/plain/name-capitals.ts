/** A business's name as it would stand on a sign. */
const small: ReadonlySet<string> = new Set('a an and at by de for in of on or the to with'.split(' '))

/** The name with a capital for each word but the small ones between; what has capitals keeps them. */
export function nameWithCapitals(name: string): string {
  return name
    .split(' ')
    .map((word, at) =>
      at > 0 && small.has(word.toLowerCase()) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    )
    .join(' ')
}

/** The name with capitals where it was typed without any, as in a hurry; undefined where it has some. */
export function offeredCapitals(name: string): string | undefined {
  const trimmed = name.trim()
  return /\p{Ll}/u.test(trimmed) && !/\p{Lu}/u.test(trimmed) ? nameWithCapitals(trimmed) : undefined
}
