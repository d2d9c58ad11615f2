/** Sentences of the text that the owner gave, offered as answers to the current question. */
import { cleanOwnerWords } from '#contract/plain/sentence-drafts.ts'
import { collapseToOneLine, formatStem, type SentenceStem } from '#contract/plain/sentences.ts'
import { getAnswerLengthMax } from '#web/account/get-answer-length-max.ts'
import { checkBlank } from '#web/brand/sentences/sentence-blanks.ts'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import type { SentenceQuestion } from '#web/onboarding/sentence-questions.ts'
import { Icon } from '#web/ui/icon.tsx'

export type ShownText = { name: string; sentences: readonly string[] }

/** Whether a sentence starts with the beginning ("stem") that the question is about. */
const beginsAs = (sentence: string, stem: SentenceStem) =>
  [false, true].some((isOne) => sentence.toLowerCase().startsWith(`${formatStem(stem, isOne).toLowerCase()} `))

/**
 * The answers that a tap on a sentence changes: a short one completes the blank, a long one is added to the longer
 * story. If there is none or it is full, it goes into the blank, which says by how much to shorten it.
 */
export function takeOverSentence(
  sentence: string,
  question: SentenceQuestion,
  answers: SetupAnswers,
): Partial<SetupAnswers> {
  const { key, story } = question
  const words = cleanOwnerWords(key, collapseToOneLine(sentence))
  if (checkBlank(key, words) === undefined || !story) return { [key]: words }
  const before = answers[story.key].trim()
  if (before.includes(sentence)) return {}
  const longer = before === '' ? sentence : `${before} ${sentence}`
  return longer.length > getAnswerLengthMax(story) ? { [key]: words } : { [story.key]: longer }
}

type Props = {
  text: ShownText
  question: SentenceQuestion
  answers: SetupAnswers
  onChange: (change: Partial<SetupAnswers>) => void
}

export function TextSentences({ text: { name, sentences }, question, answers, onChange }: Props) {
  const offered = sentences.filter((sentence) => beginsAs(sentence, question.key))
  const others = sentences.filter((sentence) => !offered.includes(sentence))
  return (
    <details className="told-fold" open>
      <summary>
        <Icon name="sources" />
        From {name}
      </summary>
      <div className="told-slip text-slip">
        <p className="small">
          Tap a sentence to start from it. {question.story && 'A long one goes into “Tell us more”.'}
        </p>
        {[...offered, ...others].map((sentence) => (
          <button
            className="bit"
            type="button"
            key={sentence}
            onClick={() => onChange(takeOverSentence(sentence, question, answers))}
          >
            <Icon name="plus" />
            <span>{sentence}</span>
          </button>
        ))}
      </div>
    </details>
  )
}
