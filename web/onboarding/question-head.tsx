/** The head of a setup page: the question, above it a small label, and a mark if good drafts need the answer. */
import type { ReactNode } from 'react'

type Props = { id: string; above: ReactNode; isNeeded: boolean; question: string }

/** `id` is the question's own id; `-above` is appended for the label above it. */
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
