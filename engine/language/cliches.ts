/**
 * Marketing clichés as regular expression fragments (`cliches.json`). A phrase belongs in the list if it could describe any
 * two businesses that have nothing in common.
 */
import table from './cliches.json' with { type: 'json' }

const clichePattern = new RegExp(`\\b(?:${table.flatMap(({ phrases }) => phrases).join('|')})`, 'gi')

/** Finds all clichés in a text, verbatim; empty if there are none. */
export const listCliches = (text: string): string[] =>
  Array.from(text.replace(/[\u2018\u2019]/g, "'").matchAll(clichePattern), ([phrase]) => phrase.trim())
