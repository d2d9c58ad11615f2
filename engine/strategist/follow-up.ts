/** A message that leans on what was said before: "why?", "shorter", "which of those first?", "and the tagline?" */
import { strategistMemory } from '#contract/plain/strategist-limits.ts'
import type { SaidMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import { type Finding, type Topic, tellFinding, tellSource } from './finding.ts'
import { countWords, fitReply, quote, say } from './quote-record.ts'
import { type Kind, type Reading, readQuestion } from './read-question.ts'
import { sayMove, sayRow } from './say-row.ts'
import { type Scene, setScene } from './scene.ts'

/** What is leant on: the topic and kind asked before, and the last reply. */
type Before = { topic: Topic | undefined; kind: Kind | undefined; reply: string }

/** Why a finding of each rank comes before the others. */
const whyFirst: Readonly<Record<Finding['rank'], string>> = {
  0: 'Because each step builds on the one before it, so the rest can only be as good as this one.',
  1: 'Because real problems, on your site or between two parts of your brand, come before polish.',
  2: 'Because it was made from answers you’ve changed since, so it may promise something that’s no longer true.',
  3: 'It isn’t a mistake, but of everything I see, I’d improve this first.',
}

const shortens =
  /^(?:(?:can you |could you |please |now |and )?(?:say|put|make|give) (?:it|that|this|me)(?: to me)? )?(?:a (?:bit|lot) |much |even |in )*(?:shorter|short|briefer|less|simpler|simply|plainer|plain (?:english|words)|tl;?dr|too long)\b/
const asksWhy = /^(?:but |and |so |ok |hm+ )*(?:why|how come|what for|says who|what makes you)\b/
const asksHow = /^(?:but |and |so |ok |yes )*(?:how|where|show me)\b/
const asksFirst = /\b(?:which|what)\b.{0,25}\b(?:first|start with|begin with|matters most|most important)\b/
const asksMore =
  /^(?:ok(?:ay)?|and|so|right|yes|sure|done|but|then|,| )*(?:what |anything )?(?:then|after(?: that)?|else|more|next|another(?: one)?|go on|the (?:second|other|next)(?: one)?)[?.! ]*$/
const swaps =
  /\b(?:swap|replace|change|exchange)\b.{0,15}\b(?:it|that|for|with|to)\b|\b(?:what|which) (?:else|instead)\b|\banother word\b|\binstead\b/
const rewrites = /^(?:can you |could you |please |now |and |just )*(?:make|get) (?:it|this|that|them|these) /
const isPuzzled =
  /^(?:huh|what|sorry|eh|pardon|i don'?t (?:get|understand|follow)(?: (?:it|that|this))?|what do you mean(?: by (?:that|this))?)[?!. ]*$/
const addsTopic = /^(?:and|what about|how about|same for|also)\b/
const pronouns =
  /\b(?:(?<!\bis )it|that|this(?! (?:week|month|year|time|morning|season|summer|winter))|those|these|them|they|one|ones|so|then)\b/

const wordsMax = 9
const surely = 0.6

/** What a message can lean on; undefined where nothing was said. */
function readBefore(said: readonly SaidMessage[], record: StrategistRecord): Before | undefined {
  const reply = said.findLast(({ role }) => role === 'assistant')?.content
  if (reply === undefined) return undefined
  const asked = said
    .slice(-strategistMemory)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readQuestion(content, record))
  const known = asked.findLast(({ topics, offTopic }) => offTopic < 0.5 && (topics[0]?.share ?? 0) >= 0.4)
  const reading = known ?? readQuestion(reply, record)
  return { topic: reading.topics[0]?.label, kind: known?.kind, reply }
}

/** The first sentences of a reply, at most half of its words. */
function shorten(reply: string): string {
  const sentences = reply.split(/(?<=[.!?]["”’]?)\s+/)
  const half = countWords(reply) / 2
  const kept = sentences.filter((_, at) => at === 0 || countWords(sentences.slice(0, at + 1).join(' ')) <= half)
  return kept.length < sentences.length ? kept.join(' ') : `In short: ${sentences[0] ?? reply}`
}

/** What can be worded anew. */
const isText = (topic: Topic | undefined) =>
  topic !== undefined && ['uvp', 'tagline', 'values', 'writing'].includes(topic)

const isQuoted = (line: string, reply: string) => line !== '' && reply.includes(line.slice(0, 20))

/** The first of what a reply names: what it quotes, else its first sentence. */
function firstOf(reply: string): string {
  const quoted = /“[^“”]+”/.exec(reply)?.[0]
  return quoted ? `Start with ${quoted}: it’s first on the list.` : `Start here: ${shorten(reply)}`
}

/** Whether a message says nothing that can be understood by itself. */
export function isLeaning({ text, topics, offTopic, isPlain }: Reading): boolean {
  const count = countWords(text)
  if (count > wordsMax) return false
  const isSure = ((topics[0]?.share ?? 0) >= surely && offTopic < 0.4) || (offTopic >= 0.8 && count > 3)
  if (shortens.test(text) || rewrites.test(text) || isPuzzled.test(text) || asksMore.test(text)) return true
  if (isPlain) return false
  if (asksWhy.test(text) || asksFirst.test(text)) return !isSure || count < 3
  return !isSure && offTopic < 0.8 && (count < 4 || pronouns.test(text) || swaps.test(text))
}

/** Whether it speaks of "it" or "that", so that what is meant can be asked where nothing was said. */
export const pointsAtSomething = (reading: Reading) =>
  isLeaning(reading) &&
  countWords(reading.text) <= 7 &&
  (rewrites.test(reading.text) || shortens.test(reading.text) || pronouns.test(reading.text))

/** The answer to a message that leans; undefined where it does not, or where nothing was said that it could lean on. */
export function answerFollowUp(scene: Scene): { text: string; topic: Topic | undefined } | undefined {
  const { record, reading, said, findings, message } = scene
  const before = readBefore(said, record)
  if (!before) return undefined
  const { text } = reading
  if (!isLeaning(reading)) {
    const [first] = reading.topics
    const carriesKind =
      addsTopic.test(text) && first !== undefined && before.kind !== undefined && countWords(text) <= 5
    return carriesKind ? { text: sayRow(scene, first.label, before.kind ?? ''), topic: first.label } : undefined
  }
  const { reply } = before
  const topic = reading.isPlain ? reading.topics[0]?.label : before.topic
  if (rewrites.test(text) && !isText(topic)) return undefined
  const told = findings.filter(({ label, reason }) => reply.includes(reason) || reply.includes(label))
  const [first] = told
  const carried = setScene(record, said, message, reading, topic)
  const ofTopic = (...kinds: string[]) =>
    kinds.map((kind) => (topic ? sayMove(carried, kind, topic) : '')).find((each) => each !== '') ?? ''
  // "Make it shorter" right after a line of hers was quoted means the line.
  const isOfLine =
    rewrites.test(text) &&
    ((topic === 'uvp' && isQuoted(record.brief.chosenUvp, reply)) ||
      (topic === 'tagline' && isQuoted(record.chosenTagline, reply)))
  const after = first && findings[findings.indexOf(told.at(-1) ?? first) + 1]
  const answers: readonly [RegExp, () => string][] = [
    [shortens, () => (isOfLine ? ofTopic('rewrite') : '') || shorten(reply)],
    [isPuzzled, () => (first ? say(`In other words: ${first.label}.`, first.fix) : shorten(reply))],
    [asksFirst, () => (first ? tellFinding(first) : firstOf(reply))],
    [rewrites, () => ofTopic('rewrite', 'change')],
    [swaps, () => ofTopic('swap', 'change')],
    [
      asksWhy,
      () =>
        first && first.rank < 3
          ? (first.why ?? fitReply(whyFirst[first.rank], tellSource(first)))
          : ofTopic('why', 'consequence'),
    ],
    [asksMore, () => (after ? fitReply(say('Next:', tellFinding(after))) : ofTopic('use', 'prove'))],
    [asksHow, () => (first ? fitReply(first.fix, tellSource(first)) : ofTopic('use', 'example'))],
  ]
  const answered = answers.filter(([pattern]) => pattern.test(text)).map(([, answer]) => answer())
  const kind = reading.kind ?? 'use'
  const found = [...answered, ofTopic(kind, 'example', 'good')].find((each) => each !== '')
  return found === undefined
    ? undefined
    : { text: found === reply ? ofTopic('example', 'prove') || quote(found) : found, topic }
}
