import type { Quality } from './refine-qualities.ts'

/** One wish. Phrases are the owner's words as typed; `''` where the wish names none. */
export type Intent =
  | { kind: 'shorter'; ratio: number; wordsMax: number | undefined }
  | { kind: Exclude<Quality, 'shorter' | 'specific' | 'plainer'> }
  | { kind: 'plainer'; words: readonly string[] }
  | { kind: 'specific' | 'audience' | 'also-for' | 'focus' | 'lead' | 'drop' | 'add' | 'keep'; phrase: string }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'customer-first' | 'name-first' | 'benefit' | 'other' }
  | { kind: 'undo'; to: 'last' | 'first' }
