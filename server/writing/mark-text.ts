/** Sets what an owner typed or showed between marks, so that a prompt can say that it is data. */
import { cleanText } from '#server/platform/model/clean-text.ts'

/** What somebody could type to end any mark early, or to begin another, even without its last sign. */
const mark = /<\s*\/?\s*[a-z]+\s*(?:>|$)/gim

/** The text between `<name>` and `</name>`, each on a line of its own, without marks in the text itself. */
export const markText = (name: string, text: string): string =>
  [
    `<${name}>`,
    cleanText(text)
      .replaceAll(mark, ' ')
      .replaceAll(/[^\S\n]+/g, ' ')
      .trim(),
    `</${name}>`,
  ].join('\n')
