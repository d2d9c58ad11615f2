/** Says the same in plainer words. */
import { clusterMates, lookUp } from '#engine/language/lexicon.ts'
import { isAdjective } from './refine-grammar.ts'
import { removableParts } from './refine-parts.ts'
import { isPeopleNoun } from './refine-people.ts'
import { plainWords } from './refine-plain-words.ts'
import { type Swap, swapWords } from './refine-swaps.ts'
import { capitalised, countSyllables, countWords, findPhrase, mend, splice, withoutEnd } from './refine-text.ts'
import { helped } from './refine-verb.ts'

/** Praise and noise that can go without loss. */
const noise =
  /(?<![\p{L}-])(?:very|really|truly|absolutely|totally|utterly|simply|incredibly|amazingly|unbelievably|ultimate|premium|exclusive|revolutionary|magical|epic|insane|legendary|award-winning|game-changing|life-changing|mind-blowing|jaw-dropping|number one|number-one|market-leading|industry-leading|leading)\s(?=\p{L})/giu

/** Praise that leaves a gap: something modest stands there instead. */
const modestWords: readonly Swap[] = [
  [
    '(is|are) (?:simply |by far |quite simply )?the (?:very )?(?:best|finest|greatest|leading|number one|most \\p{L}+)(?= \\p{L})',
    '$1 a',
  ],
  ['the (?:very )?(?:best|finest|greatest)(?= \\p{L})', 'good'],
  [
    'amazing|incredible|unbelievable|stunning|spectacular|phenomenal|sensational|unforgettable|extraordinary|world-class|unbeatable|fantastic|awesome|best-in-class|mind-blowing',
    'good',
  ],
  ['amaze|wow|astound', 'please'],
  ['amazes|wows|astounds', 'pleases'],
  ['skyrocket|supercharge|turbocharge', 'raise'],
  ['skyrockets|supercharges|turbocharges', 'raises'],
  ['guaranteed(?= \\p{L})', 'reliable'],
]

/** The text without the named words, in plainer ones; undefined when one cannot be replaced or left out. */
export function replaceFancy(text: string, named: readonly string[]): string | undefined {
  let rest: string | undefined = text
  for (const phrase of named) rest = rest === undefined ? undefined : withoutFancy(rest, phrase)
  return rest
}

function withoutFancy(text: string, phrase: string): string | undefined {
  const span = findPhrase(text, phrase)
  if (!span) return text
  const found = text.slice(span.from, span.to)
  const instead = plainFor(found)
  if (instead !== undefined)
    return withoutFancy(mend(splice(text, span, /^\p{Lu}/u.test(found) ? capitalised(instead) : instead)), phrase)
  const parts = removableParts(text).filter(
    (part) => part.from <= span.from && part.to >= span.to && !findPhrase(part.instead, phrase),
  )
  const smallest = parts.sort((a, b) => a.to - a.from - (b.to - b.from))[0]
  return smallest === undefined ? undefined : withoutFancy(mend(splice(text, smallest, smallest.instead)), phrase)
}

/** The text with another word for one that displeases; undefined where none is known that means the same. */
export function exchangeWord(text: string, phrase: string): string | undefined {
  const span = findPhrase(text, phrase)
  const found = span === undefined ? '' : text.slice(span.from, span.to)
  const instead = found.includes(' ') || found === '' ? undefined : plainFor(found)
  return span && instead !== undefined
    ? mend(splice(text, span, /^\p{Lu}/u.test(found) ? capitalised(instead) : instead))
    : undefined
}

/** A plainer word of the same meaning and shape: from the list, else the shortest near word that the lexicon rates common. */
function plainFor(word: string): string | undefined {
  const swapped = swapWords(word, plainWords)
  if (swapped !== word && findPhrase(swapped, word) === undefined) return swapped.toLowerCase()
  const own = lookUp(word)[0]
  if (own?.partOfSpeech !== 'adj') return undefined
  const mates = clusterMates(word, own.category).filter((mate) =>
    lookUp(mate).some(
      (each) => each.cluster === own.cluster && each.partOfSpeech === own.partOfSpeech && each.fit >= 2,
    ),
  )
  return mates
    .filter((mate) => countSyllables(mate) < countSyllables(word))
    .sort((a, b) => countSyllables(a) - countSyllables(b))[0]
}

/** The whole text in plainer words and shorter sentences. */
export function makePlainer(text: string): string {
  const quiet = mend(swapWords(text.replace(noise, ''), modestWords).replace(/!+/g, '.'))
  const swapped = mend(helped(swapWords(helped(quiet), plainWords)))
  if (quiet !== mend(text) || isPlainer(text, swapped)) return swapped
  return splitLongSentence(mend(text))
}

/** "…, so they feel calm." → "…. They feel calm." */
function splitLongSentence(text: string): string {
  const { body, end } = withoutEnd(text)
  const match = body.match(/^([^.!?]{12,}?),? (?:so (?!that )|because )([^.!?]+)$/u)
  if (match) return mend(`${match[1]}. ${capitalised(match[2] ?? '')}${end}`)
  const colon = body.match(/^([^.!?]{12,}?)(?::| [–—-]) ([^.!?]+)$/u)
  if (colon) return mend(`${colon[1]}. ${capitalised(colon[2] ?? '')}${end}`)
  const longest = removableParts(text)
    .filter((part) => !isPeopleNoun(/^[\p{L}-]+/u.exec(text.slice(part.to))?.[0] ?? ''))
    .filter((part) => isAdjective(text.slice(part.from, part.to).match(/^([\p{L}-]+),?\s$/u)?.[1] ?? ''))
    .map((part) => ({ ...part, syllables: countSyllables(text.slice(part.from, part.to)) }))
    .sort((a, b) => b.syllables - a.syllables)[0]
  return longest === undefined || longest.syllables < 3 ? text : mend(splice(text, longest, longest.instead))
}

/** True when `after` reads more easily: fewer syllables to a word, fewer words to a sentence, or fewer words at all. */
export function isPlainer(before: string, after: string): boolean {
  const perSentence = (text: string) => countWords(text) / Math.max(1, (text.match(/[.!?]+/g) ?? []).length)
  return countSyllables(after) < countSyllables(before) || perSentence(after) < perSentence(before)
}
