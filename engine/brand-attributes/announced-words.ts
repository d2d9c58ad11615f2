/** Words that a sentence itself announces: "What they tell us is …", "The word I hear most is 'safe'". */
import type { Category } from '#contract/brand.ts'
import type { Finding } from './clause-reading.ts'
import { topicOf } from './topic-cues.ts'

/** "What you get is fewer fillings": the first half is the heading of the second. */
const cleft =
  /^(?:and |but |so |oh and )*((?:what|whom?|how|the (?:only |one )?thing)\b[^,.:;]{3,80}?) (?:is|are|was|were)(?: that| this| just| simply)?:? (?!for\b|up\b|not\b|why\b)(.+)$/iu
/** "Asked how they feel, most said calm": so is what was asked. */
const asked = /^(?:when |if )?(?:we )?(?:asked|ask) (?:\p{L}+ )?(?:to )?([^,]{6,80}),\s(.+)$/iu
/** "The same adjectives kept coming back: …", "words such as …", "the top answers were …". */
const spoken =
  /\b(?:the|same|these|those|such|their|used|with|in|three|few|one|common|commonest|top)(?: [\p{L}-]+){0,2} (?:words?|adjectives?|answers?|terms?|replies|reply|verdict)\b[^:.]{0,60}?(?:\b(?:is|are|was|were|such as|like|including|come up|came up)|:)\s+(?!no\b|not\b|a\b)(.+)$/iu
const told =
  /\b(?:they|people|\p{Ll}+s|some|others|many) (?:\p{L}+ ){0,2}(?:chose|picked|named|used|wrote|answer|answered|replied|said|mentioned|say|mention) ((?:["“][^"”]+["”],?\s?(?:and |but )?(?:[\p{L}]+ ){0,2}?)+)/iu

/** "Ask them what it is like and they say calm": what it is like for them is how they feel. */
const askThem =
  /^(?:if you )?ask (?:\p{L}+ ){1,3}?(what|how|why|whom?) (.+?)(?:,| and|:| –) (?:they|most|many|people)\b.*?(?::|\b(?:say|answer|reply)) (.+)$/iu
const secondPlace = /^["“]([^"”]+)["”],? (?:is|was|came|comes) (?:a close )?(?:second|third|next|too|another|close)/iu
/** Words behind which the next sentence gives the answers: "I asked them how it felt." */
export const asksIn = (sentence: string): Category | undefined => {
  const [, question] = sentence.match(/\b(?:asked|ask|asking)\b [^.?]*?\b((?:what|how|why|whom?)\b .+)$/iu) ?? []
  return question === undefined ? undefined : topicFor(question)
}
const topicFor = (question: string) =>
  /\b(?:what|how) (?:it|that) (?:is|was|'s)\b/i.test(question) ? 'feeling' : topicOf(question)

const guests = /\b(?:visitors|guests|customers|clients|members|patients|students|reviews?|cards|letters we get)\b/i

/** A finding whose category the sentence announces, or what was announced before it; else undefined. */
export function announcedIn(sentence: string, standing: Category | undefined): Finding | undefined {
  const [, word, rest3 = '', answer] = sentence.match(askThem) ?? []
  const wanted = answer === undefined ? undefined : topicFor(`${word} ${rest3}`)
  if (wanted !== undefined && answer !== undefined)
    return { category: wanted, chunk: answer, isClause: wanted === 'xfactor', isSure: true }
  const [, question, reply = ''] = sentence.match(asked) ?? []
  if (question !== undefined) {
    const category = topicOf(`how ${question}`)
    const shares = [
      ...reply.matchAll(
        /\d+ ?(?:%|per ?cent|of them)(?: \p{L}+)? (?:named|said|chose|mentioned|answered|picked)(?: that)?(?: (?:it|they|we))?(?: had)? (.+?)(?=,? (?:and )?\d+ ?(?:%|per)|$)/giu,
      ),
    ]
    const chunk =
      (shares.length > 0 ? shares.map(([, each = '']) => each).join(', ') : undefined) ??
      reply.match(spoken)?.[1] ??
      reply.match(told)?.[1] ??
      reply.match(/\b(?:said|chose|named|answered|answer|say|picked|chosen|was|were|are|is)(?: that)? (.+)$/i)?.[1]
    if (category !== undefined && chunk !== undefined) return { category, chunk, isClause: category === 'xfactor' }
  }
  const [, head = '', rest] = sentence.match(cleft) ?? []
  const named = rest === undefined ? undefined : topicOf(head)
  if (named !== undefined && rest !== undefined)
    return { category: named, chunk: rest, isClause: named === 'xfactor', isSure: true }
  const chunk = sentence.match(spoken)?.[1] ?? sentence.match(told)?.[1] ?? sentence.match(secondPlace)?.[1]
  const category =
    (standing === undefined &&
    /^(?:they|people|customers|clients|guests|members|visitors|most|some) (?:say|said|tell)\b/i.test(sentence)
      ? 'feeling'
      : undefined) ??
    topicOf(sentence) ??
    (standing === 'culture' || standing === 'voice' || standing === 'customers'
      ? standing
      : guests.test(sentence)
        ? 'feeling'
        : standing)
  return chunk === undefined || category === undefined || category === 'xfactor'
    ? undefined
    : { category, chunk, isClause: false, isSure: /["“]/u.test(chunk) }
}
