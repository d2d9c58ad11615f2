import cues from './tone-cues.json' with { type: 'json' }

// The lists are parts of regular expressions; each cue would sound so over any trade.

/** Of forms, notices and contracts. */
export const stiffCues: readonly string[] = cues.stiff
/** Of a chat among friends. */
export const slangCues: readonly string[] = cues.slang
/** Of the market crier: praise and haste without a measure. */
export const hypeCues: readonly string[] = cues.hype
/** Of a host who is glad of the guest. */
export const warmCues: readonly string[] = cues.warm
/** Of somebody who takes back half of what they say. */
export const hedgeCues: readonly string[] = cues.hedge

/** Finds the cues of a list in a text, as whole words. */
export function cueFinder(list: readonly string[]): (text: string) => string[] {
  const expression = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${list.join('|')})(?![\\p{L}\\p{N}-])`, 'giu')
  return (text) => text.match(expression) ?? []
}
