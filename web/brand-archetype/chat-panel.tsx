/** The interview's conversation: the messages, the answer field, and the buttons for starting over and the history. */

import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import { readEitherOrAnswers } from '#contract/plain/either-or-question.ts'
import { AnswerForm } from '#web/brand-archetype/answer-form.tsx'
import { loadEarlierMessages } from '#web/brand-archetype/archetype-queries.ts'
import { InterviewMessages } from '#web/brand-archetype/interview-messages.tsx'
import { ModelAskingSwitch } from '#web/brand-archetype/model-asking-switch.tsx'
import type { Conversation } from '#web/brand-archetype/use-conversation.ts'
import type { AnswerCorrecting } from '#web/brand-archetype/use-correcting.ts'
import type { ModelAsking } from '#web/brand-archetype/use-model-asking.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type Props = {
  interview: ArchetypeInterview
  conversation: Conversation
  correcting: AnswerCorrecting
  asking: ModelAsking
  isLocked: boolean
  isAnew: boolean
  onStartOver: (() => void) | undefined
  onShowEarlier: () => void
}

export function ChatPanel(props: Props) {
  const { interview, conversation, correcting, asking, isLocked, isAnew, onStartOver, onShowEarlier } = props
  const { archetypeResult, questionsAsked, earlierCount, undecided, before } = interview
  const isComplete = archetypeResult !== null
  const { messages, arriving, isWaiting, chosenId } = conversation
  const chosen = undecided?.questions.find(({ id }) => id === chosenId)?.text
  return (
    <section className="chat-panel" aria-labelledby="chat-title">
      <div className="head-row">
        <h2 id="chat-title">Strategic Conversation</h2>
        <p className="row">
          {!isComplete && questionsAsked >= interviewQuestionsMin && (
            <span className="badge seal">Deep Analysis Phase</span>
          )}
          <span className="badge num">
            {questionsAsked} {questionsAsked === 1 ? 'question' : 'questions'}
          </span>
        </p>
      </div>
      <InterviewMessages
        messages={messages}
        arriving={arriving}
        isWaiting={isWaiting}
        isOwnMachine={asking.writing.model?.isOwnMachine === true}
        correcting={isLocked ? undefined : correcting}
        onShowEarlier={before === undefined ? undefined : () => loadEarlierMessages(interview, before)}
      />
      {!isComplete && !undecided?.isOver && (
        <AnswerForm
          conversation={conversation}
          isLocked={isLocked}
          isAnew={isAnew}
          chosen={chosen}
          offered={chosen === undefined ? readEitherOrAnswers(messages.at(-1)?.content ?? '') : []}
          mayEnd={questionsAsked >= interviewQuestionsMin && undecided === null}
        />
      )}
      {!isComplete && !undecided && !isLocked && <ModelAskingSwitch asking={asking} />}
      <p className="chat-foot small quiet">
        Your answers are saved as you go. You can pick up here or on another device at any time.
        {earlierCount > 0 && <LinkButton onClick={onShowEarlier}>Show earlier conversations</LinkButton>}
        {!isComplete && questionsAsked > 0 && (
          <LinkButton disabled={!onStartOver || isWaiting} onClick={onStartOver}>
            Start Over
          </LinkButton>
        )}
      </p>
    </section>
  )
}
