/** The list of questions that were answered or skipped; each links back to its question. */
import { formatOption } from '#contract/plain/business-options.ts'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { getAnswer, isAnswered, isSentenceQuestion, setupQuestions } from '#web/onboarding/setup-steps.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type Props = { answers: SetupAnswers; at: number; onGo: (step: string) => void }

export function AnswersSoFar({ answers, at, onGo }: Props) {
  const shown = setupQuestions.filter(
    (question, index) => index !== at && (isAnswered(answers, question) || index < at),
  )
  return (
    <aside aria-labelledby="told-title">
      <h2 id="told-title">Your answers so far</h2>
      {shown.length === 0 && (
        <p className="quiet">Your answers will show up here. You can change any of them at any time.</p>
      )}
      <dl>
        {shown.map((question) => {
          const answer = getAnswer(question, answers)
          return (
            <div key={question.key}>
              <dt>
                <LinkButton size="tall" className="told-question" onClick={() => onGo(question.key)}>
                  {question.question}
                </LinkButton>
              </dt>
              <dd className={answer === '' ? 'none' : undefined}>
                {answer === ''
                  ? 'Not answered yet'
                  : !isSentenceQuestion(question) && question.options?.includes(answer)
                    ? formatOption(answer)
                    : answer}
              </dd>
            </div>
          )
        })}
      </dl>
    </aside>
  )
}
