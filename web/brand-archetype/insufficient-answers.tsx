/** Shown when the answers do not suffice for a result: how much there is, what would help, and what did not count. */

import { useEffect, useRef } from 'react'
import type { ArchetypeShortfall } from '#contract/brand-archetype.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const listedMax = 4

function tellLede({ reason, told, needed, questionsAsked }: ArchetypeShortfall): string {
  if (reason === 'unclear')
    return `Your ${questionsAsked} answers point in several directions, and none of the twelve archetypes stands out yet.`
  const some = told === 0 ? 'None' : told
  return `${some} of your ${questionsAsked} answers ${told < 2 ? 'gives' : 'give'} us ${told === 0 ? 'enough' : 'something'} to go on. It takes ${needed} to name an archetype.`
}

function Meter({ told, needed }: ArchetypeShortfall) {
  const shown = Math.min(told, needed)
  return (
    <>
      <div className="meter8" role="img" aria-label={`${shown} of ${needed} answers`}>
        {Array.from({ length: needed }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are told apart by their place alone
          <i key={at} className={at < shown ? 'on' : undefined} />
        ))}
      </div>
      <p className="small quiet num">
        {shown} of {needed} answers that tell us something
      </p>
    </>
  )
}

function NotCounted({ notCounted }: Pick<ArchetypeShortfall, 'notCounted'>) {
  if (notCounted.length === 0) return null
  const said = notCounted.slice(0, listedMax)
  return (
    <details className="fold">
      <summary>
        <Icon name="unfold" />
        What didn’t count
      </summary>
      <div>
        <p className="quiet">These were too short, too general, or repeated something you’d already said:</p>
        <ul className="said-list">
          {said.map(({ text, times }) => (
            <li key={text}>
              “{text}”{times > 1 && <span className="num"> {times} times</span>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

type OverProps = Pick<ArchetypeShortfall, 'questions'> & { onStartOver: (() => void) | undefined }

function Over({ questions, onStartOver }: OverProps) {
  return (
    <>
      <h3>In a new interview, tell us more about these</h3>
      <ul className="said-list">
        {questions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>
        Everything you told us will be kept under “Show earlier conversations”.{' '}
        <Button disabled={!onStartOver} onClick={onStartOver}>
          <Icon name="renew" />
          Start Over
        </Button>
      </p>
    </>
  )
}

type Props = {
  shortfall: ArchetypeShortfall
  /** What had the focus has just gone: the answer field of a full interview, or a result that no longer stands. */
  takesFocus: boolean
  chosenId: string | undefined
  onChoose: (id: string) => void
  onStartOver: (() => void) | undefined
}

/** Choosing a question shows it above the answer field, which gets the focus. A full interview has no field. */
export function InsufficientAnswers({ shortfall, takesFocus, chosenId, onChoose, onStartOver }: Props) {
  const { reason, questions, notCounted, isOver } = shortfall
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <section className="not-enough" aria-labelledby="not-enough-title">
      <h2 id="not-enough-title" tabIndex={-1} ref={title}>
        {isOver ? 'This interview is full' : 'Not enough yet'}
      </h2>
      <p className="lede">{tellLede(shortfall)}</p>
      {reason === 'silent' && <Meter {...shortfall} />}
      {isOver ? (
        <Over questions={questions} onStartOver={onStartOver} />
      ) : (
        <>
          <h3>Tell us more about one of these</h3>
          <div className="topics">
            {questions.map(({ id, text }) => (
              <button key={id} type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
                {text}
                <Icon name="forward" />
              </button>
            ))}
          </div>
        </>
      )}
      <NotCounted notCounted={notCounted} />
    </section>
  )
}
