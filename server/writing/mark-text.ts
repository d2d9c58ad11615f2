/** Sets what an owner typed or showed between marks, so that a prompt can say that it is data. */
import { cleanText } from '#server/platform/model/clean-text.ts'

/** What somebody could type to end any mark early, or to begin another, even without its last sign. */
const mark = /<\/?[a-z]+ ?(?:>|$)/gim

/** Blanks inside a mark are taken out first, each kind by a pattern of its own: together they could take very long. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/<\s+/g, '<')
    .replaceAll(/<\/\s+/g, '</')
    .replaceAll(mark, ' ')

/** The text between `<name>` and `</name>`, each on a line of its own, without marks in the text itself. */
export const markText = (name: string, text: string): string =>
  [`<${name}>`, withoutMarks(cleanText(text)).trim(), `</${name}>`].join('\n')
