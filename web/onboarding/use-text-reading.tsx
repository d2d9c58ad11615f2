/** Takes a text the owner already has, as a file or pasted, whose sentences may answer several questions at once. */
import { type ChangeEvent, type DragEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { getErrorMessage } from '#web/calls/send.ts'
import { upload } from '#web/calls/upload.ts'
import type { ShownText } from '#web/onboarding/text-sentences.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const accepted = '.txt,.pdf,.doc,.docx,.png,.jpg,.jpeg'
const pastedName = 'your text'

/** State of uploading a text; `onFound` gets the sentences found in it. Leaving the screen aborts the upload. */
export function useTextReading(onFound: (found: ShownText) => void) {
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState('')
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const read = async (file: File) => {
    const controller = new AbortController()
    reading.current = controller
    setReading(true)
    setFailure('')
    try {
      const { sentences } = await upload('POST /api/onboarding/upload', file, controller.signal)
      if (sentences.length > 0) onFound({ name: file.name, sentences })
      else setFailure('We couldn’t find a complete sentence in this text. Try another one, or answer the questions.')
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      setFailure(getErrorMessage(error, 'We couldn’t read the text. Please try again.'))
    } finally {
      if (!controller.signal.aborted) setReading(false)
    }
  }
  return { isReading, failure, read }
}

type Props = {
  formId: string
  pasted: string
  isReading: boolean
  failure: string
  onPaste: (text: string) => void
  onRead: (file: File) => void
  onType: () => void
}

export function TextUpload({ formId, pasted, isReading, failure, onPaste, onRead, onType }: Props) {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) onRead(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file && !isReading) onRead(file)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pasted.trim() !== '' && !isReading) onRead(new File([pasted], pastedName, { type: 'text/plain' }))
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <h2 className="ask-h">Show us some text</h2>
      <p className="why">
        A flyer, the home page of your website, a letter to a customer. Its sentences will stand beside each question,
        and you tap the ones to start from. Nothing is saved until you do.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button inside is the first */}
      <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileButton accept={accepted} isDisabled={isReading} onChoose={choose}>
          Choose a File
        </FileButton>
        <span className="small quiet">
          or drop it here. TXT, PDF, Word, or a photo of a page (PNG, JPG), up to 10 MB.
        </span>
      </div>
      <Field className="ob-field" label="Or paste it here">
        {(control) => (
          <textarea
            {...control}
            value={pasted}
            aria-describedby={`${id}-failure`}
            onChange={(event) => onPaste(event.target.value)}
          />
        )}
      </Field>
      <p className="small quiet" role="status">
        {isReading && (
          <>
            <span className="spin ink" aria-hidden="true" /> Reading. A photo can take up to 45 seconds.
          </>
        )}
      </p>
      <div id={`${id}-failure`} role="alert">
        {failure && <p className="err">{failure}</p>}
      </div>
      <p className="or">
        Rather type your answers?
        <LinkButton size="tall" onClick={onType}>
          Answer the questions
        </LinkButton>
      </p>
    </form>
  )
}
