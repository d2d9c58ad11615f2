/** The dialog that finds values in a document: choose a file, select among the findings, add them to the list. */

import { useEffect, useId, useRef } from 'react'
import type { FoundValue } from '#contract/core-values.ts'
import { useUser } from '#web/account/use-user.ts'
import { ChooseValues } from '#web/core-values/choose-values.tsx'
import { acceptedEndings, useExtraction } from '#web/core-values/use-extraction.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
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
      <Consent extraction={extraction} writing={writing} />
    </>
  )
}

/** What would be sent, before it is sent; without it, the document is read all the same. */
function Consent({ extraction, writing }: { extraction: Extraction; writing: ModelWriting }) {
  const { model, isOn, isAsking, ask, writeByModel } = writing
  if (!model || !isAsking) return null
  return (
    <ConsentDialog
      {...{ model, tool: 'values', about: 'document', hasAgreed: isOn }}
      typed={`The text of ${extraction.file?.name ?? 'your document'}, up to 24,000 characters of it.`}
      without="only find what it states"
      onSend={writeByModel}
      onClose={() => {
        ask(false)
        void extraction.extract(false)
      }}
    />
  )
}

type UploadProps = { extraction: Extraction; writing: ModelWriting; onClose: () => void }

function Upload({ extraction, writing, onClose }: UploadProps) {
  const { file, reader, problem, trouble, pick, unlikely, setFound } = extraction
  const id = useId()
  return (
    <>
      <input
        id={id}
        className="vh file-input"
        type="file"
        accept={acceptedEndings.join(',')}
        disabled={reader !== undefined}
        onChange={pick}
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
        </span>
      </label>
      <div role="status">
        {reader && (
          <p className="small quiet">
            <span className="spin ink" aria-hidden="true" />{' '}
            {reader === 'model' ? `${writing.model?.name} reads the document…` : 'Reading the document…'}
          </p>
        )}
        {problem && <p className="err">{problem}</p>}
      </div>
      <TroubleNote trouble={trouble} instead="We looked ourselves for what it states." />
      {unlikely && (
        <Button kind="plain" onClick={() => setFound(unlikely)}>
          Show me the sentences
        </Button>
      )}
      <Acts {...{ extraction, writing, onClose }} />
    </>
  )
}

const whereItGoes = ({ isOwnMachine, recipient }: NonNullable<ModelWriting['model']>) =>
  isOwnMachine ? 'The text stays on this site’s own machine.' : `Its text then goes to ${recipient}.`

/** The buttons; the one by a language model says so. */
function Acts({ extraction: { file, reader, extract, stop }, writing, onClose }: UploadProps) {
  const { model, isOn, isOffered, ask, write } = writing
  const mayAsk = model !== null && (isOn || isOffered)
  const stopButton = useRef<HTMLButtonElement>(null)
  const isStoppable = reader === 'model'
  useEffect(() => {
    if (isStoppable) stopButton.current?.focus()
  }, [isStoppable])
  return (
    <>
      {mayAsk && (
        <p className="small quiet">
          {model.name} can read it too, and suggest values that it names or only shows. {whereItGoes(model)}
        </p>
      )}
      <div className="row dialog-acts">
        <Button onClick={onClose}>Cancel</Button>
        {isStoppable ? (
          <Button ref={stopButton} kind="main" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            {mayAsk && (
              <Button disabled={!file || reader !== undefined} onClick={() => (isOffered ? ask(true) : write())}>
                <Icon name="refine" />
                Extract with {model.name}
              </Button>
            )}
            <Button kind="main" disabled={!file || reader !== undefined} onClick={() => void extract(false)}>
              Extract Values
            </Button>
          </>
        )}
      </div>
    </>
  )
}
