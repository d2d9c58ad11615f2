/** The wording that a language model proposes for a value, with the owner's own words that it rests on. */

import { useEffect, useId, useState } from 'react'
import type { AssistantMessage } from '#contract/core-values.ts'
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export const proposalCardId = 'proposed-wording'

export type Wording = { title: string; description: string }

type Props = {
  /** The conversation with the model; the latest wording in it counts. */
  talk: readonly AssistantMessage[]
  /** The name of the language model. */
  name: string
  /** The value that the conversation is about; undefined for a new one. */
  standing: Wording | undefined
  keepLabel: string
  isBusy: boolean
  onKeep: (wording: Wording) => void
}

export function ProposalCard({ talk, name, standing, keepLabel, isBusy, onKeep }: Props) {
  const latest = talk.findLast(({ writtenBy, proposals }) => writtenBy !== undefined && proposals.length > 0)
  const [proposal] = latest?.proposals ?? []
  const id = useId()
  const proposed = proposal?.title ?? ''
  const [title, setTitle] = useState(proposed)
  useEffect(() => setTitle(proposed), [proposed])
  if (!proposal)
    return (
      <aside className="vcard" aria-label="The value so far">
        <p className="cap">The value so far</p>
        {standing && <h3>{standing.title}</h3>}
        {standing && <p className="standing">{standing.description}</p>}
        <p className="small quiet">Once you’ve told {name} something you did or refused, its wording stands here.</p>
      </aside>
    )
  return (
    <aside id={proposalCardId} className="vcard" aria-label="The proposed wording" tabIndex={-1}>
      <p className="cap">Worded by {latest?.writtenBy}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onKeep({ title: title.trim(), description: proposal.description })
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
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <p className="proposed-text">{proposal.description}</p>
        <p className="cap">It rests on your words</p>
        <ul className="own-words">
          {proposal.quotes?.map((quote) => (
            <li key={quote}>
              <q>{quote}</q>
            </li>
          ))}
        </ul>
        <Button kind="main" className="keep-name" type="submit" disabled={title.trim() === '' || isBusy}>
          <Icon name="plus" />
          {keepLabel}
        </Button>
      </form>
    </aside>
  )
}
