/** Capitalizes a business name the way a sign writes it: "house of bread" becomes "House of Bread". */

/** Function words, which stay as typed inside a name. */
const small: ReadonlySet<string> = new Set('a an and at by de for in of on or the to with'.split(' '))

/** Capitalizes each word except function words after the first; existing capitals are kept. */
export function capitalizeName(name: string): string {
  return name
    .split(' ')
    .map((word, at) =>
      at > 0 && small.has(word.toLowerCase()) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    )
    .join(' ')
}

/** A capitalized suggestion for a name typed without capitals; undefined if it has any. */
export function suggestCapitalizedName(name: string): string | undefined {
  const trimmed = name.trim()
  return /\p{Ll}/u.test(trimmed) && !/\p{Lu}/u.test(trimmed) ? capitalizeName(trimmed) : undefined
}
