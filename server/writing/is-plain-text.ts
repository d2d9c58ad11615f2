/** Tells text that a language model may show from markup, links, and what we told it. */
import type { Prompt } from '#server/writing/prompt.ts'

const marked = /[<>{}[\]|\\`*_#~@]|:\/\/|\bwww\.|\p{L}\.\p{L}{2,}|\b(?:javascript|data|mailto|tel):/iu

/** How many words in a row of the instructions are no coincidence. */
const runWords = 7
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

function repeatsPrompt(text: string, { instructions }: Prompt): boolean {
  const asked = ` ${wordsOf(instructions).join(' ')} `
  const words = wordsOf(text)
  return words.some(
    (_, at) => at + runWords <= words.length && asked.includes(` ${words.slice(at, at + runWords).join(' ')} `),
  )
}

/** Whether a text holds no markup, no link or address, and no passage of the prompt. */
export const isPlainText = (text: string, prompt: Prompt): boolean => !marked.test(text) && !repeatsPrompt(text, prompt)
