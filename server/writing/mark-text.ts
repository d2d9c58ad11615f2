/** Sets what an owner typed between marks, so that a prompt can say that it is data. */

/** Without such marks, also those that appear only once others are taken out. */
function withoutMarks(name: string, text: string): string {
  const bare = text.replaceAll(new RegExp(`</?\\s*${name}\\s*>`, 'gi'), '')
  return bare === text ? text : withoutMarks(name, bare)
}

/** The text between `<name>` and `</name>`, each on a line of its own. */
export const markText = (name: string, text: string): string =>
  [`<${name}>`, withoutMarks(name, text).trim(), `</${name}>`].join('\n')
