/** Lets a language model read a document that the owner chose: the button, the question before it, and what came of it. */
import { useEffect, useId, useRef } from 'react'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import { isPictureFile } from '#web/writing/picture-file.ts'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import type { ModelWriting } from '#web/writing/use-model-writing.ts'

function whereItGoes({ isOwnMachine, recipient }: NonNullable<ModelWriting['model']>, isPicture: boolean): string {
  if (isOwnMachine) return `The ${isPicture ? 'picture' : 'text'} stays on this site’s own machine.`
  if (!isPicture) return `Its text then goes to ${recipient}.`
  return `The picture itself then goes to ${recipient}, without the place and time that a photo carries.`
}

/** The model, if the owner may have it read a document. */
export const findReader = ({ model, isOn, isOffered }: ModelWriting) => (isOn || isOffered ? model : null)

type HintProps = { writing: ModelWriting; file: File | undefined; finds: string }

/** What the model does with a document, and where it goes; nothing without a model. `finds`: "suggest …". */
export function ReadHint({ writing, file, finds }: HintProps) {
  const model = findReader(writing)
  const isPicture = file !== undefined && isPictureFile(file)
  return (
    model && (
      <p className="small quiet">
        {isPicture
          ? `If ${model.name} can see pictures, it can read the words in this one, and ${finds}.`
          : `${model.name} can read it too, and ${finds}.`}{' '}
        {whereItGoes(model, isPicture)}
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
  file: File | undefined
  /** What is done with the document without the model. */
  without: string
  onWithout: () => void
}

/** What would be sent, before it is sent; without it, the document is read all the same. */
export function ReadConsent({ writing, about, file, without, onWithout }: ConsentProps) {
  const { model, tool, isOn, isAsking, ask, writeByModel } = writing
  if (!model || !isAsking || !file) return null
  const isPicture = isPictureFile(file)
  const ofPicture = `The picture ${file.name}, and then the words that ${model.name} has read in it.`
  return (
    <ConsentDialog
      {...{ model, tool, without, hasAgreed: isOn }}
      about={isPicture ? 'picture' : about}
      picture={isPicture ? file.name : undefined}
      typed={isPicture ? ofPicture : `The text of ${file.name}, up to 24,000 characters of it.`}
      onSend={writeByModel}
      onClose={() => {
        ask(false)
        onWithout()
      }}
    />
  )
}

type NotesProps = {
  transcript?: Transcript | undefined
  suggested: readonly unknown[]
  suggestedBy?: string | undefined
  readCharacters?: number | undefined
  trouble?: WritingTrouble | undefined
  /** What it looked for: "values". */
  what: string
}

type Transcript = { text: string; readBy: string }

/** The words in a picture, for the owner to check: what is found is found in them. */
export function TranscriptNote({ transcript }: Pick<NotesProps, 'transcript'>) {
  const id = useId()
  if (!transcript) return null
  return (
    <div className="transcript">
      <p className="small quiet">
        <b id={id}>What the picture says, as {transcript.readBy} read it.</b> Please check it: everything we find is
        found in these words.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <section className="sent-text" aria-labelledby={id} tabIndex={0}>
        <pre>{transcript.text}</pre>
      </section>
    </div>
  )
}

/** What became of the language model, where that is not plain from what it suggested. */
export function ReadNotes({ transcript, suggested, suggestedBy, readCharacters, trouble, what }: NotesProps) {
  const isNone = suggestedBy !== undefined && suggested.length === 0
  return (
    <>
      <TranscriptNote transcript={transcript} />
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
