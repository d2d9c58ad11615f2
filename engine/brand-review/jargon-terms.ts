import jargonTerms from './jargon-terms.json' with { type: 'json' }
import { createCueFinder } from './tone-cues.ts'

/** Finds insider and consultant jargon for which a customer would use a simpler word; returns matches verbatim. */
export const findJargon = createCueFinder(jargonTerms)
