import type { Quality } from './refine-qualities.ts'

/** One wish. Phrases are the owner's words as typed; `''` where the wish names none. */
export type Intent =
  | { kind: 'shorter'; ratio: number; wordsMax: number | undefined }
  | { kind: Exclude<Quality, 'shorter' | 'specific' | 'plainer'> }
  | { kind: 'plainer'; words: readonly string[] }
  | {
      kind:
        | ('specific' | 'audience' | 'also-for' | 'drop' | 'add' | 'keep' | 'reword' | 'sentence')
        | ('focus' | 'lead' | 'last')
      phrase: string
    }
  | { kind: 'replace'; from: string; to: string }
  | {
      kind:
        | 'customer-first'
        | 'name-first'
        | 'benefit'
        | 'other'
        | 'to-you'
        | 'as-we'
        | 'as-i'
        | 'one-sentence'
        | 'join'
        | 'unclear-audience'
        | 'unsaid'
        | 'fewer-adjectives'
        | 'split'
        | 'turn-round'
    }
  | { kind: 'undo'; to: 'last' | 'first' }

/** What an ask says that a pattern fits: its intents, or undefined where the pattern fits by chance. `phrase` gives a group cleaned. */
export type Reader = (match: RegExpMatchArray, phrase: (group: number) => string, text: string) => Intent[] | undefined
export type Rule = readonly [pattern: RegExp, read: Reader]
