/** What a message to the values assistant asks for. */

import { splitList } from './value-items.ts'
import { motifNamed } from './value-motifs.ts'
import { isTitle, tidyTitle } from './value-titles.ts'

export type Wish =
  | { kind: 'names'; titles: string[] }
  | { kind: 'story' | 'ideas' | 'review' | 'nothing' | 'thanks' | 'explain' | 'shorter' | 'sharpen' | 'unclear' }

const patterns: readonly [Exclude<Wish['kind'], 'names' | 'story' | 'unclear'>, RegExp][] = [
  [
    'thanks',
    /^(?:thanks?|thank you|great|perfect|good|nice|ok(?:ay)?|yes|yes please|i like (?:it|that)|done|that'?s (?:it|good))\b.{0,25}$/i,
  ],
  [
    'nothing',
    /^(?:no|nope|nothing|none|never|not really|not yet|no idea|i (?:do not|don'?t) (?:know|think so)|hard to say|hmm+|not sure)\b.{0,40}$/i,
  ],
  [
    'explain',
    /\b(?:what (?:is|are|does|do you mean by) (?:a |an )?(?:core )?values?|what makes a (?:good )?value|why (?:do|should) (?:i|we) (?:need|have)|how many (?:values|should)|how does this work|what can you do|help me understand)\b/i,
  ],
  [
    'review',
    /\b(?:check|review|challenge|critique|judge|look at|what do you think of|test|question|compare|missing)\b.{0,30}\b(?:my|our|these|the|all|list|values|them)\b|\bwhat(?:'s| is) (?:wrong|missing|weak)\b/i,
  ],
  [
    'ideas',
    /\b(?:suggest\w*|ideas?|propos\w+|examples?|inspir\w+|draft|where (?:do|should) (?:i|we) (?:start|begin)|start me off|help|give me|find (?:some|me)|come up with|write)\b/i,
  ],
  ['shorter', /\b(?:short(?:er|en)?|brief(?:er)?|tight(?:er|en)?|too long|cut it|trim)\b/i],
  [
    'sharpen',
    /\b(?:sharp(?:er|en)?|refine|improve|better|stronger|clear(?:er)?|concrete|specific|punchier|bolder|reword|rephrase|rewrite|polish|more like us)\b/i,
  ],
]

const opening =
  /^(?:(?:and|also|maybe|perhaps|hmm|well|how about|what about|we value|we believe in|our (?:core |main |first )?values? (?:is|are|would be)|i (?:want|would like|'d like)(?: to add)?|we (?:want|need|have)|let'?s (?:take|say|use|add)|add|take|another (?:one|value)(?: is|:)?|it(?:'s| is))[\s:,]+)+/i

/** The values that a short message names, or none. */
function namesIn(message: string): string[] {
  const bare = message
    .replace(opening, '')
    .replace(/["“”?.!]+/g, ' ')
    .trim()
  const names = splitList(bare)
  const good = names.every((name) => isTitle(name) && name.split(' ').length <= 5)
  if (!good || names.length === 0) return []
  const isKnown = names.some((name) => motifNamed(name) !== undefined)
  return isKnown || bare.split(' ').length <= 3 || opening.test(message) ? names.map(tidyTitle) : []
}

const storyWordsMin = 7

/** Reads one message; longer ones are taken as something that happened. */
export function readWish(message: string): Wish {
  const text = message.trim()
  const words = text.split(/\s+/).length
  const asked = patterns.find(([, pattern]) => pattern.test(text))
  const isTold = words >= storyWordsMin && /\b(?:we|our|us|i|my|they|he|she)\b/i.test(text) && !/\?\s*$/.test(text)
  if (asked && !(isTold && words > 14)) return { kind: asked[0] }
  const titles = namesIn(text)
  if (titles.length > 0) return { kind: 'names', titles }
  return { kind: isTold ? 'story' : 'unclear' }
}
