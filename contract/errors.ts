/** Every refusal: its code, its status and the sentence that the user reads when the place that refuses has no better one. */
export const errors = {
  invalid_input: { status: 400, sentence: 'Please check what you entered.' },
  invalid_json: { status: 400, sentence: 'The request could not be read.' },
  invalid_link: { status: 400, sentence: 'This link is no longer valid. Please ask for a new one.' },
  weak_password: { status: 400, sentence: 'This password is too easy to guess. Please choose another one.' },
  invalid_credentials: { status: 401, sentence: 'Invalid credentials' },
  signed_out: { status: 401, sentence: 'Please sign in to continue.' },
  access_required: {
    status: 402,
    sentence: 'Your trial is over. Choose a plan to keep working. Everything you made stays yours.',
  },
  forbidden: { status: 403, sentence: 'You are not allowed to do this.' },
  foreign_origin: { status: 403, sentence: 'This request came from another site and was refused.' },
  not_found: { status: 404, sentence: 'Not found.' },
  method_not_allowed: { status: 405, sentence: 'This address does not take that kind of request.' },
  email_taken: { status: 409, sentence: 'An account with this email already exists. Please sign in.' },
  stale_revision: { status: 409, sentence: 'Your words were changed somewhere else in the meantime.' },
  step_locked: { status: 409, sentence: 'Please finish the step before this one first.' },
  wrong_account: { status: 409, sentence: 'You are signed in with another account now. Nothing was saved.' },
  own_session: { status: 409, sentence: 'This is the device you are using now. To sign out of it, use Sign Out.' },
  conversation_busy: { status: 409, sentence: 'Your last message is still being answered. One moment, please.' },
  conversation_moved: {
    status: 409,
    sentence:
      'This conversation went on elsewhere, in another tab or on another device. Please read the latest messages first.',
  },
  analysis_complete: { status: 409, sentence: 'This analysis is complete. Start over to begin a new one.' },
  no_analysis: { status: 409, sentence: 'There is no analysis yet. Please finish the conversation first.' },
  not_computed: { status: 409, sentence: 'This is not the result of your conversation. It was not saved.' },
  nothing_fresh: {
    status: 409,
    sentence: 'There is nothing new to write from these words. Change a word, or add one, and try again.',
  },
  too_large: { status: 413, sentence: 'This is too large.' },
  file_too_large: { status: 413, sentence: 'This file is larger than 10 MB.' },
  unsupported_type: { status: 415, sentence: 'Please send JSON.' },
  unsupported_file: { status: 415, sentence: 'Please upload a supported file type: TXT, PDF, DOC, DOCX, PNG, JPG' },
  unreadable_file: { status: 422, sentence: 'This file could not be read. It may be damaged or protected.' },
  too_complex: { status: 422, sentence: 'This file is too large or too complex to read.' },
  no_text: { status: 422, sentence: 'We found no text in this file.' },
  too_many_requests: {
    status: 429,
    sentence: 'That was too many tries in a short time. Please wait a moment and try again.',
  },
  unexpected: { status: 500, sentence: 'Something went wrong' },
  busy: { status: 503, sentence: 'The server is busy. Please try again in a moment.' },
  unavailable: { status: 503, sentence: 'The service is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errors

/** The body of every refusal. */
export type ErrorBody = { error: string; code: ErrorCode; fields?: Record<string, string> }
