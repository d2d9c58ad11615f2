/** The dialog that finds values in a document: choose a file, select among the findings, add them to the list. */

import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { FoundValue, FoundValueSentence } from '#contract/core-values.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { upload } from '#web/calls/upload.ts'
import { ChooseValues } from '#web/core-values/choose-values.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

const unsupported = 'Unsupported file type. Please upload TXT, PDF, or DOC files.'
const accepted = ['.txt', '.pdf', '.doc', '.docx']
const acceptedTypes = [
  'text/plain',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

const isAccepted = ({ name, type }: File) =>
  acceptedTypes.includes(type) || accepted.some((ending) => name.toLowerCase().endsWith(ending))
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

type Found = { values: readonly FoundValue[]; sentences: readonly FoundValueSentence[] }

/** State of choosing and uploading a file; `problem` is an error, or that nothing was found. */
function useExtraction({ titles, passages }: Pick<Props, 'titles' | 'passages'>) {
  const [file, setFile] = useState<File>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<Found>()
  /** Findings that probably express no value; shown only if the owner asks for them. */
  const [unlikely, setUnlikely] = useState<Found>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    if (!isAccepted(chosen)) {
      setProblem(unsupported)
      showToast({ title: unsupported, isBad: true })
      return
    }
    setProblem('')
    setUnlikely(undefined)
    setFile(chosen)
  }

  const take = (values: readonly FoundValue[], sentences: readonly FoundValueSentence[]) => {
    const known = new Set(titles.map((title) => title.toLowerCase()))
    const evidence = new Set(passages)
    const fresh = {
      values: values.filter(({ title }) => !known.has(title.toLowerCase())),
      sentences: sentences.filter(({ text }) => !evidence.has(text)),
    }
    const isShown = fresh.sentences.some(({ isLikely, source }) => isLikely && source === 'document')
    if (fresh.values.length > 0 || isShown) return setFound(fresh)
    setUnlikely(fresh.sentences.length > 0 ? fresh : undefined)
    setProblem(
      values.length > 0
        ? 'Everything we found in this document is already on your list.'
        : 'We didn’t find any values in this document. Text that says what you stand for, or tells what you turned down or what it cost, works best.',
    )
  }

  const extract = async () => {
    if (!file || isReading) return
    const controller = new AbortController()
    reading.current = controller
    setReading(true)
    setProblem('')
    setUnlikely(undefined)
    try {
      const { coreValues, sentences } = await upload('POST /api/extract-core-values', file, controller.signal)
      take(coreValues, sentences)
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      const sentence = getErrorMessage(error, '')
      const isUnsupported = sentence === unsupported
      setProblem(sentence || 'Please try again.')
      const failed = { title: 'Failed to extract core values from document', text: sentence, isBad: true }
      showToast(isUnsupported ? { title: unsupported, isBad: true } : failed)
    } finally {
      if (!controller.signal.aborted) setReading(false)
    }
  }
  return { file, isReading, problem, pick, extract, found, unlikely, setFound }
}

export function ExtractDialog(props: Props) {
  const { file, isReading, problem, pick, extract, found, unlikely, setFound } = useExtraction(props)
  const id = useId()
  const { room, onFound, onClose } = props
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
    <Dialog
      title="Upload Document"
      hint="We look for values it states, and sentences that may show one. We don’t keep the file."
      onClose={props.onClose}
    >
      <input
        id={id}
        className="vh file-input"
        type="file"
        accept={accepted.join(',')}
        disabled={isReading}
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
        {isReading && (
          <p className="small quiet">
            <span className="spin ink" aria-hidden="true" /> Reading the document…
          </p>
        )}
        {problem && <p className="err">{problem}</p>}
      </div>
      {unlikely && (
        <Button kind="plain" onClick={() => setFound(unlikely)}>
          Show me the sentences
        </Button>
      )}
      <div className="row dialog-acts">
        <Button onClick={props.onClose}>Cancel</Button>
        <Button kind="main" disabled={!file || isReading} onClick={() => void extract()}>
          Extract Values
        </Button>
      </div>
    </Dialog>
  )
}
