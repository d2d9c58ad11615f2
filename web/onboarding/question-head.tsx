/** What stands above a question of the setup, whether good drafts need it, and the question. */
import type { ReactNode } from 'react'

type Props = { id: string; above: ReactNode; isNeeded: boolean; question: string }

/** `id` marks the question itself, and with `-above` what stands over it. */
export const QuestionHead = ({ id, above, isNeeded, question }: Props) => (
  <>
    <p className="old" id={`${id}-above`}>
      {above}
      {isNeeded && (
        <>
          <span aria-hidden="true"> *</span>
          <span className="vh">, needed for good drafts</span>
        </>
      )}
    </p>
    <h2 className="ask-h" id={id}>
      {question}
    </h2>
  </>
)
