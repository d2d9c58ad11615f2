/** What a language model wrote about the result, or the offer to let it. It stands beside the count and is no part of it. */
import { type ReactNode, useRef } from 'react'
import type { CheckedArchetypeText } from '#contract/archetype-text.ts'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { archetypeTextLabels, archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { useUser } from '#web/account/use-user.ts'
import { ClaimedText } from '#web/brand/showing/claimed-text.tsx'
import { copyText } from '#web/brand/showing/copy-text.ts'
import { removeModelText, writeModelText } from '#web/brand-archetype/archetype-queries.ts'
import { StopButton } from '#web/brand-archetype/stop-button.tsx'
import { tryChange, useModelTurn } from '#web/brand-archetype/use-model-turn.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { type ModelWriting, useModelWriting } from '#web/writing/use-model-writing.ts'
import { WriteWithModel } from '#web/writing/write-with-model.tsx'
import '#web/brand/showing/sources.css'
import '#web/brand-archetype/model-text.css'

const partsOf = (text: CheckedArchetypeText) => archetypeTextParts.filter((part) => text[part] !== '')

const joinParts = (text: CheckedArchetypeText) =>
  partsOf(text)
    .map((part) => `${archetypeTextLabels[part]}: ${text[part]}`)
    .join('\n\n')

function Parts({ text }: { text: CheckedArchetypeText }) {
  return (
    <>
      {partsOf(text).map((part) => (
        <section key={part} className={part === 'line' ? 'text-part line' : 'text-part'}>
          <h4>{archetypeTextLabels[part]}</h4>
          <p>
            <ClaimedText
              text={text[part]}
              claims={text.untold.filter((span) => span.part === part)}
              pressed={undefined}
              onPick={() => undefined}
            />
          </p>
        </section>
      ))}
      {text.untold.length > 0 && (
        <p className="small untold-hint">
          You didn’t tell us what is underlined. Your report and your exports leave this text out, until you add it to
          your profile or have it written again.
        </p>
      )}
    </>
  )
}

function Offer({ name }: { name: string }) {
  return (
    <p className="model-offer">
      How you could sound, what to say more of, what to leave out, and a line for your website. {name} reads your
      answers and this result for it. The result stays as it was counted.
    </p>
  )
}

const Waiting = () => (
  <div aria-hidden="true">
    {['92%', '78%', '86%', '64%'].map((width) => (
      <span key={width} className="sk t" style={{ width }} />
    ))}
  </div>
)

type ToolsProps = {
  text: CheckedArchetypeText | null
  writing: ModelWriting
  isLocked: boolean
  writeRef: React.Ref<HTMLButtonElement>
  onRemove: () => void
}

function Tools({ text, writing, isLocked, writeRef, onRemove }: ToolsProps) {
  const { model, isOn, write } = writing
  return (
    <div className="row model-tools">
      {text && (
        <Button kind="tool" onClick={() => void copyText(joinParts(text))}>
          <Icon name="copy" />
          Copy<span className="vh"> what it could mean</span>
        </Button>
      )}
      {model && isOn && (
        <Button ref={writeRef} kind={text ? 'tool' : undefined} disabled={isLocked} onClick={write}>
          <Icon name={text ? 'renew' : 'refine'} />
          {text ? 'Write it again' : `Write it with ${model.name}`}
        </Button>
      )}
      <WriteWithModel writing={writing} isOff={isLocked} verb="Write it with" />
      {text && (
        <Button kind="tool" disabled={isLocked} onClick={onRemove}>
          <Icon name="close" />
          That’s not us
        </Button>
      )}
    </div>
  )
}

function Written({ text }: { text: CheckedArchetypeText }): ReactNode {
  return (
    <p className="written-by">
      <span>Written by {text.writtenBy}</span>
      <span className="cap">A reading, not a count</span>
    </p>
  )
}

export function ModelText({ interview, isLocked }: { interview: ArchetypeInterview; isLocked: boolean }) {
  const { modelText: text } = interview
  const {
    isRunning: isWriting,
    trouble,
    start,
    stop,
  } = useModelTurn(writeModelText, 'Nothing was written, and nothing here has changed. Please try again.')
  const writing = useModelWriting({
    ...{ tool: 'archetype', isImpersonated: useUser().impersonating },
    start: (byModel) => {
      if (byModel) void start()
    },
  })
  const title = useRef<HTMLHeadingElement>(null)
  const writeButton = useFocusReturn(isWriting)
  const { model, isOn, isOffered } = writing
  if (!text && !(model && (isOn || isOffered))) return null
  return (
    <section className="use-sec model-text" aria-labelledby="model-text-title">
      <div>
        <h3 id="model-text-title" ref={title} tabIndex={-1}>
          What it could mean
        </h3>
        {text && <Written text={text} />}
      </div>
      <div className="beside-count">
        {text && <Parts text={text} />}
        {!text && model && <Offer name={model.name} />}
        <p role="status" className="vh">
          {isWriting ? 'Writing…' : ''}
        </p>
        {isWriting && <Waiting />}
        <TroubleNote
          trouble={isWriting ? undefined : trouble}
          instead={text ? 'The text from before stays.' : 'The result and the ideas below stay as they are.'}
        />
        {isWriting ? (
          <StopButton onStop={stop} />
        ) : (
          <Tools
            {...{ text, writing, isLocked }}
            writeRef={writeButton}
            onRemove={async () => {
              if (await tryChange(removeModelText, 'It is still there. Please try again.')) title.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}
