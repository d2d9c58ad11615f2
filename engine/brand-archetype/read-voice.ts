/** How the owner talks: which of her answers tell something, and a few short sentences, word for word. */
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { readTranscript } from './interview-answers.ts'
import { sentencesOf } from './quote-words.ts'
import { tokensOf } from './tokens.ts'
import { dreadTopics, type Topic } from './topics.ts'
import { type Heard, hearAnswers } from './weigh-answers.ts'

const samplesMax = 6
const words = { min: 5, max: 24 }

/** On these people talk as they write, of what they stand for; the others follow in the order in which they were asked. */
const first: readonly Topic[] = ['promise', 'values', 'difference', 'feel', 'proud']

const isShort = (sentence: string) => {
  const count = tokensOf(sentence).length
  return count >= words.min && count <= words.max
}

/** An answer on what she does not want says, out of its place, that she does; one that picks what was offered is not hers. */
const isSample = ({ answer: { question, choice }, isTold }: Heard) =>
  isTold && choice === undefined && !dreadTopics.has(question.topic)

/** `tells`: whether each answer says something of the brand that none before it said. At most one sample of each. */
export function readVoice(
  transcript: readonly InterviewExchange[],
  industry: string,
): { tells: boolean[]; samples: string[] } {
  const heard = hearAnswers(readTranscript(transcript), industry)
  const place = ({ answer: { question } }: Heard) =>
    first.includes(question.topic) ? first.indexOf(question.topic) : first.length
  const sentences = heard
    .filter(isSample)
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ answer }) => sentencesOf(answer.text).find(isShort) ?? [])
  return { tells: heard.map(({ isTold }) => isTold), samples: [...new Set(sentences)].slice(0, samplesMax) }
}
