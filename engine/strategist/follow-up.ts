/** A message that leans on the last reply: "why?", "how do I do that?", "and after that?", "in plain English?" */
import type { SaidMessage } from '#contract/strategist-record.ts'
import { contentRoots } from './compare-meanings.ts'
import type { Finding } from './finding.ts'
import { say } from './quote-record.ts'
import type { Scene } from './scene.ts'

/** Why a finding of each rank comes before the others. */
const whyFirst: Readonly<Record<Finding['rank'], string>> = {
  0: 'It comes first because each tool is made from the answers before it, so what follows can only be as good as this.',
  1: 'It comes first because two parts of your brand say opposite things there, and people believe neither then.',
  2: 'It comes first because it was made from answers that you have changed since, so it may promise what no longer holds.',
  3: 'It is polish and no mistake; of such things I put first what a customer would notice first.',
}

const wordsMax = 9
const asksMore =
  /^(ok(ay)?|and|so|right|yes|sure|done|but|then)?,? ?(and )?(what |anything |whats )?(is |comes? )?(then|after( that| this)|else|what else|the (second|other|next|third)( one| thing)?|another( one)?|more|next)[?.! ]*$/
const asksHow =
  /\bhow (do|can|should|would|to)\b|\bwhere\b|\bhelp me (with|do)\b|\bfix (it|that|this)\b|\bdo (that|it|this)\b/
const asksWhy = /\bwhy\b|\bhow come\b|\bwhat for\b|\bdoes (it|that) matter\b|\bimportant\b/
const asksPlainly =
  /\b(say|put|explain) (it|that|this) (more )?(simpl\w+|short\w*)\b|\bin short\b|\bplain (english|words)\b|\btl ?dr\b|\b(don'?t|do not) (get|understand|follow)\b|\b(like|as if) i('m| am|m)? \w+$|\bwhat do you mean\b|^explain (that|it|this)\b|^(huh|what|sorry)[?!. ]*$/

/** What is said about the finding that the last reply was about; '' where the message does not lean on one. */
export function answerFollowUp(scene: Scene, conversation: readonly SaidMessage[]): string {
  const { text, isPointingBack } = scene.reading
  const reply = conversation.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const told = scene.findings.filter(({ reason }) => reply.includes(reason))
  const [first] = told
  if (!first || text.split(' ').length > wordsMax) return ''
  if (asksMore.test(text)) {
    const last = Math.max(...told.map((finding) => scene.findings.indexOf(finding)))
    const next = scene.findings[last + 1]
    return next
      ? say('After that:', next.reason, next.fix)
      : 'After that I see nothing more in your record that wants mending. The last test is outside it: show the result to three customers.'
  }
  if (!isPointingBack) return ''
  if (asksPlainly.test(text)) return say(`In short: ${first.label}.`, first.fix)
  if (asksHow.test(text)) return say(first.reason, first.fix)
  const isBare = contentRoots(text).size < 2
  return asksWhy.test(text) && isBare ? say(first.reason, whyFirst[first.rank]) : ''
}
