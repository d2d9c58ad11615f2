/** Whether an answer is too thin to go on from, or only says that all has been said. */
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

const onlySaysMax = 16
const saidBefore = new RegExp(
  [
    "\\b(?:i|we|i've|we've)(?: have)?(?: already| just)? (?:said|told you|answered|covered|mentioned|explained)\\b.*\\b(?:already|before|earlier|above|enough|what i can|all i can)\\b",
    "\\b(?:i|we)(?:'ve| have)? (?:already|just) (?:said|told|answered|covered|mentioned|explained)\\b",
    "\\byou(?:'ve| have) (?:already )?(?:heard|had) (?:it all|everything|all of it|that|enough)\\b",
    '\\bnothing (?:more|else|further) (?:to (?:add|say)|comes to mind)\\b',
    '^\\W*(?:as i said|see above|same (?:again|as before|answer))\\b',
  ].join('|'),
  'i',
)

/** A short answer that only points back at earlier ones: its words say nothing of the brand. */
export function pointsBack(text: string): boolean {
  return saidBefore.test(text.replaceAll('’', "'")) && tokensOf(text).length <= onlySaysMax
}
