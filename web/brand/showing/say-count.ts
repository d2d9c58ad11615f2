/** A small number as a heading has it: "Four drafts", "One line"; larger ones in figures. */
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

export const sayCount = (count: number, one: string) => `${words[count] ?? count} ${count === 1 ? one : `${one}s`}`

/** How many words a text has. */
export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
