/**
 * Marketing phrases that say nothing because everybody says them, as parts of a regular expression (`cliches.json`).
 * A phrase belongs there when it could stand unchanged over any two businesses that have nothing in common.
 */
import table from './cliches.json' with { type: 'json' }

const clichePattern = new RegExp(`\\b(?:${table.flatMap(({ phrases }) => phrases).join('|')})`, 'gi')

/** The parts of a text that are worn marketing phrases, as they stand in it; empty when it is clean. */
export const clichesIn = (text: string): string[] =>
  Array.from(text.replace(/[\u2018\u2019]/g, "'").matchAll(clichePattern), ([phrase]) => phrase.trim())
