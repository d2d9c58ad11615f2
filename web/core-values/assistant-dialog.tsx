/** The AI Values Assistant: a conversation that drafts, sharpens and challenges values. */
import { type FormEvent, useId, useState } from 'react'
import { type CoreValue, valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/core-value.ts'
import type { AssistantMessage } from '#contract/core-values.ts'
import { madeBy } from '#web/brand/made-by.ts'
import { useAssistant } from '#web/core-values/use-assistant.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Proposal = AssistantMessage['proposals'][number]

const messageLengthMax = 4000
const intro =
  'A value is what you hold to when it costs you something. Name one and I will ask what it costs; tell me of a day when it mattered and I will draft it in your words.'
const openings = ['Suggest some values', 'Challenge my list', 'What is a core value?']
const openingsAbout = ['Sharpen it', 'Make it shorter', 'Challenge the value']

/** A proposal as it goes onto the list: with the two behaviours that would prove it. */
function wordingOf({ title, description, behaviours }: Proposal): Pick<CoreValue, 'title' | 'description'> {
  const proof = `How it shows: ${behaviours.join('; ')}.`
  const whole =
    description.includes('How it shows:') || description === '' ? description || proof : `${description} ${proof}`
  return { title: title.slice(0, valueTitleLengthMax), description: whole.slice(0, valueDescriptionLengthMax) }
}

function ProposalCard({ proposal, editor }: { proposal: Proposal; editor: ValuesEditor }) {
  const { valueId, title, description, behaviours } = proposal
  const wording = wordingOf(proposal)
  const standing = editor.values.find(({ id }) => id === valueId)
  const isTaken = editor.values.some(
    (value) => value.title === wording.title && value.description === wording.description,
  )
  const take = () => void (standing ? editor.replace(standing.id, wording) : editor.addAll('new', [wording]))
  return (
    <div className="proposal">
      <p className="name">{title}</p>
      {description && <p>{description}</p>}
      <p className="small quiet">It would show in this:</p>
      <ul className="small">
        {behaviours.map((behaviour) => (
          <li key={behaviour}>{behaviour}</li>
        ))}
      </ul>
      <button className="btn" type="button" disabled={isTaken} onClick={take}>
        <Icon name={isTaken ? 'check' : 'plus'} />
        {isTaken ? 'On your list' : standing ? 'Use this wording' : 'Add to my list'}
        <span className="vh">, “{title}”</span>
      </button>
    </div>
  )
}

/** The words of a reply around its proposals, which are shown as cards. */
function textOf({ content, proposals }: AssistantMessage): string[] {
  const paragraphs = content.split('\n\n')
  return paragraphs.filter((text) => !proposals.some(({ title }) => text.startsWith(`“${title}”`)))
}

function Said({ message, editor }: { message: AssistantMessage; editor: ValuesEditor }) {
  if (message.role === 'user') {
    const about = editor.values.find(({ id }) => id === message.valueId)
    return (
      <div className="said me">
        <b>You{about && `, about “${about.title}”`}</b>
        {message.content}
      </div>
    )
  }
  const [opening, ...closing] = textOf(message)
  return (
    <div className="said syn">
      <b>Synapse</b>
      {opening && <p>{opening}</p>}
      {message.proposals.map((proposal) => (
        <ProposalCard key={proposal.title} proposal={proposal} editor={editor} />
      ))}
      {closing.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {message.source && <p className="cap">{madeBy(message.source)}</p>}
    </div>
  )
}

/** `aboutKey` is the card that it is asked about. */
type Props = { editor: ValuesEditor; aboutKey: string | undefined; onClose: () => void }

export function AssistantDialog({ editor, aboutKey, onClose }: Props) {
  const value = editor.values.find(({ id }) => editor.keyOf(id) === aboutKey)
  const { messages, isBusy, isLoading, say, startOver } = useAssistant(editor, aboutKey)
  const [draft, setDraft] = useState('')
  const inputId = useId()
  const submit = async (message: string) => {
    if (message.trim() === '' || isBusy) return
    const before = draft
    setDraft('')
    if (!(await say(message.trim()))) setDraft(before || message)
  }
  return (
    <Dialog
      title="AI Values Assistant"
      hint={value ? `About “${value.title}”` : 'It drafts, sharpens, and asks what a value costs you.'}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling history has to be reached by keyboard */}
      <div className="talk values-talk" tabIndex={0} role="log" aria-label="Conversation">
        <div>
          <div className="said syn">
            <b>Synapse</b>
            <p>{intro}</p>
          </div>
          {messages.map((message, index) => (
            // Messages are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Said key={index} message={message} editor={editor} />
          ))}
          {(isBusy || isLoading) && (
            <p className="small quiet" role="status">
              <span className="spin ink" aria-hidden="true" /> {isBusy ? 'Synapse is writing…' : 'One moment…'}
            </p>
          )}
        </div>
      </div>
      <div className="chips openings">
        {(value ? openingsAbout : openings).map((opening) => (
          <button className="btn" type="button" key={opening} disabled={isBusy} onClick={() => void submit(opening)}>
            {opening}
          </button>
        ))}
        {messages.length > 0 && (
          <button className="btn plain" type="button" disabled={isBusy} onClick={() => void startOver()}>
            Start over
          </button>
        )}
      </div>
      <form
        className="sendrow"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit(draft)
        }}
      >
        <label className="vh" htmlFor={inputId}>
          Your message
        </label>
        <input
          id={inputId}
          className="input"
          placeholder="We once turned down…"
          autoComplete="off"
          maxLength={messageLengthMax}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button className="btn main" type="submit" disabled={draft.trim() === '' || isBusy}>
          Send
        </button>
      </form>
    </Dialog>
  )
}
