/** Turns what a provider answered, or an error of the SDK, into a code of the closed list. */
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'

/** What of a request the server did not accept, when another form of it may work. */
type Objection = 'format' | 'limit_name'

/** A refused request. `mayRetry` when the same request may work later. */
export class ProviderFailure extends ModelFailure {
  readonly mayRetry: boolean
  readonly objection: Objection | undefined
  /** Whether a picture, if one was sent, may be the reason. */
  isAboutPicture = false

  constructor(
    code: ModelFailureCode,
    { mayRetry = false, objection, waitMs }: { mayRetry?: boolean; objection?: Objection; waitMs?: number } = {},
  ) {
    super(code, waitMs === undefined ? {} : { waitMs })
    this.mayRetry = mayRetry
    this.objection = objection
  }
}

/** How long the headers ask to wait; undefined if they do not say. */
function readWaitMs(header: (name: string) => string | undefined, now: number): number | undefined {
  const exact = Number(header('retry-after-ms') ?? 'none')
  if (exact >= 0) return exact
  const after = header('retry-after') ?? 'none'
  const ms = /^\d+(\.\d+)?$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

const noCredit = /insufficient_quota|credit balance|billing|exceeded your current quota/i
const tooLong =
  /context[ _](length|window|size)|maximum context|too many tokens|prompt is too long|exceeds? the (available|maximum)/i
const format = /response_format|json_schema|json_object|structured output|output_config|guided|grammar|schema/i
const limitName = /max_completion_tokens/i
const contentRules = /content_filter|content_policy|safety|moderation/i
const picture = /\bimages?\b|image_|\bvision\b|multi-?modal|mmproj/i
/** Where a failure has another likely reason, the words must say that pictures are not taken. */
const noPictures =
  /(?:support|accept|process|handle)\w*[^.]{0,60}(?:images?|vision|multi-?modal)|(?:images?|vision|multi-?modal)[^.]{0,60}(?:support|accept|not (?:allowed|enabled|available))/i
const ambiguousCodes: ReadonlySet<ModelFailureCode> = new Set(['unknown_model', 'too_long'])
/** Too large, not this type, not this content. */
const contentStatuses: ReadonlySet<number> = new Set([413, 415, 422])
/** What a picture can be the reason of. */
const pictureCodes: ReadonlySet<ModelFailureCode> = new Set([
  'provider_error',
  'unknown_model',
  'unreachable',
  'too_long',
  'empty',
])

/** What a failure means where a picture was sent: the model cannot see, or not this picture. */
export function failureWithPicture(failure: ModelFailure): ModelFailure {
  const isBlamed = failure.code === 'empty' || (failure instanceof ProviderFailure && failure.isAboutPicture)
  if (!isBlamed || !pictureCodes.has(failure.code)) return failure
  return new ModelFailure('picture_refused', failure.usage && { usage: failure.usage })
}

function failureOfRefusal(status: number, body: string): ProviderFailure {
  if (noCredit.test(body)) return new ProviderFailure('no_credit')
  if (tooLong.test(body)) return new ProviderFailure('too_long')
  if (contentRules.test(body)) return new ProviderFailure('refused')
  if (limitName.test(body)) return new ProviderFailure('provider_error', { objection: 'limit_name' })
  if (format.test(body)) return new ProviderFailure('provider_error', { objection: 'format' })
  if (/model/i.test(body) && /not (found|exist)|unknown|invalid model|no such/i.test(body))
    return new ProviderFailure('unknown_model')
  return new ProviderFailure(status === 413 ? 'too_long' : 'provider_error')
}

type ReadHeader = (name: string) => string | undefined

/** What a status of 300 or more means. The body is only read for its kind; nothing of it is kept. */
export function failureOfResponse(status: number, header: ReadHeader, body: string): ProviderFailure {
  const failure = judgeResponse(status, header, body)
  failure.isAboutPicture = ambiguousCodes.has(failure.code)
    ? noPictures.test(body) || status === 413
    : contentStatuses.has(status) || picture.test(body)
  return failure
}

function judgeResponse(status: number, header: ReadHeader, body: string): ProviderFailure {
  if (status < 400) return new ProviderFailure('redirected')
  if (status === 401 || status === 403) return new ProviderFailure('wrong_key')
  if (status === 402 || (status === 429 && noCredit.test(body))) return new ProviderFailure('no_credit')
  if (status === 404) return new ProviderFailure(/model/i.test(body) ? 'unknown_model' : 'unreachable')
  const waitMs = readWaitMs(header, Date.now())
  const more = { mayRetry: true, ...(waitMs === undefined ? {} : { waitMs }) }
  if (status === 429 || status === 503 || status === 529) return new ProviderFailure('busy', more)
  if (status < 500) return failureOfRefusal(status, body)
  // Some servers fail inside when they cannot follow a schema.
  if (format.test(body)) return new ProviderFailure('provider_error', { ...more, objection: 'format' })
  return new ProviderFailure('provider_error', more)
}

/** What an error event in the middle of a stream means. */
function failureOfEvent(text: string): ModelFailure {
  if (/overloaded|rate_limit|rate limit|too many requests/i.test(text)) return new ModelFailure('busy')
  const failure = failureOfRefusal(400, text)
  failure.isAboutPicture = picture.test(text)
  return failure
}

const codesByName: Readonly<Record<string, ModelFailureCode>> = {
  AI_NoOutputGeneratedError: 'empty',
  AI_EmptyResponseBodyError: 'empty',
  AI_NoContentGeneratedError: 'empty',
  AI_JSONParseError: 'unreadable',
  AI_TypeValidationError: 'unreadable',
  AI_InvalidResponseDataError: 'unreadable',
  TimeoutError: 'timed_out',
}

/** The failure that an error stands for; of the error itself nothing is kept. */
export function failureOfError(error: unknown): ModelFailure {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1) {
    if (each instanceof ModelFailure) return each
    const code = codesByName[each.name]
    if (code) return new ModelFailure(code)
  }
  if (error instanceof Error) return failureOfEvent(error.message)
  return failureOfEvent(typeof error === 'string' ? error : (JSON.stringify(error) ?? ''))
}
