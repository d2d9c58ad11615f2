/** Reads what an owner uploads: a document's text, or the words in a picture, by a language model where the owner asks for it. */
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { detectPicture, type UploadedFile } from '#server/platform/documents/detect-type.ts'
import { DocumentError } from '#server/platform/documents/document-error.ts'
import type { DocumentKind } from '#server/platform/documents/document-kind.ts'
import { preparePicture } from '#server/platform/documents/prepare-picture.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'
import { tidyDocumentText } from '#server/platform/documents/tidy-document-text.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { picturePrompt, readTranscript, writePictureRequest } from '#server/writing/picture-prompt.ts'
import { tryModel } from '#server/writing/try-model.ts'

type Request = {
  file: UploadedFile
  /** The kinds that are read without a model; all by default. */
  accepts?: readonly DocumentKind[]
  asker: WritingAsker
  byModel: boolean
  signal: AbortSignal
}

export type ShownDocument = {
  text: string
  /** Whether the model is still to be asked: not if it has just failed. */
  byModel: boolean
  /** The words in a picture, for the owner to check. */
  transcript?: { text: string; readBy: string }
  trouble?: WritingTrouble
}

/** Rejects with a Refusal if the file cannot be read, and otherwise as `tryModel`. */
export type DocumentReader = (request: Request) => Promise<ShownDocument>

/** The words in a picture, tidied as a document's text. Throws as `gate.writeText`, or a Refusal. */
export async function transcribePicture(
  gate: ModelGate,
  { file, asker, signal }: Pick<Request, 'file' | 'asker' | 'signal'>,
): Promise<string> {
  const picture = await preparePicture(file)
  if (!picture) throw new DocumentError('unsupported_file')
  const messages = writePictureRequest(picture)
  const transcript = readTranscript(await gate.writeText(asker, picturePrompt, { messages, signal }))
  if (transcript === undefined) throw new ModelFailure('picture_refused')
  const { text } = tidyDocumentText(transcript)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal('no_text', { sentence: 'There are no words in this picture.' })
  return text
}

/** Troubles that are over after a while. */
const passing: ReadonlySet<WritingTrouble> = new Set(['no-answer', 'resting', 'not-checked'])

/** Why a picture that can only be read by a model was not. */
function refusePicture(trouble: WritingTrouble | undefined): Refusal {
  const isBlind = trouble === undefined || trouble === 'no-picture'
  const instead = 'upload the text as TXT, PDF or Word.'
  if (isBlind)
    return new Refusal('unsupported_file', {
      sentence: `A picture can only be read by a language model that sees pictures. Please ${instead}`,
    })
  const again = passing.has(trouble) ? 'try again later, or ' : ''
  return new Refusal('unreadable_file', {
    sentence: `The language model couldn’t read this picture. Please ${again}${instead}`,
  })
}

const isRefused = (error: unknown) => error instanceof DocumentError || error instanceof Refusal

/**
 * Without a model, what can be read here is read here, some pictures too. A transcript takes the place of a document's text in
 * all that follows.
 */
export function createDocumentReader(gate: ModelGate): DocumentReader {
  const readHere = async ({ file, accepts, signal }: Request) =>
    (await readDocument(file, { ...(accepts && { accepts }), signal })).text

  return async (request) => {
    const { file, byModel } = request
    if (!byModel || !detectPicture(file.bytes)) return { text: await readHere(request), byModel }
    let refusal: unknown
    const { value, trouble } = await tryModel(gate, request, () =>
      transcribePicture(gate, request).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        refusal = error
        return undefined
      }),
    )
    if (value !== undefined)
      return { text: value, byModel, transcript: { text: value, readBy: gate.model?.name ?? '' } }
    try {
      return { text: await readHere(request), byModel: false, ...(trouble && { trouble }) }
    } catch (error) {
      if (!(error instanceof DocumentError && error.code === 'unsupported_file')) throw error
      throw refusal ?? refusePicture(trouble)
    }
  }
}
