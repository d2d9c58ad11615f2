/** Lets a language model read a document that the owner chose: the button, the question before it, and what came of it. */
import { useEffect, useRef } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import type { ModelWriting } from '#web/writing/use-model-writing.ts'

const whereItGoes = ({ isOwnMachine, recipient }: NonNullable<ModelWriting['model']>) =>
  isOwnMachine ? 'The text stays on this site’s own machine.' : `Its text then goes to ${recipient}.`

/** The model, if the owner may have it read a document. */
const findReader = ({ model, isOn, isOffered }: ModelWriting) => (isOn || isOffered ? model : null)

/** What the model does with a document, and where its text goes; nothing without a model. `finds`: "suggest …". */
export function ReadHint({ writing, finds }: { writing: ModelWriting; finds: string }) {
  const model = findReader(writing)
  return (
    model && (
      <p className="small quiet">
        {model.name} can read it too, and {finds}. {whereItGoes(model)}
      </p>
    )
  )
}

type ButtonProps = {
  writing: ModelWriting
  /** What the button says before the model's name: "Extract". */
  verb: string
  isOff: boolean
  /** Whether the model is reading, which can be stopped. */
  isReading: boolean
  onStop: () => void
}

/** The button that has the model read, and while it does, the one that stops it; the focus follows. */
export function ReadButton({ writing, verb, isOff, isReading, onStop }: ButtonProps) {
  const { isOffered, ask, write } = writing
  const model = findReader(writing)
  const shown = useRef<HTMLButtonElement>(null)
  const wasReading = useRef(isReading)
  useEffect(() => {
    if (isReading !== wasReading.current) shown.current?.focus()
    wasReading.current = isReading
  }, [isReading])
  if (isReading)
    return (
      <Button ref={shown} kind="main" onClick={onStop}>
        Stop
      </Button>
    )
  return (
    model && (
      <Button ref={shown} disabled={isOff} onClick={() => (isOffered ? ask(true) : write())}>
        <Icon name="refine" />
        {verb} with {model.name}
      </Button>
    )
  )
}

type ConsentProps = {
  writing: ModelWriting
  about?: string
  fileName: string
  /** What is done with the document without the model. */
  without: string
  onWithout: () => void
}

/** What would be sent, before it is sent; without it, the document is read all the same. */
export function ReadConsent({ writing, about, fileName, without, onWithout }: ConsentProps) {
  const { model, tool, isOn, isAsking, ask, writeByModel } = writing
  if (!model || !isAsking) return null
  return (
    <ConsentDialog
      {...{ model, tool, about, without, hasAgreed: isOn }}
      typed={`The text of ${fileName}, up to 24,000 characters of it.`}
      onSend={writeByModel}
      onClose={() => {
        ask(false)
        onWithout()
      }}
    />
  )
}

type NotesProps = {
  suggested: readonly unknown[]
  suggestedBy?: string | undefined
  readCharacters?: number | undefined
  trouble?: WritingTrouble | undefined
  /** What it looked for: "values". */
  what: string
}

/** What became of the language model, where that is not plain from what it suggested. */
export function ReadNotes({ suggested, suggestedBy, readCharacters, trouble, what }: NotesProps) {
  const isNone = suggestedBy !== undefined && suggested.length === 0
  return (
    <>
      <TroubleNote trouble={trouble} instead="This is what we found ourselves." />
      {isNone && (
        <p className="small quiet">
          {suggestedBy} found no other {what} in it.
        </p>
      )}
      {suggestedBy !== undefined && readCharacters !== undefined && (
        <p className="small quiet">
          The document is long: {suggestedBy} read its first {readCharacters.toLocaleString('en-US')} characters.
        </p>
      )}
    </>
  )
}
