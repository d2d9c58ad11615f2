import cues from './tone-cues.json' with { type: 'json' }

// A cue is a regular expression fragment for a word or phrase that has the same tone in every trade.

/** Language of forms, notices and contracts. */
export const stiffCues: readonly string[] = cues.stiff
/** Chat among friends. */
export const slangCues: readonly string[] = cues.slang
/** Exaggerated praise and urgency. */
export const hypeCues: readonly string[] = cues.hype
/** Welcoming, caring words. */
export const warmCues: readonly string[] = cues.warm
/** Words that weaken a statement. */
export const hedgeCues: readonly string[] = cues.hedge

/** Returns a function that finds all cues of a list in a text, as whole words. */
export function createCueFinder(list: readonly string[]): (text: string) => string[] {
  const expression = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${list.join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
  return (text) => text.match(expression) ?? []
}
