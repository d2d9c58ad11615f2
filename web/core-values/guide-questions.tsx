/** The assistant's five questions: the answered ones, the current one, and those to come. */

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import {
  formatAnswerAsSentence,
  type GuideAnswers,
  type GuideQuestionId,
  guideQuestionIds,
  guideQuestions,
} from '#contract/plain/guided-value.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import type { Assistant } from '#web/core-values/use-assistant.ts'
import { Button } from '#web/ui/button.tsx'

const messageLengthMax = 4000

type Props = {
  assistant: Assistant
  open: GuideQuestionId | undefined
  draft: string
  onDraft: (text: string) => void
  onSend: () => void
  /** Values on the list that the owner can choose to work on instead of typing an answer. */
  choices: readonly { key: string; title: string }[]
  onChoose: (key: string) => void
}

export function GuideQuestions(props: Props) {
  const { assistant, open } = props
  const { answers } = assistant.guide
  return (
    <ol className="guide-questions">
      {guideQuestionIds.map((ask, at) => (
        <li key={ask} className={`gq ${ask === open ? 'now' : answers[ask] === undefined ? 'later' : 'done'}`}>
          <span className="n" aria-hidden="true">
            {at + 1}
          </span>
          <div>
            {ask === open ? (
              <OpenQuestion {...props} ask={ask} />
            ) : (
              <Answered ask={ask} answers={answers} assistant={assistant} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

type AnsweredProps = { ask: GuideQuestionId; answers: GuideAnswers; assistant: Assistant }
function Answered({ ask, answers, assistant }: AnsweredProps) {
  const { question, none } = guideQuestions[ask]
  const said = answers[ask]
  return (
    <>
      <div className="head-row">
        <h3>{question}</h3>
        {said !== undefined && (
          <Button
            className="change-answer"
            kind="tool"
            disabled={assistant.isBusy}
            onClick={() => void assistant.say(`Change: ${question}`, { act: 'change', asks: ask })}
          >
            Change<span className="vh">: {question}</span>
          </Button>
        )}
      </div>
      {said !== undefined && (
        <p className={said === '' ? 'ans quiet' : 'ans'}>{formatAnswerAsSentence(said) || `${none}.`}</p>
      )}
    </>
  )
}

/** Enter sends, Shift+Enter starts a new line. */
function OpenQuestion({ ask, assistant, draft, onDraft, onSend, choices, onChoose }: Props & { ask: GuideQuestionId }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { question, example, none } = guideQuestions[ask]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question that opens takes the focus
  useEffect(() => field.current?.focus(), [ask])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <form onSubmit={submit}>
      <h3>
        <label htmlFor={id}>{question}</label>
      </h3>
      <p className="eg small quiet">
        For example: <i>{example}</i>
      </p>
      {ask === 'hold' && choices.length > 0 && (
        <fieldset className="namer">
          <legend className="small quiet">Pick one from your list, or write a new one in your own words</legend>
          {choices.map(({ key, title }) => (
            <button className="chip offer small name-chip" type="button" key={key} onClick={() => onChoose(key)}>
              {title}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        ref={field}
        id={id}
        className="input grows guide-answer"
        rows={ask === 'hold' ? 1 : 3}
        maxLength={messageLengthMax}
        autoComplete="off"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <SpellingNotes of={id} text={draft} />
      <div className="question-acts">
        <Button kind="main" type="submit" disabled={draft.trim() === '' || assistant.isBusy}>
          Send
        </Button>
        {none !== '' && (
          <Button kind="plain" disabled={assistant.isBusy} onClick={() => void assistant.say(none, { act: 'skip' })}>
            {none}
          </Button>
        )}
      </div>
    </form>
  )
}
