/** Finds brand words in a document: choose a file, upload it, review the findings, then append or replace. */

import { type ChangeEvent, useRef, useState } from 'react'
import type { AttributesData } from '#contract/plain/brand.ts'
import type { AttributesDraft } from '#web/brand/saving/attributes-draft.ts'
import { useDraftState } from '#web/brand/saving/use-attributes.ts'
import { appendWords, replaceWords } from '#web/brand-attributes/apply-upload.ts'
import type { DocumentFindings } from '#web/brand-attributes/document-findings.ts'
import { FoundWordsReview } from '#web/brand-attributes/found-words-review.tsx'
import { getErrorMessage } from '#web/calls/send.ts'
import { upload } from '#web/calls/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileButton } from '#web/ui/file-button.tsx'

const accepted: readonly { ending: RegExp; type: string }[] = [
  { ending: /\.txt$/i, type: 'text/plain' },
  { ending: /\.pdf$/i, type: 'application/pdf' },
  { ending: /\.doc$/i, type: 'application/msword' },
  { ending: /\.docx$/i, type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { ending: /\.png$/i, type: 'image/png' },
  { ending: /\.jpe?g$/i, type: 'image/jpeg' },
]
const unsupported = 'Please upload a supported file type: TXT, PDF, DOC, DOCX, PNG, JPG'
const isAccepted = ({ name, type }: File) => accepted.some((kind) => kind.ending.test(name) || kind.type === type)
/** A readable file size: whole kilobytes, or megabytes with one decimal. */
const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

type Phase =
  | { name: 'choose' }
  | { name: 'chosen'; file: File }
  | { name: 'reading'; file: File }
  | { name: 'review'; file: File; found: DocumentFindings }

const hasAnything = ({ found, unsure }: DocumentFindings) => found.length + unsure.length > 0

/** The upload as a small state machine; errors are shown as an alert. */
function useUpload() {
  const [phase, setPhase] = useState<Phase>({ name: 'choose' })
  const [failure, setFailure] = useState('')
  const reading = useRef<AbortController>(undefined)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setFailure('')
    if (isAccepted(file)) setPhase({ name: 'chosen', file })
    else setFailure(unsupported)
  }
  const read = async (file: File) => {
    const controller = new AbortController()
    reading.current = controller
    setFailure('')
    setPhase({ name: 'reading', file })
    try {
      const { found, unsure } = await upload('POST /api/brand-attributes/upload', file, controller.signal)
      setPhase({ name: 'review', file, found: { found, unsure } })
    } catch (error) {
      setPhase({ name: 'chosen', file })
      if (controller.signal.aborted) return
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
  return { phase, failure, choose, read, leave, setFailure }
}

export function UploadDocument({ draft }: { draft: AttributesDraft }) {
  const { phase, failure, choose, read, leave, setFailure } = useUpload()
  const { data } = useDraftState(draft)
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
        </p>
      </div>
      <div className="upload-steps" aria-live="polite">
        {phase.name === 'choose' && (
          <FileButton accept=".txt,.pdf,.doc,.docx,.png,.jpg,.jpeg" onChoose={choose}>
            Upload Document
          </FileButton>
        )}
        {(phase.name === 'chosen' || phase.name === 'reading') && (
          <ChosenFile
            file={phase.file}
            isReading={phase.name === 'reading'}
            onRead={() => void read(phase.file)}
            onLeave={leave}
          />
        )}
        {phase.name === 'review' && !hasAnything(phase.found) && <NothingFound onLeave={leave} />}
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

type ChosenProps = { file: File; isReading: boolean; onRead: () => void; onLeave: () => void }

function ChosenFile({ file, isReading, onRead, onLeave }: ChosenProps) {
  const isPicture = /^image\//.test(file.type)
  return (
    <>
      <p>
        <b>{file.name}</b> <span className="quiet num">{sizeOf(file.size)}</span>
      </p>
      <div className="row">
        <Button disabled={isReading} onClick={onRead}>
          {isReading ? 'Analyzing…' : 'Analyze Document'}
        </Button>
        <Button kind="plain" onClick={onLeave}>
          Cancel
        </Button>
      </div>
      {isReading && (
        <p className="small quiet">
          <span className="spin ink" aria-hidden="true" />{' '}
          {isPicture ? 'Reading the picture. This can take up to 45 seconds.' : 'Reading the document…'}
        </p>
      )}
    </>
  )
}

function NothingFound({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <p>
        We didn’t find any brand words in this document. Text about your business, your customers and what makes you
        different works best.
      </p>
      <Button onClick={onLeave}>Try another document</Button>
    </>
  )
}
