/** What a try of the language model found, and what went wrong with a call, in words. */
import type { AdminModel, AdminModelProbe } from '#contract/admin-model.ts'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import { formatNumber } from '#web/admin/format-day.ts'

type Words = { happened: string; todo: string }

export const failureWords: Readonly<Record<ModelFailureCode, Words>> = {
  unreachable: {
    happened: 'Nothing that speaks like a language model answers.',
    todo: 'Start its server, or correct AI_BASE_URL; inside a container, 127.0.0.1 is the container itself.',
  },
  wrong_key: {
    happened: 'Its server refuses the key.',
    todo: 'Set a new key and start again; a key of one provider does not work at another.',
  },
  unknown_model: {
    happened: 'Its server has no model of this name.',
    todo: 'Set AI_MODEL to a name that npm run model lists, and start again.',
  },
  busy: { happened: 'Its server is too busy.', todo: 'Try again in a minute; if it stays so, lower AI_CONCURRENCY.' },
  no_credit: {
    happened: 'The account at the provider has no credit left.',
    todo: 'Top it up, or raise its limit.',
  },
  provider_error: {
    happened: 'Its server could not answer.',
    todo: 'Try again; if it stays so, look into the server’s log or the provider’s status page.',
  },
  refused: { happened: 'The provider’s rules forbade the answer.', todo: 'Choose another model with AI_MODEL.' },
  redirected: {
    happened: 'Its address leads to another one, which is not followed.',
    todo: 'Set AI_BASE_URL to where it leads, if you trust that server.',
  },
  timed_out: {
    happened: 'It did not answer in time.',
    todo: 'It may be loading: try again. Else a smaller model, AI_REASONING=none, or a longer AI_TIMEOUT_S.',
  },
  cut_off: {
    happened: 'The connection broke off.',
    todo: 'Try again; if it stays so, look at the network and at any proxy between.',
  },
  too_long: {
    happened: 'Prompt and answer did not fit its window.',
    todo: 'Give it a larger window, or say how large it is in AI_CONTEXT_TOKENS.',
  },
  forgot_input: {
    happened: 'Its server dropped the beginning of what was sent.',
    todo: 'Give it a window of 16,384 tokens: OLLAMA_CONTEXT_LENGTH=16384.',
  },
  empty: { happened: 'It answered nothing.', todo: 'Try again; if it stays so, set AI_OUTPUT=text or another model.' },
  picture_refused: {
    happened: 'It could not look at a picture.',
    todo: 'Nothing, if it only reads text: owners can show that as a document. Else choose a model that sees, with AI_MODEL.',
  },
  unreadable: { happened: 'Its answer could not be read.', todo: 'Set AI_OUTPUT=text, or choose another model.' },
}

type Failure = NonNullable<AdminModelProbe['failure']>
type Found = NonNullable<AdminModelProbe['found']>

/** "There is no model writer:8b; the nearest name is writer:8b-instruct." */
const describeMissing = ({ name, nearest }: NonNullable<Failure['missing']>) =>
  nearest === null ? `There is no model ${name}.` : `There is no model ${name}; the nearest name is ${nearest}.`

/** What a failed try met, and what to do about it. */
export function describeFailure({ code, missing }: Failure, { keySetting }: AdminModel): Words {
  const words = failureWords[code]
  if (missing) return { ...words, happened: describeMissing(missing) }
  return code === 'wrong_key' ? { ...words, todo: words.todo.replace('a new key', `a new ${keySetting}`) } : words
}

type Finding = { tone: 'good' | 'mid' | 'poor'; mark: string; what: string; means: string }

const rungs: Readonly<Record<Found['rung'], Omit<Finding, 'tone' | 'mark'>>> = {
  schema: { what: 'Answers in a schema', means: 'The surest way to get structure.' },
  json: {
    what: 'Answers in JSON',
    means: 'It follows no schema, so what it gives is checked and asked for again in words.',
  },
  text: { what: 'Answers in text', means: 'It follows neither a schema nor JSON, so its text is read leniently.' },
}

/** Below this, a whole brand and its prompt may not fit. */
const windowMin = 8192

function describeWindow(contextTokens: number | null): Finding {
  if (contextTokens === null)
    return {
      tone: 'mid',
      mark: 'Not told',
      what: 'Window',
      means: 'Its server does not say how much it reads at once.',
    }
  const what = `Window of ${formatNumber(contextTokens)} tokens`
  return contextTokens < windowMin
    ? {
        tone: 'mid',
        mark: 'Small',
        what,
        means: `At least ${formatNumber(windowMin)} are better: a whole brand may not fit.`,
      }
    : { tone: 'good', mark: 'Yes', what, means: 'A whole brand and its prompt fit.' }
}

/** What a try found, one line each. */
export function describeFindings({ rung, contextTokens, missingFast }: Found): Finding[] {
  const isBest = rung === 'schema'
  const findings: Finding[] = [
    { tone: isBest ? 'good' : 'mid', mark: 'Yes', ...rungs[rung] },
    describeWindow(contextTokens),
  ]
  if (missingFast)
    findings.push({
      ...{ tone: 'poor', mark: 'No', what: 'The model for suggestions' },
      means: `${describeMissing(missingFast)} Set AI_MODEL_FAST.`,
    })
  return findings
}
