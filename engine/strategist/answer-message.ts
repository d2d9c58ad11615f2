/** One turn of the conversation: the next step, the findings, or the cards that match the question. */
import { categories, categoryNames, steps } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { makeCategoryRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import type { QuestionChoice, ReplyExtras, Suggestion } from '#contract/strategist.ts'
import type { StrategistReply, StrategistTurn } from '#contract/writers.ts'
import { splitWords } from '#engine/language/stem.ts'
import { findAllFindings, nudgesMax } from './analyse-brand.ts'
import { describeProgress } from './find-next-step.ts'
import { formatFinding, makeNudge, type StrategistFinding } from './finding.ts'
import phrases from './phrases.json' with { type: 'json' }
import { hitOf, searchEverything } from './search-everything.ts'

const reply = (response: string, brought: Partial<ReplyExtras> = {}): StrategistReply => ({
  response,
  suggestions: [],
  nudges: [],
  hits: [],
  choices: [],
  ...brought,
})

const ask = (question: string): QuestionChoice => ({ label: question, question })
const questions = ['What should I do next?', 'What did you notice?', 'Where did I say who it’s for?'].map(ask)

const plain = (text: string) =>
  splitWords(text)
    .join(' ')
    .replaceAll("'", '')
    .replace(/ synapse$/, '')
/** Set phrases (phrases.json) count only as the whole message; "hi, where is my PDF?" is searched. */
const isHeard = ({ heard }: { heard: readonly string[] }, said: string) => heard.includes(said)

function wayTo({ id, action, priority }: StrategistFinding): Suggestion {
  const category = categories.find((each) => makeCategoryRoute(each) === action)
  const step = steps.find((each) => stepRoutes[each.id] === action)
  const name = category ? categoryNames[category] : (step?.name ?? 'your profile')
  return { id, action, priority, type: 'navigate', label: `Open ${name}` }
}

function tellNext(record: StrategistRecord, findings: readonly StrategistFinding[]): StrategistReply {
  const nudges = findings.slice(0, 1).map(makeNudge)
  return reply(`${describeProgress(record)} ${nudges.length > 0 ? 'This comes next:' : 'Nothing else is waiting.'}`, {
    nudges,
  })
}

function tellNoticed(findings: readonly StrategistFinding[]): StrategistReply {
  const nudges = findings
    .filter(({ rank }) => rank > 0)
    .slice(0, nudgesMax)
    .map(makeNudge)
  if (nudges.length > 0) return reply('This is what I noticed:', { nudges })
  return reply(
    'I noticed nothing that contradicts itself or is out of date. I can’t judge how good it is: ask a customer.',
    {
      choices: questions.slice(0, 1),
    },
  )
}

/** A card that covers more of the question than this (`held`, 0 to 1) counts as covering all of it. */
const wholly = 0.85

function tellFound(record: StrategistRecord, findings: readonly StrategistFinding[], message: string): StrategistReply {
  const found = searchEverything(record, message)
  const [best] = found
  if (best?.card.id === 'method-next' && best.held > wholly) return tellNext(record, findings)
  if (best?.card.id === 'method-noticed' && best.held > wholly) return tellNoticed(findings)
  if (found.length === 0)
    return reply(
      'I found nothing on that in your brand, the method or the help. I can only find what stands there: writing, judging and talking things over take a person or a language model. Other words may find more, or ask me one of these:',
      { choices: questions },
    )
  const hits = found.map(hitOf)
  return reply('Here is what I found on that:', { hits })
}

/** Answers a message. Cards (search results) are offered, never presented as the answer. */
export function answerMessage(record: StrategistRecord, { message, reviewing }: StrategistTurn): StrategistReply {
  const findings = findAllFindings(record)
  const reviewed = findings.find(({ id }) => id === reviewing)
  if (reviewed) return reply(formatFinding(reviewed), { suggestions: [wayTo(reviewed)] })
  const said = plain(message)
  const talk = phrases.talk.find((each) => isHeard(each, said))
  if (talk) return reply(talk.said)
  const asked = phrases.asks.find((each) => isHeard(each, said))
  if (asked) return asked.for === 'next' ? tellNext(record, findings) : tellNoticed(findings)
  return tellFound(record, findings, message)
}
