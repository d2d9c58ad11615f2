/**
 * A preview of the value beside the assistant's questions: the owner's answers and, after the last question, a field
 * for its name and the button that adds it to the list.
 */

import { useEffect, useId, useState } from 'react'
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'
import {
  type GuideAnswers,
  guideQuestions,
  labelledQuestionIds,
  makeFirstAnswerSentence,
  makeGuidedValueTitle,
  wordAnswerAfterLabel,
} from '#contract/plain/guided-value.ts'
import type { Assistant } from '#web/core-values/use-assistant.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  assistant: Assistant
  /** The answers so far, including the one being typed. */
  answers: GuideAnswers
  isDone: boolean
  /** The current description of the value that the assistant was opened for; shown until there is an answer. */
  standing: string
  keepLabel: string
  onKeep: (name: string) => void
}

export function GuideCard({ assistant, answers, isDone, standing, keepLabel, onKeep }: Props) {
  const isBare = labelledQuestionIds.every((ask) => !answers[ask]?.trim())
  return (
    <aside className="vcard" aria-label="The value so far">
      <p className="cap">{isDone ? 'Built from your answers' : 'The value so far'}</p>
      {isDone ? (
        <NameField assistant={assistant} answers={answers} keepLabel={keepLabel} onKeep={onKeep} />
      ) : (
        <h3>{makeGuidedValueTitle(answers) || <Gap of="its name" />}</h3>
      )}
      {makeFirstAnswerSentence(answers) !== '' && <p>{makeFirstAnswerSentence(answers)}</p>}
      {isBare && standing !== '' && <p className="standing">{standing}</p>}
      <dl>
        {labelledQuestionIds
          .filter((ask) => answers[ask] !== '')
          .map((ask) => (
            <div key={ask}>
              <dt>{guideQuestions[ask].label}</dt>
              <dd>{wordAnswerAfterLabel(ask, answers[ask] ?? '') || <Gap of="not answered yet" />}</dd>
            </div>
          ))}
      </dl>
      <p className="cap">These are your sentences, word for word.</p>
    </aside>
  )
}

const Gap = ({ of }: { of: string }) => (
  <span className="gap">
    <span className="vh">{of}</span>
  </span>
)

function NameField({ assistant, answers, keepLabel, onKeep }: Omit<Props, 'isDone' | 'standing'>) {
  const id = useId()
  const stored = makeGuidedValueTitle(answers)
  const [name, setName] = useState(stored)
  useEffect(() => setName(stored), [stored])
  const names = assistant.messages.at(-1)?.proposals[0]?.names ?? []
  const rename = (to: string) => {
    if (to.trim() !== '' && to.trim() !== stored) void assistant.say(to.trim(), { act: 'name' })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(name.trim())
      }}
    >
      <label className="small" htmlFor={id}>
        Name
      </label>
      <input
        id={id}
        className="input name"
        autoComplete="off"
        maxLength={valueTitleLengthMax}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {names.length > 0 && (
        <fieldset className="namer">
          <legend className="vh">Or choose another name</legend>
          {names.map((each) => (
            <button
              className="chip offer small name-chip"
              type="button"
              key={each}
              disabled={assistant.isBusy}
              onClick={() => rename(each)}
            >
              {each}
            </button>
          ))}
        </fieldset>
      )}
      <Button kind="main" className="keep-name" type="submit" disabled={name.trim() === '' || assistant.isBusy}>
        <Icon name="plus" />
        {keepLabel}
      </Button>
    </form>
  )
}
