import { type ErrorCode, errorDefinitions } from '#contract/plain/errors.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type DocumentErrorCode = Extract<
  ErrorCode,
  'file_too_large' | 'unsupported_file' | 'unreadable_file' | 'too_complex' | 'no_text' | 'busy'
>

/**
 * Why an uploaded file gives no text: `status` and `code` for the response, `message` for the user, `cause` from the
 * parser or its process.
 */
export class DocumentError extends Refusal {
  declare readonly code: DocumentErrorCode

  constructor(code: DocumentErrorCode, sentence: string = errorDefinitions[code].sentence, cause?: unknown) {
    super(code, { sentence })
    this.name = 'DocumentError'
    this.cause = cause
  }

  override get status(): 413 | 415 | 422 | 503 {
    return errorDefinitions[this.code].status
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

/** The error code with that name, or undefined: output of the child process is not trusted. */
export function findDocumentErrorCode(name: unknown): DocumentErrorCode | undefined {
  return codes.find((code) => code === name)
}

/** For documents that need a password. */
export function makePasswordError(): DocumentError {
  return new DocumentError(
    'unreadable_file',
    'This file is protected with a password. Please save a copy without the password and upload that.',
  )
}

/** For documents that exceed the time or memory limit. */
export const makeTooLongError = (cause?: unknown) =>
  new DocumentError('too_complex', 'This file takes too long to read. Please try a shorter or simpler one.', cause)
