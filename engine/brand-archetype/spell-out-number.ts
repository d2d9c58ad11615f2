/** A small count as a word: "none", "one" … "twelve"; larger counts as digits. */
const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const spellOutNumber = (count: number): string => words[count] ?? String(count)
