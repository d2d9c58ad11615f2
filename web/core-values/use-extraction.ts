/** Choosing a document and having it read, by the engine alone or by a language model too. */

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { FoundValue, FoundValueSentence } from '#contract/core-values.ts'
import { type CallReply, getErrorMessage } from '#web/calls/send.ts'
import { upload } from '#web/calls/upload.ts'
import { showToast } from '#web/ui/toast.tsx'
import { isPictureFile, redrawPicture } from '#web/writing/picture-file.ts'

const unsupported = 'Unsupported file type. Please upload TXT, PDF, or DOC files.'
export const acceptedEndings = ['.txt', '.pdf', '.doc', '.docx']
const acceptedTypes = [
  'text/plain',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

const isAccepted = (file: File, hasReader: boolean) =>
  acceptedTypes.includes(file.type) ||
  acceptedEndings.some((ending) => file.name.toLowerCase().endsWith(ending)) ||
  (hasReader && isPictureFile(file))

type Reply = CallReply<'POST /api/extract-core-values'>
export type Found = Pick<Reply, 'transcript' | 'suggestedBy' | 'readCharacters' | 'trouble'> & {
  values: readonly FoundValue[]
  /** Values that a language model reads out of it. */
  suggested: readonly FoundValue[]
  sentences: readonly FoundValueSentence[]
}

type Standing = {
  /** Titles already on the list, which are not added again. */
  titles: readonly string[]
  /** The document passages that values on the list were made from earlier; these are not offered again. */
  passages: readonly string[]
}

/** What is not on the list yet. */
function listFresh({ coreValues, suggested, sentences, ...reply }: Reply, { titles, passages }: Standing): Found {
  const known = new Set(titles.map((title) => title.toLowerCase()))
  const used = new Set(passages)
  const fresh = suggested.filter(({ title, evidence }) => !known.has(title.toLowerCase()) && !used.has(evidence))
  const isSuggested = (text: string) => fresh.some(({ evidence }) => text.includes(evidence))
  return {
    ...reply,
    values: coreValues.filter(({ title }) => !known.has(title.toLowerCase())),
    suggested: fresh,
    sentences: sentences.filter(({ text }) => !used.has(text) && !isSuggested(text)),
  }
}

const nothingNew = 'Everything we found in this document is already on your list.'
const nothingFound =
  'We didn’t find any values in this document. Text that says what you stand for, or tells what you turned down or what it cost, works best.'

/** Shows why a document could not be read, and returns it as a sentence. */
function tellFailure(error: unknown): string {
  console.error(error)
  const sentence = getErrorMessage(error, '')
  const failed = { title: 'Failed to extract core values from document', text: sentence, isBad: true }
  showToast(sentence === unsupported ? { title: unsupported, isBad: true } : failed)
  return sentence || 'Please try again.'
}

const sendFile = async (file: File, byModel: boolean, signal: AbortSignal): Promise<Reply> =>
  upload('POST /api/extract-core-values', await redrawPicture(file), signal, byModel ? { byModel: 'true' } : {})

/** State of choosing and uploading a file; `problem` is an error, or that nothing was found. */
export function useExtraction(standing: Standing) {
  const [file, setFile] = useState<File>()
  const [reader, setReader] = useState<'engine' | 'model'>()
  const [problem, setProblem] = useState('')
  /** What became of the language model, where nothing was found. */
  const [told, setTold] = useState<Pick<Found, 'trouble' | 'transcript'>>({})
  const [found, setFound] = useState<Found>()
  /** Findings that probably express no value; shown only if the owner asks for them. */
  const [unlikely, setUnlikely] = useState<Found>()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const forget = () => {
    setProblem('')
    setTold({})
    setUnlikely(undefined)
  }
  /** `hasReader`: a language model can read pictures too. */
  const pick = (event: ChangeEvent<HTMLInputElement>, hasReader: boolean) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    if (!isAccepted(chosen, hasReader)) {
      setProblem(unsupported)
      showToast({ title: unsupported, isBad: true })
      return
    }
    forget()
    setFile(chosen)
  }

  const take = (reply: Reply) => {
    const fresh = listFresh(reply, standing)
    const isShown = fresh.sentences.some(({ isLikely, source }) => isLikely && source === 'document')
    if (fresh.values.length > 0 || fresh.suggested.length > 0 || isShown) return setFound(fresh)
    setTold(fresh)
    setUnlikely(fresh.sentences.length > 0 ? fresh : undefined)
    setProblem(reply.coreValues.length > 0 ? nothingNew : nothingFound)
  }

  const extract = async (byModel: boolean) => {
    if (!file || reader) return
    const controller = new AbortController()
    reading.current = controller
    setReader(byModel ? 'model' : 'engine')
    forget()
    try {
      take(await sendFile(file, byModel, controller.signal))
    } catch (error) {
      if (!controller.signal.aborted) setProblem(tellFailure(error))
    } finally {
      if (!controller.signal.aborted) setReader(undefined)
    }
  }
  const stop = () => {
    reading.current?.abort()
    setReader(undefined)
  }
  return { file, reader, problem, told, pick, extract, stop, found, unlikely, setFound }
}
