/** Everyday English that a line can play on: near vices, opposites, nouns of qualities, second meanings, sayings. */
import senses from './word-senses.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/** The vice that a quality turns into when overdone: "cheeky, never rude". */
export const vices: Words = senses.vices
/** What somebody feels before: "frantic" for "calm". */
export const opposites: Words = senses.opposites
/** The quality as a noun: "patience" for "patient". */
export const qualityNouns: Words = senses.nouns
/** A noun that a phrase's first word goes with as well: "clean sheets, clean slates". */
export const echoes: Words = senses.echoes
/** A second sentence that takes a noun in its other sense: "Jobs done once. Good job." */
export const doubles: Words = senses.doubles
/** A saying that everybody knows and that holds the word. */
export const sayings: Words = senses.idioms
/** A sentence in which the word rhymes. Rhyme is liked (Dass and others 2014), and forced by rule it is not. */
export const rhymes: Words = senses.rhymes
/** Where a quality lives: "careful hands", "curious minds". */
export const seats: Words = senses.seats
/** What people in a state bring along: "nerves" for "nervous". */
export const brings: Words = senses.brings

/** Adjectives that fit "…, to be fair". */
export const speakingWords: ReadonlySet<string> = new Set(senses.toBe)
/** Traits that are the opposite of serious. */
export const playfulWords: ReadonlySet<string> = new Set(senses.playful)
/** Manners of a brand that jokes, beside the playful ones. */
export const lightManners: ReadonlySet<string> = new Set(senses.lightManners)
export const softWords: ReadonlySet<string> = new Set(senses.soft)
/** Qualities that one can wish on a customer: "be bold". */
export const dares: ReadonlySet<string> = new Set(senses.dares)
/** Traits that are no plain virtues, so that owning up to them has charm: "professionally sceptical". */
export const quirks: ReadonlySet<string> = new Set(senses.quirks)
/** Traits that serve somebody else: "obsessive on your behalf". */
export const zeals: ReadonlySet<string> = new Set(senses.zeals)
/** Manners that words and voices can have. */
export const speechWords: ReadonlySet<string> = new Set(senses.speech)
/** Manners that make little of themselves. */
export const quietManners: ReadonlySet<string> = new Set(senses.under)
/** Manners that one may have "about the rest" of things. */
export const easyManners: ReadonlySet<string> = new Set(senses.ease)
/** Manners that one owns up to: "if a little gruff". */
export const roughManners: ReadonlySet<string> = new Set(senses.rough)
/** Feelings strong enough to ask after. */
export const strongFeelings: ReadonlySet<string> = new Set(senses.strong)
/** Traits that are a private matter until somebody makes a trade of them. */
export const tradedTraits: ReadonlySet<string> = new Set(senses.trades)
/** Feelings that show, and suit a person. */
export const wornFeelings: ReadonlySet<string> = new Set(senses.worn)
/** Qualities that people can be given: "patience for learners". */
export const gifts: ReadonlySet<string> = new Set(senses.gifts)
/** Qualities that work can have. */
export const workWords: ReadonlySet<string> = new Set(senses.work)
/** What one feels when somebody else does the worrying. */
export const easedFeelings: ReadonlySet<string> = new Set(senses.eases)
/** Feelings that need room. */
export const largeFeelings: ReadonlySet<string> = new Set(senses.large)
/** Qualities that find a way where they are. */
export const wayfinders: ReadonlySet<string> = new Set(senses.ways)
/** Things of which each person has one: "their homes" is "your home". */
export const oneEach: ReadonlySet<string> = new Set(senses.oneEach)
/** States that nobody wants to stay in. */
export const hardStates: ReadonlySet<string> = new Set(senses.hardStates)
/** States of mind that one can arrive in, or keep. */
export const moods: ReadonlySet<string> = new Set(senses.moods)
/** Words of loss and harm: where one is said, a line does not joke. */
export const graveWords: ReadonlySet<string> = new Set(senses.graveWords)
export const gravePhrases: readonly string[] = senses.gravePhrases
/** Trades and manners in which a joke has to be the owner's own. */
export const soberWords: ReadonlySet<string> = new Set(senses.soberWords)
