/** A small number in words for a heading ("Four drafts", "One line"); larger ones as digits. */
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

export const formatCountInWords = (count: number, one: string) =>
  `${words[count] ?? count} ${count === 1 ? one : `${one}s`}`

/** The number of words in a text. */
export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
