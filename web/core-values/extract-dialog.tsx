/** The dialog that finds values in a document: choose a file, select among the findings, add them to the list. */

import { useId } from 'react'
import type { FoundValue } from '#contract/core-values.ts'
import { useUser } from '#web/account/use-user.ts'
import { ChooseValues } from '#web/core-values/choose-values.tsx'
import { acceptedEndings, useExtraction } from '#web/core-values/use-extraction.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { isPictureFile, pictureTypes } from '#web/writing/picture-file.ts'
import { findReader, ReadButton, ReadConsent, ReadHint, TranscriptNote } from '#web/writing/read-with-model.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { type ModelWriting, useModelWriting } from '#web/writing/use-model-writing.ts'

const megabytesOf = (bytes: number) => `${Math.max(0.01, bytes / 1024 / 1024).toFixed(2)} MB`

type Props = {
  /** Titles already on the list, which are not added again. */
  titles: readonly string[]
  /** The document passages that values on the list were made from earlier; these are not offered again. */
  passages: readonly string[]
  /** How many more values fit on the list. */
  room: number
  onFound: (values: readonly FoundValue[]) => Promise<void>
  onClose: () => void
}

type Extraction = ReturnType<typeof useExtraction>

export function ExtractDialog(props: Props) {
  const extraction = useExtraction(props)
  const { file, found } = extraction
  const isPicture = file !== undefined && isPictureFile(file)
  const { room, onFound, onClose } = props
  const { impersonating } = useUser()
  const writing = useModelWriting({
    ...{ tool: 'values', isImpersonated: impersonating },
    start: (byModel) => void extraction.extract(byModel),
  })
  const add = async (values: readonly FoundValue[]) => {
    const told = values.length === 1 ? '1 core value' : `${values.length} core values`
    await onFound(values)
    const areStated = values.every((value) => found?.values.includes(value))
    showToast({ title: areStated ? `Extracted ${told} from document!` : `${told} added` })
    onClose()
  }
  if (found)
    return (
      <Dialog title="What your document says you stand for" hint={file?.name ?? ''} onClose={onClose}>
        <ChooseValues {...found} room={room} onAdd={(values) => void add(values)} />
      </Dialog>
    )
  return (
    <>
      <Dialog
        title="Upload Document"
        hint="We look for values it states, and sentences that may show one. We don’t keep the file."
        onClose={onClose}
      >
        <Upload extraction={extraction} writing={writing} onClose={onClose} />
      </Dialog>
      <ReadConsent
        {...{ writing, about: 'document', file }}
        without={isPicture ? 'leave the picture' : 'only find what it states'}
        onWithout={() => !isPicture && void extraction.extract(false)}
      />
    </>
  )
}

type UploadProps = { extraction: Extraction; writing: ModelWriting; onClose: () => void }

function Upload({ extraction, writing, onClose }: UploadProps) {
  const { file, reader, problem, told, pick, unlikely, setFound } = extraction
  const id = useId()
  const hasReader = findReader(writing) !== null
  const isPicture = file !== undefined && isPictureFile(file)
  return (
    <>
      <input
        id={id}
        className="vh file-input"
        type="file"
        accept={[...acceptedEndings, ...(hasReader ? pictureTypes : [])].join(',')}
        disabled={reader !== undefined}
        onChange={(event) => pick(event, hasReader)}
      />
      <label className="drop-file" htmlFor={id}>
        <Icon name="upload" />
        {file ? (
          <span>
            <b>{file.name}</b> <span className="quiet num size">{megabytesOf(file.size)}</span>
          </span>
        ) : (
          <b>Click to select a file</b>
        )}
        <span className="small quiet">
          {file ? 'Click to select another file' : 'TXT, PDF, DOC or DOCX, up to 10 MB'}
          {!file && hasReader && ', or a photo of a flyer, a menu or a sign'}
        </span>
      </label>
      <div role="status">
        {reader && (
          <p className="small quiet">
            <span className="spin ink" aria-hidden="true" />{' '}
            {reader === 'model'
              ? `${writing.model?.name} reads the ${isPicture ? 'picture' : 'document'}…`
              : 'Reading the document…'}
          </p>
        )}
        {problem && <p className="err">{problem}</p>}
      </div>
      <TranscriptNote transcript={told.transcript} />
      <TroubleNote trouble={told.trouble} instead="We looked ourselves for what it states." />
      {unlikely && (
        <Button kind="plain" onClick={() => setFound(unlikely)}>
          Show me the sentences
        </Button>
      )}
      <Acts {...{ extraction, writing, onClose }} />
    </>
  )
}

/** The buttons; the one by a language model says so. */
function Acts({ extraction: { file, reader, extract, stop }, writing, onClose }: UploadProps) {
  const isOff = !file || reader !== undefined
  // Only a language model reads pictures here.
  const isPicture = file !== undefined && isPictureFile(file)
  return (
    <>
      <ReadHint {...{ writing, file }} finds="suggest values that it names or only shows" />
      <div className="row dialog-acts">
        <Button onClick={onClose}>Cancel</Button>
        <ReadButton {...{ writing, verb: 'Extract', isOff, isReading: reader === 'model', onStop: stop }} />
        {reader !== 'model' && !isPicture && (
          <Button kind="main" disabled={isOff} onClick={() => void extract(false)}>
            Extract Values
          </Button>
        )}
      </div>
    </>
  )
}
