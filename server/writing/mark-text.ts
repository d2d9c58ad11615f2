/** Sets what an owner typed or showed between marks, so that a prompt can say that it is data. */

/** Whatever could end a mark or begin another one, of this text or of another in the same prompt. */
const marks = /<\s*(?:\/\s*)?[a-z]+\s*>/gi

/** The text between `<name>` and `</name>`, each on a line of its own. Marks in the text become spaces, so that none forms of the rest. */
export const markText = (name: string, text: string): string =>
  [`<${name}>`, text.replaceAll(marks, ' ').trim(), `</${name}>`].join('\n')
