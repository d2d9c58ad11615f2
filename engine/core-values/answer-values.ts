/** The values assistant: it drafts from what happened, sharpens what stands, and asks what a value costs. */

import { isUndescribed } from '#contract/core-value.ts'
import type { ValueProposal, ValueQuestion, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import { challengeList, isEverybodys, listOf } from './challenge-value.ts'
import { draftFromStory, draftNamed, shortenValue } from './draft-value.ts'
import { proposeFromBrand } from './propose-from-brand.ts'
import { proveValue } from './prove-value.ts'
import { readWish, type Wish } from './read-wish.ts'

type Value = ValuesTurn['values'][number]

const explanation =
  'A core value is what you hold to when it costs you something. Three to five are enough: each in your own words, each with something that anybody could see you do. Tell me of a day when you turned something down or paid for doing it your way, and I will draft one from it.'
const firstQuestion =
  'Tell me of a day when doing it your way cost you something: an order that you turned down, a job that you did again, money that you gave back.'

/** What the next message answers: asked last, and not yet answered by another wish. */
const pendingOf = ({ messages }: ValuesTurn): ValueQuestion | undefined => {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? last.question : undefined
}

const proofOf = ([first, second]: readonly [string, string]) => `${first}, and ${second}`

function askCost(title: string, description = ''): ValuesReply {
  return {
    text: `No sensible firm would say the opposite of “${title}”, so the word alone does not tell you apart. What does it cost you to hold it? Name something that you turned down, did again or paid for because of it. It would show in this: ${proofOf(proveValue(title, description))}.`,
    proposals: [],
    question: { about: title, asks: 'cost' },
  }
}

function offer(proposals: ValueProposal[], opening: string, closing: string, question?: ValueQuestion): ValuesReply {
  const shown = proposals.map(({ title, description, behaviours }) =>
    [`“${title}”`, description, `It would show in this: ${proofOf(behaviours)}.`]
      .filter((part) => part !== '')
      .join(' '),
  )
  const text = [opening, ...shown, closing].filter((part) => part !== '').join('\n\n')
  return { text, proposals, ...(question && { question }) }
}

/** A value that was named: everybody's is questioned, any other is offered with what would prove it. */
function answerNames(titles: readonly string[], values: readonly Value[]): ValuesReply {
  const [first = ''] = titles
  const rest = titles.slice(1)
  const later = rest.length > 0 ? ` One at a time: ${listOf(rest.map((each) => `“${each}”`))} next.` : ''
  const standing = values.find(({ title }) => title.toLowerCase() === first.toLowerCase())
  if (isEverybodys(first)) {
    const reply = askCost(first, standing?.description)
    return { ...reply, text: reply.text + later }
  }
  const named = draftNamed(first, standing)
  return offer(
    [named],
    '',
    `When did it last cost you something to hold it? Then I can put it in your words.${later}`,
    {
      about: first,
      asks: 'story',
    },
  )
}

/** What happened becomes a draft; an answer without an event is asked for once more. */
function answerStory(turn: ValuesTurn, pending: ValueQuestion | undefined): ValuesReply {
  const about = turn.values.find(({ title }) => title === pending?.about) ?? editedOf(turn)
  const draft = draftFromStory(turn.message, pending?.about ?? about?.title, about?.id)
  return offer(
    [draft],
    'This is what I hear, in your words:',
    'Put it on your list, or tell me what is not right about it. Is there another day like that one?',
    { about: draft.title, asks: 'story' },
  )
}

function answerNothing(pending: ValueQuestion | undefined): ValuesReply {
  if (!pending) return { text: firstQuestion, proposals: [] }
  return {
    text: `Then “${pending.about}” may be a wish so far, and it is good to know. Two ways on: say what a customer would miss tomorrow if you dropped it, or take another value that has cost you something already.`,
    proposals: [],
    question: { about: pending.about, asks: 'story' },
  }
}

const editedOf = ({ values, editingValueId }: ValuesTurn) => values.find(({ id }) => id === editingValueId)

/** The value that a wish without a name means: the opened one, else the one asked about, else the last of the list. */
function meantValue(turn: ValuesTurn, pending: ValueQuestion | undefined): Value | undefined {
  const named = turn.values.find(({ title }) => turn.message.toLowerCase().includes(title.toLowerCase()))
  return editedOf(turn) ?? named ?? turn.values.find(({ title }) => title === pending?.about) ?? turn.values.at(-1)
}

function answerSharpen(turn: ValuesTurn, kind: 'sharpen' | 'shorter', pending: ValueQuestion | undefined): ValuesReply {
  const value = meantValue(turn, pending)
  if (!value) return { text: `There is no value on your list yet. ${firstQuestion}`, proposals: [] }
  if (isUndescribed(value.description)) {
    if (isEverybodys(value.title)) return askCost(value.title)
    return offer(
      [draftNamed(value.title, value)],
      '',
      'What happened the last time it mattered? Then it gets a sentence of your own.',
      {
        about: value.title,
        asks: 'story',
      },
    )
  }
  const shorter = shortenValue(value)
  if (kind === 'shorter' || shorter.description !== value.description)
    return offer([shorter], 'Down to its core:', 'Say what must not be missing from it.')
  const cost = `When did “${value.title}” last cost you something? One true sentence about that day makes it sharper than any better word.`
  return offer([shorter], '', cost, { about: value.title, asks: 'cost' })
}

function answerReview(turn: ValuesTurn): ValuesReply {
  const edited = editedOf(turn)
  if (edited) {
    if (isEverybodys(edited.title)) return askCost(edited.title, edited.description)
    return {
      text: `Who would honestly disagree with “${edited.title}”? If there is such a firm, and a good one, it is a value of yours. The other test: when did it last cost you something? It would show in this: ${proofOf(proveValue(edited.title, edited.description))}.`,
      proposals: [],
      question: { about: edited.title, asks: 'cost' },
    }
  }
  if (turn.values.length === 0)
    return { text: `There is nothing on your list to question yet. ${firstQuestion}`, proposals: [] }
  const found = challengeList(turn.values)
  const about = turn.values.find(({ title }) => isEverybodys(title)) ?? turn.values[0]
  const question = about && ({ about: about.title, asks: 'cost' } as const)
  const last = `One last test: if your largest customer asked you to drop one of them, which would you keep and lose the customer?`
  const text =
    found.length > 0 ? found.slice(0, 3).join('\n\n') : `They stand: nobody would call them everybody's. ${last}`
  return { text, proposals: [], ...(question && { question }) }
}

function answerIdeas(turn: ValuesTurn): ValuesReply {
  const { proposals, words } = proposeFromBrand(turn)
  if (proposals.length === 0)
    return { text: `I would rather start from something that happened. ${firstQuestion}`, proposals: [] }
  return offer(
    proposals,
    `Your own words point to ${proposals.length === 1 ? 'one' : `these ${proposals.length === 2 ? 'two' : 'three'}`}: you said ${listOf(words.map((word) => `“${word}”`))}.`,
    'Which of them has cost you something already? Tell me about it, and it becomes yours.',
    { about: proposals[0]?.title ?? '', asks: 'cost' },
  )
}

/** Answers one message. The same conversation gives the same answer. */
export function answerValues(turn: ValuesTurn): ValuesReply {
  const pending = pendingOf(turn)
  const wish: Wish = readWish(turn.message)
  switch (wish.kind) {
    case 'names':
      // A short answer to a question is an answer, unless it names another value that anybody would know as one.
      return pending && !isAnotherValue(wish.titles)
        ? answerStory(turn, pending)
        : answerNames(wish.titles, turn.values)
    case 'story':
      return answerStory(turn, pending)
    case 'nothing':
      return answerNothing(pending)
    case 'thanks':
      return {
        text: 'Good. Put it on your list with the button, and it is saved. Is there another value that has cost you something?',
        proposals: [],
      }
    case 'explain':
      return { text: explanation, proposals: [] }
    case 'review':
      return answerReview(turn)
    case 'ideas':
      return answerIdeas(turn)
    case 'shorter':
    case 'sharpen':
      return answerSharpen(turn, wish.kind, pending)
    case 'unclear':
      return answerUnclear(turn, pending)
  }
}

const isAnotherValue = (titles: readonly string[]) =>
  titles.some((title) => isEverybodys(title) || title.split(' ').length < 3)

function answerUnclear(turn: ValuesTurn, pending: ValueQuestion | undefined): ValuesReply {
  if (pending && turn.message.trim().split(/\s+/).length > 3) return answerStory(turn, pending)
  const example = 'You can name a value, ask me for ideas, or ask me to challenge your list.'
  return pending
    ? {
        text: `Say a little more: what happened, and what did it cost you? ${example}`,
        proposals: [],
        question: pending,
      }
    : { text: `${firstQuestion} ${example}`, proposals: [] }
}
