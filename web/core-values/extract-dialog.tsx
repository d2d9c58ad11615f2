/** Values out of a document: those that it states join the list, those that it only shows are named by their owner. */
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { FoundValue } from '#contract/core-values.ts'
import { sentenceOf } from '#web/calls/send.ts'
import { upload } from '#web/calls/upload.ts'
import { ChooseShown } from '#web/core-values/choose-shown.tsx'
import { NameShown } from '#web/core-values/name-shown.tsx'
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

type Extracted = Pick<FoundValue, 'title' | 'description' | 'evidence'>

type Props = {
  /** What stands on the list already is not added twice. */
  titles: readonly string[]
  /** What values of the list were found in. */
  passages: readonly string[]
  /** How many values still fit on the list. */
  room: number
  onFound: (values: Extracted[]) => Promise<void>
  onClose: () => void
}

/** What waits for its name: the values that the document shows, the first of them next. */
type Naming = { waiting: readonly FoundValue[]; count: number }
/** Before that: all sentences that may show one, for their owner to choose from; `shown` are those that surely do. */
type Choosing = { sentences: readonly FoundValue[]; shown: readonly FoundValue[]; room: number }

/** What the document shows is named; what only may show a value is chosen before. */
function useNaming({ onFound, onClose }: Pick<Props, 'onFound' | 'onClose'>) {
  const [choosing, setChoosing] = useState<Choosing>()
  const [naming, setNaming] = useState<Naming>()
  const begin = (waiting: readonly FoundValue[]) => {
    setChoosing(undefined)
    if (waiting.length > 0) setNaming({ waiting, count: waiting.length })
    else onClose()
  }
  const offer = (found: Choosing) =>
    found.sentences.length > found.shown.length ? setChoosing(found) : begin(found.shown)
  /** Names the value that waits first, or leaves it out; behind the last one the dialog closes. */
  const name = async (title: string) => {
    const [first, ...rest] = naming?.waiting ?? []
    if (!first || !naming) return
    if (title !== '') await onFound([{ title, description: first.description, evidence: first.evidence }])
    if (rest.length > 0) setNaming({ ...naming, waiting: rest })
    else onClose()
  }
  return { choosing, naming, offer, choose: begin, name }
}

/** Reads the chosen file; what went wrong, or that nothing was found, is said beside it. */
function useExtraction({ titles, passages, room, onFound, onClose }: Props) {
  const [file, setFile] = useState<File>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const { choosing, naming, offer, choose, name } = useNaming({ onFound, onClose })
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
    setFile(chosen)
  }

  const take = async (values: FoundValue[], candidates: FoundValue[]) => {
    const known = new Set(titles.map((title) => title.toLowerCase()))
    const evidence = new Set(passages)
    const fresh = values.filter(({ title }) => title !== '' && !known.has(title.toLowerCase())).slice(0, room)
    const left = room - fresh.length
    const shown = values.filter((each) => each.title === '' && !evidence.has(each.evidence)).slice(0, left)
    const sentences = left > shown.length ? candidates.filter((each) => !evidence.has(each.evidence)) : []
    if (fresh.length > 0) {
      await onFound(fresh)
      showToast({ title: `Extracted ${fresh.length} core values from document!` })
    }
    if (sentences.length + shown.length > 0) offer({ sentences: [...shown, ...sentences], shown, room: left })
    else if (fresh.length > 0) onClose()
    else if (values.length + candidates.length > 0)
      setProblem('Everything we found in this document is already on your list.')
    else
      setProblem(
        'We didn’t find any values in this document. Text that says what you stand for, or tells what you turned down or what it cost, works best.',
      )
  }

  const extract = async () => {
    if (!file || isReading) return
    const controller = new AbortController()
    reading.current = controller
    setReading(true)
    setProblem('')
    try {
      const { coreValues, candidates } = await upload('POST /api/extract-core-values', file, controller.signal)
      await take(coreValues, candidates)
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      const sentence = sentenceOf(error, '')
      const isUnsupported = sentence === unsupported
      setProblem(sentence || 'Please try again.')
      const failed = { title: 'Failed to extract core values from document', text: sentence, isBad: true }
      showToast(isUnsupported ? { title: unsupported, isBad: true } : failed)
    } finally {
      if (!controller.signal.aborted) setReading(false)
    }
  }
  return { file, isReading, problem, pick, extract, choosing, choose, naming, name }
}

export function ExtractDialog(props: Props) {
  const { file, isReading, problem, pick, extract, choosing, choose, naming, name } = useExtraction(props)
  const id = useId()
  const [shown] = naming?.waiting ?? []
  if (choosing)
    return (
      <Dialog
        title="Which of these show what you stand for?"
        hint={`Your document names no value here. ${choosing.shown.length > 0 ? 'We checked the clearest sentences. ' : ''}Check those that fit, then name them.`}
        onClose={props.onClose}
      >
        <ChooseShown {...choosing} onChoose={choose} />
      </Dialog>
    )
  if (naming && shown)
    return (
      <Dialog
        title={naming.count === 1 ? 'One value in your document' : `${naming.count} values in your document`}
        hint="Your document shows them without naming them. You choose the names."
        onClose={props.onClose}
      >
        <NameShown
          key={shown.evidence}
          value={shown}
          place={`${naming.count - naming.waiting.length + 1} of ${naming.count}`}
          fileName={file?.name ?? 'your document'}
          onName={(title) => void name(title)}
          onLeaveOut={() => void name('')}
        />
      </Dialog>
    )
  return (
    <Dialog
      title="Upload Document"
      hint="We look for values it states and values it shows. We don’t keep the file."
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
      <div className="row dialog-acts">
        <button className="btn" type="button" onClick={props.onClose}>
          Cancel
        </button>
        <button className="btn main" type="button" disabled={!file || isReading} onClick={() => void extract()}>
          Extract Values
        </button>
      </div>
    </Dialog>
  )
}
