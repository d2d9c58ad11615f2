/** What would be sent to a language model, to whom and what for; the owner agrees or not. */
import { type ReactNode, useId, useState } from 'react'
import { type WritingTool, writingToolNames } from '#contract/plain/writing-tools.ts'
import type { WritingState } from '#contract/writing.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { changeWriting, useSentText } from '#web/writing/writing-queries.ts'
import '#web/writing/consent.css'

type Model = NonNullable<WritingState['model']>

/** What is known about the two companies that a setting can name. */
const companies: Readonly<Record<string, string>> = {
  Anthropic: 'Anthropic, the company that runs Claude, in the United States. How long they keep it is in their terms.',
  OpenAI: 'OpenAI, the company that runs ChatGPT, in the United States. How long they keep it is in their terms.',
}

const describeRecipient = ({ recipient }: Pick<Model, 'recipient'>) =>
  companies[recipient] ?? `The server ${recipient}, which the operator of this site chose.`

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The very text, loaded when it is opened. */
function ExactText({ tool, about, typed }: Pick<Props, 'tool' | 'about' | 'typed'>) {
  const { data, isError } = useSentText(tool, about)
  if (isError) return <LoadFailure>We couldn’t load the text. Please close this and try again.</LoadFailure>
  if (!data) return <p role="status">Loading…</p>
  return (
    // It scrolls, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className="sent-text" aria-label="The exact text" tabIndex={0}>
      <p className="cap">{data.record.length.toLocaleString('en-US')} characters from you</p>
      <pre>{data.record}</pre>
      {typed !== undefined && (
        <>
          <p className="cap">What you typed or chose</p>
          <pre>{typed}</pre>
        </>
      )}
      <p className="cap">With it goes what we ask, {data.instructions.length.toLocaleString('en-US')} characters</p>
      <pre className="quiet">{data.instructions}</pre>
    </section>
  )
}

type Props = {
  model: Model
  tool: WritingTool
  /** Which of the tool's requests it is, if it has several. */
  about?: string | undefined
  /** Whether the owner agreed before and only wants to see the text. */
  hasAgreed: boolean
  /** The name of the picture that goes out. */
  picture?: string | undefined
  /** What goes out with the record. */
  typed?: string | undefined
  /** What there is without the model. */
  without?: string | undefined
  onSend: () => void
  onClose: () => void
}

export function ConsentDialog(props: Props) {
  const { model, tool, about, hasAgreed, picture, typed, onSend, onClose } = props
  const { without = 'keep drafts in my own words' } = props
  const [isOpen, setOpen] = useState(hasAgreed)
  const [isBusy, setBusy] = useState(false)
  const textId = useId()
  const agree = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      if (!hasAgreed) await changeWriting({ isOn: true })
      onSend()
    } catch (error) {
      console.error(error)
      showToast({ title: 'Nothing was sent', text: explainFailure(error, 'Please try again.'), isBad: true })
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={`Send your words to ${model.name}?`}
      hint="Nothing has gone out yet. This is what would."
      isWide
      onClose={onClose}
      foot={
        <>
          <Button kind="plain" onClick={onClose}>
            Not now: {without}
          </Button>
          <Button kind="main" isBusy={isBusy} onClick={() => void agree()}>
            Send to {model.recipient}
          </Button>
        </>
      }
    >
      <dl className="consent-facts">
        <Fact icon="note" name="What goes">
          {picture !== undefined && (
            <>
              The picture <b>{picture}</b> itself, without the place and time that a photo carries.{' '}
            </>
          )}
          Your business name, your answers, words, values and results, and what you type or show in a tool that it
          writes in.{' '}
          <LinkButton size="in-text" aria-expanded={isOpen} aria-controls={textId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close the text' : 'Read the exact text'}
          </LinkButton>
          <div id={textId}>{isOpen && <ExactText {...{ tool, about, typed }} />}</div>
        </Fact>
        <Fact icon="forward" name="To whom">
          {describeRecipient(model)}
        </Fact>
        <Fact icon="refine" name="What for">
          {Object.values(writingToolNames).join(', ')}: each time you ask for it there. Nothing goes by itself.
        </Fact>
        <Fact icon="lock" name="What stays here">
          The name, email and password of your account, and your payments. What you type or show can hold more: that
          goes as it is.
        </Fact>
      </dl>
      <p className="small quiet">You can turn this off in your profile. What has gone out can’t be called back.</p>
    </Dialog>
  )
}
