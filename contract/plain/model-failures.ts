/** Why a model gave no usable answer: a closed list, so that no provider's words reach a log, a row or a screen. */
export const modelFailureCodes = [
  // Nothing answers at the address, or nothing that speaks this language.
  'unreachable',
  'wrong_key',
  'unknown_model',
  // Too many calls: at the provider, or of our own.
  'busy',
  // The account at the provider has no credit left.
  'no_credit',
  'provider_error',
  // The provider's rules forbid the answer.
  'refused',
  'redirected',
  'timed_out',
  'cut_off',
  // Prompt and answer do not fit the window, the limit of output or our own limit.
  'too_long',
  // The server cut the prompt without saying so.
  'forgot_input',
  'empty',
  'unreadable',
  // The model cannot see, or not this picture.
  'picture_refused',
] as const
export type ModelFailureCode = (typeof modelFailureCodes)[number]
