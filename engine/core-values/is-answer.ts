/** Whether a message answers the question that is open, or is something else that a person types. */
import type { GuideAnswers, GuideAsk } from '#contract/plain/guided-value.ts'

const asking =
  /\?\s*$|^(?:what(?:'s| is| are| do| does| should| if)|who(?:'s| is)|why|how (?:many|much|do|does|can|should|about|long)|can (?:you|i|we)|could (?:you|i|we)|should (?:i|we)|do (?:i|you) |does (?:it|this)|is (?:it|this|that|there)|are (?:there|you)|will you|would you)\b/i
const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?(?: you)?|cheers|ok(?:ay)?|yes|yep|no|nope|great|fine|cool|nice|perfect|sure|test(?:ing)?|hm+|well|lol|bye|sorry)(?:\W+(?:there|you|synapse|again|please|everyone))*\W*$/i
/** What one says to whoever writes for one. */
const wishing =
  /^(?:please |now |just |and |ok,? |then )*(?:(?:re)?name|call (?:it|this|that|the)|retitle|undo|go back|start (?:over|again)|begin again|delete|remove (?:it|this|that|the)|change (?:it|this|that|the|my)|make (?:it|this|that|the title|them)|shorten|shorter|sharpen|rewrite|reword|write (?:it|this|that|me|one|a)|draft|suggest|give me|show me|tell me (?:what|how|about|more)|help(?: me)?\b|explain|stop\b|skip\b|next\b|add (?:it|this|that)|(?:i |you )?(?:can|could) you)\b/i
const unsure =
  /^(?:well,? |um,? |honestly,? )*(?:(?:i |we )?(?:really )?(?:don'?t|do not|dunno)(?: really| actually)? ?(?:know|remember|have (?:one|any)|think so)?|not sure|no idea|idk|nothing|none|never|hard to say|(?:i |we )?can'?t (?:think|remember|say))\b/i
/** What may follow a refusal that is nothing else: "nothing comes to mind right now". "Never quote a price" goes on to answer. */
const emptyWords: ReadonlySet<string> = new Set(
  "really actually just right now off hand offhand the top of my head yet about that this it any anything one what to say answer put write here where how start begin sure honestly sorry i we you could can would think remember tell come comes came mind special much in particular at all well lol don't dont know have so no nothing never none is there for me us".split(
    ' ',
  ),
)
const isEmpty = (rest: string) =>
  (rest.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).every((word) => emptyWords.has(word))
const objecting =
  /^(?:no,? )?(?:that'?s|it'?s|this is|you'?ve got it) (?:not (?:quite |really |at all )?(?:it|right|true|what)|wrong)\b|\bi (?:don'?t|do not) like (?:the|this|that|it)\b/i

/** Fewer words tell of no cost and of no day. */
const wordsMin: Readonly<Record<GuideAsk, number>> = { hold: 1, cost: 3, day: 4, do: 2, never: 2 }

/** Why a message is not kept as an answer: what it reads like. */
export type NoAnswer = 'question' | 'greeting' | 'wish' | 'unsure' | 'objection' | 'short' | 'again'

/** What a message is instead of an answer to `ask`; undefined for an answer. */
export function readNoAnswer(message: string, ask: GuideAsk, answers: GuideAnswers): NoAnswer | undefined {
  const text = message.trim().replaceAll('’', "'")
  if (asking.test(text)) return 'question'
  if (greeting.test(text)) return 'greeting'
  if (wishing.test(text)) return 'wish'
  if (objecting.test(text)) return 'objection'
  if (unsure.test(text) && isEmpty(text.replace(unsure, ''))) return 'unsure'
  if (text.split(/\s+/).length < wordsMin[ask] || !/\p{L}{2}/u.test(text)) return 'short'
  const said = text.toLowerCase()
  const isSaid = Object.values(answers).some((each) => each.trim().toLowerCase() === said)
  return isSaid ? 'again' : undefined
}
