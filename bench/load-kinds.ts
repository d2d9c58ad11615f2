/** What the users of the load test do, and how often. */
import type { Asked } from './exchange.ts'
import { attributesBody, type Owner } from './make-owners.ts'

export type LoadKind = {
  name: string
  /** Relative frequency, in halves. */
  share: number
  /** A refusal that counts as success: an owner who generates for minutes runs out of new drafts. */
  alsoAnswers?: number
  /** The `turn`-th call of its user. */
  make: (owner: Owner, turn: number) => Asked
}

const questions = [
  'What should I do next?',
  'Who are my customers?',
  'Is my tagline any good?',
  'What does my brand stand for?',
  'How do I talk about mending?',
  'What is a value proposition?',
  'Which of my words contradict each other?',
  'What should I write on my website?',
]
const wishes = ['make it shorter', 'warmer, please', 'say more about mending', 'drop the last sentence', 'less formal']
const starts = ['wa', 'ho', 'pl', 'cu', 'st', 'fr', 'ge', 'br']

const pick = (list: readonly string[], turn: number) => list[turn % list.length] ?? ''

const read = (path: string, share: number): LoadKind => ({
  name: `GET ${path}`,
  share,
  make: ({ cookie }) => ({ method: 'GET', path, cookie }),
})

const send = (
  method: 'PUT' | 'POST',
  path: string,
  share: number,
  bodyOf: (turn: number, owner: Owner) => unknown,
): LoadKind => ({
  name: `${method} ${path}`,
  share,
  make: (owner, turn) => {
    const body = bodyOf(turn, owner)
    return { method, path, cookie: owner.cookie, body: typeof body === 'string' ? body : JSON.stringify(body) }
  },
})

export const values = [
  { id: 'new-1', title: 'Mend before you make', description: 'We mend a blanket three times before we sell another.' },
  { id: 'new-2', title: 'One weaver each', description: 'Who starts a blanket finishes it and signs it.' },
]

/** Its response sets the user's next session cookie. */
export const signIn = send('POST', '/api/auth/login', 0.5, (_turn, { email, password }) => ({ email, password }))

export const loadKinds: readonly LoadKind[] = [
  signIn,
  read('/toolkit', 12),
  read('/api/auth/user', 14),
  read('/api/user-profile', 12),
  read('/api/brand-attributes', 10),
  send('PUT', '/api/brand-attributes', 24, (turn) => attributesBody(turn % 50)),
  send('POST', '/api/suggest-words', 10, (turn) => ({
    category: 'voice',
    input: pick(starts, turn),
    existingWords: ['Warm', 'Plain-spoken', 'Dry', 'Encouraging', 'Brief'],
  })),
  { ...send('POST', '/api/generate-uvp', 2, () => ({})), alsoAnswers: 409 },
  send('POST', '/api/refine-uvp', 4, (turn) => ({
    originalUvp: 'We weave warm blankets to order and mend them for as long as they last, so that homes stay warm.',
    feedback: pick(wishes, turn),
  })),
  send('POST', '/api/strategist/chat', 6, (turn) => ({ message: pick(questions, turn) })),
  send('POST', '/api/core-values', 4, (turn) => ({
    coreValues: values.map((value) => ({ ...value, description: `${value.description} Turn ${turn}.` })),
  })),
  read('/api/brand-attributes/pdf', 0.5),
  read('/api/brand/export/json', 1),
]

const places = loadKinds.flatMap((kind) => Array.from({ length: kind.share * 2 }, () => kind))

/** The kind at position `at` (0 to 1) when all shares are laid end to end. */
export const kindAt = (at: number): LoadKind => places[Math.floor(at * places.length)] ?? signIn
