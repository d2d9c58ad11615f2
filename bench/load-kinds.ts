/** What the users of the load test do, and how often. */

import { type BenchOwner, makeAttributesBody } from './make-owners.ts'
import type { HttpRequest } from './send-request.ts'

export type LoadKind = {
  name: string
  /** How often users make this call, relative to the others; a multiple of 0.5. */
  share: number
  /** A status that also counts as success: an owner who generates for minutes runs out of new drafts and gets a 409. */
  alsoAnswers?: number
  /** Makes the request for the user's call number `turn`. */
  make: (owner: BenchOwner, turn: number) => HttpRequest
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
  bodyOf: (turn: number, owner: BenchOwner) => unknown,
): LoadKind => ({
  name: `${method} ${path}`,
  share,
  make: (owner, turn) => {
    const body = bodyOf(turn, owner)
    return { method, path, cookie: owner.cookie, body: typeof body === 'string' ? body : JSON.stringify(body) }
  },
})

export const benchCoreValues = [
  { id: 'new-1', title: 'Mend before you make', description: 'We mend a blanket three times before we sell another.' },
  { id: 'new-2', title: 'One weaver each', description: 'Who starts a blanket finishes it and signs it.' },
]

/** Signing in. The session cookie in the response is used for the calls that follow. */
export const signInRequest = send('POST', '/api/auth/login', 0.5, (_turn, { email, password }) => ({ email, password }))

export const loadKinds: readonly LoadKind[] = [
  signInRequest,
  read('/toolkit', 12),
  read('/api/auth/user', 14),
  read('/api/user-profile', 12),
  read('/api/brand-attributes', 10),
  send('PUT', '/api/brand-attributes', 24, (turn) => makeAttributesBody(turn % 50)),
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
    coreValues: benchCoreValues.map((value) => ({ ...value, description: `${value.description} Turn ${turn}.` })),
  })),
  read('/api/brand-attributes/pdf', 0.5),
  read('/api/brand/export/json', 1),
]

const places = loadKinds.flatMap((kind) => Array.from({ length: kind.share * 2 }, () => kind))

/** Picks a kind of call by a random number `at` between 0 and 1, according to the shares. */
export const pickLoadKind = (at: number): LoadKind => places[Math.floor(at * places.length)] ?? signInRequest
