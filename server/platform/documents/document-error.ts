import { type ErrorCode, errors } from '#contract/plain/errors.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type DocumentErrorCode = Extract<
  ErrorCode,
  'file_too_large' | 'unsupported_file' | 'unreadable_file' | 'too_complex' | 'no_text' | 'busy'
>

/**
 * Why an uploaded file gives no text: `status` and `code` for the reply, `message` is the sentence for its owner, `cause`
 * what a parser or its process said.
 */
export class DocumentError extends Refusal {
  declare readonly code: DocumentErrorCode

  constructor(code: DocumentErrorCode, sentence: string = errors[code].sentence, cause?: unknown) {
    super(code, { sentence })
    this.name = 'DocumentError'
    this.cause = cause
  }

  override get status(): 413 | 415 | 422 | 503 {
    return errors[this.code].status
  }
}

const codes: readonly DocumentErrorCode[] = [
  'file_too_large',
  'unsupported_file',
  'unreadable_file',
  'too_complex',
  'no_text',
  'busy',
]

/** The code under that name, or undefined when there is none: what a child process says is not taken on trust. */
export function findDocumentErrorCode(name: unknown): DocumentErrorCode | undefined {
  return codes.find((code) => code === name)
}

/** The refusal of a document that opens only with a password. */
export function newPasswordError(): DocumentError {
  return new DocumentError(
    'unreadable_file',
    'This file is protected with a password. Please save a copy without the password and upload that.',
  )
}

/** The refusal of a document that asks for more time or memory than one may have. */
export const newTooLongError = (cause?: unknown) =>
  new DocumentError('too_complex', 'This file takes too long to read. Please try a shorter or simpler one.', cause)
