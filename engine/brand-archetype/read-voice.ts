/** Samples of how the owner writes (a few short sentences from the answers, verbatim), and which answers have any content. */
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { readTranscript } from './interview-answers.ts'
import { listUnquotedSentences } from './quote-words.ts'
import { splitIntoTokens } from './tokens.ts'
import { dreadTopics, type InterviewTopic } from './topics.ts'
import { type AnalysedAnswer, analyseAnswers } from './weigh-answers.ts'

const samplesMax = 6
const words = { min: 5, max: 24 }

/** Samples come from these topics first, because people answer them in their natural voice; then from the others as asked. */
const first: readonly InterviewTopic[] = ['promise', 'values', 'difference', 'feel', 'proud']

const isShort = (sentence: string) => {
  const count = splitIntoTokens(sentence).length
  return count >= words.min && count <= words.max
}

/**
 * Whether an answer may be quoted as a sample: not if it names something unwanted, which misleads out of context, or picks
 * one of two offered options, which are not the owner's words.
 */
const isSample = ({ answer: { question, choice }, isTold }: AnalysedAnswer) =>
  isTold && choice === undefined && !dreadTopics.has(question.topic)

/** `tells`: for each answer, whether it says something new about the brand. `samples`: at most six, one per answer. */
export function readOwnerVoice(
  transcript: readonly InterviewExchange[],
  industry: string,
): { tells: boolean[]; samples: string[] } {
  const heard = analyseAnswers(readTranscript(transcript), industry)
  const place = ({ answer: { question } }: AnalysedAnswer) =>
    first.includes(question.topic) ? first.indexOf(question.topic) : first.length
  const sentences = heard
    .filter(isSample)
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ answer }) => listUnquotedSentences(answer.text).find(isShort) ?? [])
  return { tells: heard.map(({ isTold }) => isTold), samples: [...new Set(sentences)].slice(0, samplesMax) }
}
