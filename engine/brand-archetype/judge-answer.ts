/** Whether an answer is too thin to go on from. */
import type { Answer } from './interview-answers.ts'
import { tokensOf } from './tokens.ts'

const fullWords = 4
const evasiveWordsMax = 8
const evasive =
  /\b(?:don'?t know|not sure|no idea|no answer|no comment|n\/?a|skip|pass|next(?: question)?|never thought|can'?t say|hard to say|nothing (?:special|really|much)|the usual|whatever|idk|dunno|same as (?:before|above))\b/i

/** Fewer than four words, or a short way of not answering; one that picks of two things is never thin. */
export function isThin({ text, choice }: Answer): boolean {
  if (choice !== undefined) return false
  const count = tokensOf(text).length
  return count < fullWords || (count <= evasiveWordsMax && evasive.test(text.replaceAll('’', "'")))
}
