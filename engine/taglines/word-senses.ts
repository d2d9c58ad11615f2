/** Everyday English that a line can play on: near vices, opposites, nouns of qualities, second meanings, sayings. */
import senses from './word-senses.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/** The vice that a quality turns into when overdone: "cheeky, never rude". */
export const vices: Words = senses.vices
/** What somebody feels before: "frantic" for "calm". */
export const opposites: Words = senses.opposites
/** The quality as a noun: "patience" for "patient". */
export const qualityNouns: Words = senses.nouns
/** Nouns that give an adjective its other sense: "open methods, open minds". */
export const echoes: Readonly<Record<string, readonly string[]>> = senses.echoes
/** A second sentence that takes a noun in its other sense: "Jobs done once. Good job." */
export const doubles: Words = senses.doubles
/** A saying that everybody knows and that holds the word. */
export const sayings: Words = senses.idioms

/** A sentence in which the word rhymes. Rhyme is liked (Dass and others 2014), and forced by rule it is not. */
export const rhymes: Words = senses.rhymes

/** Adjectives that fit "…, to be fair". */
export const speakingWords: ReadonlySet<string> = new Set(senses.toBe)
export const playfulWords: ReadonlySet<string> = new Set(senses.playful)
export const softWords: ReadonlySet<string> = new Set(senses.soft)
/** Qualities that one can wish on a customer: "be bold". */
export const dares: ReadonlySet<string> = new Set(senses.dares)
/** States that nobody wants to stay in. */
export const hardStates: ReadonlySet<string> = new Set(senses.hardStates)
/** States of mind that one can arrive in, or keep. */
export const moods: ReadonlySet<string> = new Set(senses.moods)
/** Words of loss and harm: where one is said, a line does not joke. */
export const graveWords: ReadonlySet<string> = new Set(senses.graveWords)
