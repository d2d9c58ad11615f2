/** Every error code with its status and the default sentence for the user. */
export const errorDefinitions = {
  invalid_input: { status: 400, sentence: 'Please check what you entered.' },
  invalid_json: { status: 400, sentence: 'The request could not be read.' },
  invalid_link: { status: 400, sentence: 'This link is no longer valid. Please ask for a new one.' },
  invalid_coupon: { status: 400, sentence: 'The coupon code you entered is not valid.' },
  coupon_refused: { status: 409, sentence: 'This coupon has been used up.' },
  amount_mismatch: { status: 400, sentence: 'The price has changed. Please look at it again before you pay.' },
  invalid_signature: { status: 400, sentence: 'This message is not signed as it should be.' },
  invalid_code: { status: 400, sentence: 'That code didn’t work. Please type the latest one.' },
  weak_password: { status: 400, sentence: 'This password is too easy to guess. Please choose another one.' },
  invalid_credentials: { status: 401, sentence: 'Invalid credentials' },
  second_step_ended: { status: 401, sentence: 'Your sign-in timed out. Please type your password again.' },
  signed_out: { status: 401, sentence: 'Please sign in to continue.' },
  access_required: {
    status: 402,
    sentence: 'Your trial is over. Choose a plan to keep working. Everything you made stays yours.',
  },
  account_shut: { status: 403, sentence: 'This account is suspended.' },
  forbidden: { status: 403, sentence: 'You don’t have permission to do this.' },
  confirm_required: { status: 403, sentence: 'Please confirm that it’s you first.' },
  second_factor_required: {
    status: 403,
    sentence: 'Admins here need a second factor. Set it up in your profile first.',
  },
  foreign_origin: { status: 403, sentence: 'This request came from another site and was refused.' },
  admin_required: { status: 403, sentence: 'Admin privileges required' },
  impersonating: {
    status: 403,
    sentence: 'You can’t do this while impersonating. Exit Impersonation, then try again.',
  },
  not_found: { status: 404, sentence: 'Not found.' },
  method_not_allowed: { status: 405, sentence: 'This address does not take that kind of request.' },
  email_taken: { status: 409, sentence: 'An account with this email already exists. Please sign in.' },
  stale_revision: { status: 409, sentence: 'Your words were changed in another tab or on another device.' },
  step_locked: { status: 409, sentence: 'Please finish the step before this one first.' },
  wrong_account: { status: 409, sentence: 'You’re now signed in to a different account. Nothing was saved.' },
  other_account: {
    status: 409,
    sentence: 'You’re signed in to another account here. Please say whether to change to this one.',
  },
  plan_not_for_sale: { status: 409, sentence: 'You can’t buy this plan yet.' },
  already_granted: { status: 409, sentence: 'Free access is granted once for each account.' },
  nothing_to_cancel: { status: 409, sentence: 'There is no monthly plan to cancel.' },
  nothing_to_resume: { status: 409, sentence: 'This plan has ended, so it can’t be resumed. You can buy it again.' },
  plan_ended_by_admin: {
    status: 409,
    sentence: 'We ended this plan, so it can’t be resumed. You can choose a plan again.',
  },
  last_admin: { status: 409, sentence: 'You’re the last admin. Add another one first.' },
  second_factor_on: { status: 409, sentence: 'The second factor is on already.' },
  email_unproven: {
    status: 409,
    sentence: 'Confirm your email address first: press the link that we mailed to you, then set this up.',
  },
  second_factor_off: { status: 409, sentence: 'The second factor isn’t on.' },
  own_session: { status: 409, sentence: 'This is the device you’re using now. To sign out here, use Sign Out.' },
  already_impersonating: {
    status: 409,
    sentence: 'You’re already impersonating someone. Exit that first.',
  },
  not_impersonating: { status: 409, sentence: 'You’re not impersonating.' },
  no_period: { status: 409, sentence: 'There is no last day to set for this user.' },
  already_joined: {
    status: 409,
    sentence: 'This user has set a password already, so there is nothing to be invited to.',
  },
  coupon_used: {
    status: 409,
    sentence: 'This code has been used, so it stays as it is. Make a new coupon for another code.',
  },
  coupon_taken: { status: 409, sentence: 'There is a coupon with this code already.' },
  conversation_busy: { status: 409, sentence: 'Your last message is still being answered. One moment, please.' },
  conversation_moved: {
    status: 409,
    sentence: 'This conversation continued in another tab or on another device. Please read the latest messages first.',
  },
  conversation_full: {
    status: 409,
    sentence: 'This conversation is full. Start over to go on; nothing you’ve made is lost.',
  },
  analysis_complete: { status: 409, sentence: 'This analysis is complete. Start over to begin a new one.' },
  no_analysis: { status: 409, sentence: 'There is no analysis yet. Please finish the conversation first.' },
  not_computed: { status: 409, sentence: 'This result doesn’t match your conversation, so it was not saved.' },
  nothing_fresh: {
    status: 409,
    sentence: 'You’ve seen every line that your sentences make. Change one of them, and new lines come of it.',
  },
  too_large: { status: 413, sentence: 'This is too large.' },
  file_too_large: { status: 413, sentence: 'This file is larger than 10 MB.' },
  unsupported_type: { status: 415, sentence: 'Please send JSON.' },
  unsupported_file: { status: 415, sentence: 'Please upload a supported file type: TXT, PDF, DOC, DOCX, PNG, JPG' },
  unreadable_file: { status: 422, sentence: 'This file could not be read. It may be damaged or protected.' },
  too_complex: { status: 422, sentence: 'This file is too large or too complex to read.' },
  unmet_expectation: { status: 417, sentence: 'This server can’t do what the Expect header asks for.' },
  no_text: { status: 422, sentence: 'We found no text in this file.' },
  too_many_requests: {
    status: 429,
    sentence: 'Too many tries in a short time. Please wait a moment and try again.',
  },
  unexpected: { status: 500, sentence: 'Something went wrong' },
  payment_unavailable: {
    status: 502,
    sentence: 'The payment provider isn’t answering right now. Nothing was charged. Please try again in a moment.',
  },
  busy: { status: 503, sentence: 'The server is busy. Please try again in a moment.' },
  unavailable: { status: 503, sentence: 'The service isn’t available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errorDefinitions

/** The body of every error response. */
export type ErrorBody = { error: string; code: ErrorCode; fields?: Record<string, string> }
