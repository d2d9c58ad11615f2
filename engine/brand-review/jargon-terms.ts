import jargonTerms from './jargon-terms.json' with { type: 'json' }
import { cueFinder } from './tone-cues.ts'

/** The words of a text that insiders and consultants write where a customer would use a shorter one, as they stand there. */
export const jargonIn = cueFinder(jargonTerms)
