/** How the owner talks: which answers tell something, and a few short sentences, verbatim. */
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { readTranscript } from './interview-answers.ts'
import { sentencesOf } from './quote-words.ts'
import { tokensOf } from './tokens.ts'
import { dreadTopics, type Topic } from './topics.ts'
import { type Heard, hearAnswers } from './weigh-answers.ts'

const samplesMax = 6
const words = { min: 5, max: 24 }

/** On these topics people talk as they write, about what they stand for; the other topics follow in the order asked. */
const first: readonly Topic[] = ['promise', 'values', 'difference', 'feel', 'proud']

const isShort = (sentence: string) => {
  const count = tokensOf(sentence).length
  return count >= words.min && count <= words.max
}

/** Excludes answers about unwanted things, which mislead out of context, and picked options, which are not the owner's words. */
const isSample = ({ answer: { question, choice }, isTold }: Heard) =>
  isTold && choice === undefined && !dreadTopics.has(question.topic)

/** `tells`: whether each answer says something about the brand that no earlier one said. At most one sample per answer. */
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
