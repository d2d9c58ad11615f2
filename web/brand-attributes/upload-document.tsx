/** Finds brand words in a document: choose a file, upload it, review the findings, then append or replace. */

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { AttributesData } from '#contract/plain/brand.ts'
import { useUser } from '#web/account/use-user.ts'
import type { AttributesDraft } from '#web/brand/saving/attributes-draft.ts'
import { useDraftState } from '#web/brand/saving/use-attributes.ts'
import { appendWords, replaceWords } from '#web/brand-attributes/apply-upload.ts'
import { type Findings, FoundWordsReview } from '#web/brand-attributes/found-words-review.tsx'
import { getErrorMessage } from '#web/calls/send.ts'
import { upload } from '#web/calls/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { isPictureFile, pictureTypes, redrawPicture } from '#web/writing/picture-file.ts'
import { findReader, ReadButton, ReadConsent, ReadHint, ReadNotes } from '#web/writing/read-with-model.tsx'
import { type ModelWriting, useModelWriting } from '#web/writing/use-model-writing.ts'

const accepted: readonly { ending: RegExp; type: string }[] = [
  { ending: /\.txt$/i, type: 'text/plain' },
  { ending: /\.pdf$/i, type: 'application/pdf' },
  { ending: /\.doc$/i, type: 'application/msword' },
  { ending: /\.docx$/i, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { ending: /\.png$/i, type: 'image/png' },
  { ending: /\.jpe?g$/i, type: 'image/jpeg' },
]
const unsupported = 'Please upload a supported file type: TXT, PDF, DOC, DOCX, PNG, JPG'
const endings = '.txt,.pdf,.doc,.docx,.png,.jpg,.jpeg'
const isAccepted = (file: File, hasReader: boolean) =>
  accepted.some(({ ending, type }) => ending.test(file.name) || type === file.type) ||
  (hasReader && isPictureFile(file))
/** A readable file size: whole kilobytes, or megabytes with one decimal. */
const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

type Phase =
  | { name: 'choose' }
  | { name: 'chosen'; file: File }
  | { name: 'reading'; file: File; byModel: boolean }
  | { name: 'review'; file: File; found: Findings }

const hasAnything = ({ found, unsure, suggested }: Findings) => found.length + unsure.length + suggested.length > 0

/** The upload as a small state machine; errors are shown as an alert. */
function useUpload() {
  const [phase, setPhase] = useState<Phase>({ name: 'choose' })
  const [failure, setFailure] = useState('')
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const choose = (event: ChangeEvent<HTMLInputElement>, hasReader: boolean) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setFailure('')
    if (isAccepted(file, hasReader)) setPhase({ name: 'chosen', file })
    else setFailure(unsupported)
  }
  const read = async (file: File, byModel: boolean) => {
    const controller = new AbortController()
    reading.current = controller
    setFailure('')
    setPhase({ name: 'reading', file, byModel })
    try {
      const query = byModel ? { byModel: 'true' } : {}
      // Without a model, these two are read as they are, in full size.
      const isReadAsIs = !byModel && ['image/png', 'image/jpeg'].includes(file.type)
      const sent = isReadAsIs ? file : await redrawPicture(file)
      const found = await upload('POST /api/brand-attributes/upload', sent, controller.signal, query)
      setPhase({ name: 'review', file, found })
    } catch (error) {
      if (controller.signal.aborted) return
      setPhase({ name: 'chosen', file })
      console.error(error)
      const sentence = getErrorMessage(error, '')
      setFailure(sentence ? `Upload failed: ${sentence}` : 'Upload failed')
    }
  }
  const leave = () => {
    reading.current?.abort()
    setFailure('')
    setPhase({ name: 'choose' })
  }
  const stop = (file: File) => {
    reading.current?.abort()
    setPhase({ name: 'chosen', file })
  }
  return { phase, failure, choose, read, stop, leave, setFailure }
}

export function UploadDocument({ draft }: { draft: AttributesDraft }) {
  const { phase, failure, choose, read, stop, leave, setFailure } = useUpload()
  const { data } = useDraftState(draft)
  const writing = useModelWriting({
    ...{ tool: 'documents', isImpersonated: useUser().impersonating },
    start: (byModel) => phase.name === 'chosen' && void read(phase.file, byModel),
  })
  const reader = findReader(writing)
  const apply = async (changed: AttributesData) => {
    leave()
    try {
      await draft.editAll(changed)
    } catch (error) {
      console.error(error)
      setFailure('Failed to save brand attributes. Please try again.')
    }
  }
  return (
    <section className="upload" aria-labelledby="upload-title">
      <div>
        <h2 id="upload-title">Already have it written down?</h2>
        <p className="quiet">
          Upload a brand brief, an about page or your notes. We’ll show you the words we find, and you choose. We don’t
          keep the file. TXT, PDF, DOC, DOCX, PNG or JPG, up to 10 MB.
          {reader && ` A photo of a flyer, a menu or a sign works too, if ${reader.name} can see pictures.`}
        </p>
      </div>
      <div className="upload-steps" aria-live="polite">
        {phase.name === 'choose' && (
          <FileButton
            accept={[endings, ...(reader ? pictureTypes : [])].join(',')}
            onChoose={(event) => choose(event, reader !== null)}
          >
            Upload Document
          </FileButton>
        )}
        {(phase.name === 'chosen' || phase.name === 'reading') && (
          <ChosenFile
            {...{ writing, file: phase.file }}
            reader={phase.name === 'chosen' ? undefined : phase.byModel ? 'model' : 'engine'}
            onRead={(byModel) => void read(phase.file, byModel)}
            onStop={() => stop(phase.file)}
            onLeave={leave}
          />
        )}
        {phase.name === 'review' && !hasAnything(phase.found) && <NothingFound found={phase.found} onLeave={leave} />}
        {phase.name === 'review' && hasAnything(phase.found) && (
          <FoundWordsReview
            {...phase.found}
            onAppend={(words) => void apply(appendWords(data, words))}
            onReplace={(words) => void apply(replaceWords(data, words))}
            onLeave={leave}
          />
        )}
      </div>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure('')} />}
    </section>
  )
}

function FailureAlert({ failure, onClose }: { failure: string; onClose: () => void }) {
  return (
    <Dialog title={failure} isAlert onClose={onClose}>
      <div className="row dialog-acts">
        <Button kind="main" onClick={onClose}>
          OK
        </Button>
      </div>
    </Dialog>
  )
}

type ChosenProps = {
  writing: ModelWriting
  file: File
  /** Who reads it, while somebody does. */
  reader: 'engine' | 'model' | undefined
  onRead: (byModel: boolean) => void
  onStop: () => void
  onLeave: () => void
}

function ChosenFile({ writing, file, reader, onRead, onStop, onLeave }: ChosenProps) {
  const isPicture = isPictureFile(file)
  const told = isPicture ? 'Reading the picture. This can take up to 45 seconds.' : 'Reading the document…'
  return (
    <>
      <p>
        <b>{file.name}</b> <span className="quiet num">{sizeOf(file.size)}</span>
      </p>
      <ReadHint {...{ writing, file }} finds="suggest words that it shows" />
      <div className="row">
        {reader !== 'model' && (
          <Button disabled={reader !== undefined} onClick={() => onRead(false)}>
            {reader === 'engine' ? 'Analyzing…' : 'Analyze Document'}
          </Button>
        )}
        <ReadButton
          {...{ writing, verb: 'Analyze', isOff: reader !== undefined, isReading: reader === 'model', onStop }}
        />
        <Button kind="plain" onClick={onLeave}>
          Cancel
        </Button>
      </div>
      {reader && (
        <p className="small quiet">
          <span className="spin ink" aria-hidden="true" />{' '}
          {reader === 'model' ? `${writing.model?.name} reads the ${isPicture ? 'picture' : 'document'}…` : told}
        </p>
      )}
      <ReadConsent {...{ writing, file }} without="find only the words that it lists" onWithout={() => onRead(false)} />
    </>
  )
}

function NothingFound({ found, onLeave }: { found: Findings; onLeave: () => void }) {
  return (
    <>
      <ReadNotes {...found} what="words" />
      <p>
        We didn’t find any brand words in this document. Text about your business, your customers and what makes you
        different works best.
      </p>
      <Button onClick={onLeave}>Try another document</Button>
    </>
  )
}
