/** Sets what an owner typed between marks, so that a prompt can say that it is data. */

/** The text between `<name>` and `</name>`, each on a line of its own, without such marks in the text itself. */
export const markText = (name: string, text: string): string =>
  [`<${name}>`, text.replaceAll(new RegExp(`</?\\s*${name}\\s*>`, 'gi'), '').trim(), `</${name}>`].join('\n')
