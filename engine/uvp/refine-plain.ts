/** Says the same in plainer words. */
import { clusterMates, lookUp } from '#engine/language/lexicon.ts'
import { isAdjective } from './refine-grammar.ts'
import { removableParts } from './refine-parts.ts'
import { type Swap, swapWords } from './refine-swaps.ts'
import { capitalised, countSyllables, countWords, findPhrase, mend, splice, withoutEnd } from './refine-text.ts'

/** Long words and the short ones that mean the same. */
const plainWords: readonly Swap[] = [
  ['meticulous(?:ly)?', 'careful'],
  ['rigorous', 'careful'],
  ['comprehensive', 'full'],
  ['exceptional|outstanding|superior|superlative|exemplary', 'very good'],
  ['unparalleled|unrivalled|unmatched|peerless', 'rare'],
  ['utili[sz]e|employ', 'use'],
  ['utili[sz]es|employs', 'uses'],
  ['utili[sz]ing', 'using'],
  ['leverage', 'use'],
  ['leverages', 'uses'],
  ['leveraging', 'using'],
  ['facilitate', 'help'],
  ['facilitates', 'helps'],
  ['facilitating', 'helping'],
  ['endeavou?rs to|strives to|seeks to|aims to', 'tries to'],
  ['provide', 'give'],
  ['provides', 'gives'],
  ['purchase', 'buy'],
  ['assist', 'help'],
  ['assists', 'helps'],
  ['assistance', 'help'],
  ['enable', 'let'],
  ['obtain|acquire', 'get'],
  ['accomplish|attain', 'reach'],
  ['demonstrate', 'show'],
  ['demonstrates', 'shows'],
  ['commence', 'start'],
  ['ensure', 'make sure'],
  ['ensures', 'makes sure'],
  ['require', 'need'],
  ['requires', 'needs'],
  ['possess', 'have'],
  ['artisanal?|handcrafted|bespoke', 'made by hand'],
  ['curated?', 'chosen'],
  ['sustainable|sustainably', 'green'],
  ['innovative|inventive|pioneering|groundbreaking', 'new'],
  ['ingenious', 'clever'],
  ['transformative|transformational', 'lasting'],
  ['holistic', 'whole'],
  ['seamless(?:ly)?|frictionless|effortless(?:ly)?', 'easy'],
  ['expeditious(?:ly)?', 'quick'],
  ['efficacious', 'effective'],
  ['equitable', 'fair'],
  ['transparent', 'open'],
  ['affordable|economical', 'low-cost'],
  ['tranquil|serene', 'calm'],
  ['tranquill?ity|serenity', 'calm'],
  ['rejuvenated|revitali[sz]ed|reinvigorated', 'fresh'],
  ['exuberant|ebullient|effervescent', 'lively'],
  ['compassionate|benevolent', 'kind'],
  ['convivial', 'friendly'],
  ['candid', 'honest'],
  ['articulate', 'clear'],
  ['perspicacious|astute|sagacious', 'sharp'],
  ['discerning', 'careful'],
  ['fastidious|scrupulous|painstaking|conscientious', 'careful'],
  ['quintessential', 'true'],
  ['sumptuous|opulent|luxurious', 'rich'],
  ['methodology', 'method'],
  ['methodologies', 'methods'],
  ['clientele', 'customers'],
  ['individuals', 'people'],
  ['residence', 'home'],
  ['residences', 'homes'],
  ['beverages', 'drinks'],
  ['cuisine', 'food'],
  ['culinary', 'cooking'],
  ['garments|apparel|attire', 'clothes'],
  ['establishment', 'place'],
  ['expertise', 'skill'],
  ['proficiency', 'skill'],
  ['solutions', 'answers'],
  ['acquisition', 'buying'],
  ['remuneration', 'pay'],
  ['expenditure', 'spending'],
  ['additional', 'more'],
  ['numerous', 'many'],
  ['approximately', 'about'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['in order to', 'to'],
  ['by means of|by way of', 'by'],
  ['tailored|customi[sz]ed|personali[sz]ed', 'made for you'],
  ['optimi[sz]e|enhance|augment', 'improve'],
  ['optimi[sz]es|enhances|augments', 'improves'],
  ['streamline|simplify', 'ease'],
  ['streamlines|simplifies', 'eases'],
  ['cultivate|foster', 'grow'],
  ['cultivates|fosters', 'grows'],
  ['empower', 'help'],
  ['empowers', 'helps'],
  ['illuminate', 'light up'],
  ['invigorating', 'fresh'],
  ['authentic', 'real'],
  ['authentically', 'truly'],
  ['unpretentious', 'simple'],
  ['complimentary', 'free'],
  ['heirloom', 'lasting'],
  ['salvaged', 'saved'],
  ['precise', 'exact'],
  ['observant', 'watchful'],
  ['mischievous', 'cheeky'],
  ['adventurous', 'daring'],
  ['reassuring', 'kind'],
  ['unruly', 'wild'],
  ['inspired', 'lively'],
]

/** Praise and noise that can go without loss. */
const noise =
  /(?<![\p{L}-])(?:very|really|truly|absolutely|totally|utterly|simply|incredibly|amazingly|unbelievably|amazing|incredible|unbelievable|stunning|spectacular|ultimate|premium|exclusive|world-class|revolutionary|unforgettable|extraordinary|phenomenal|magical|epic|insane|unbeatable|legendary|sensational)\s(?=\p{L})/giu

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
  const quiet = mend(text.replace(noise, '').replace(/!+/g, '.'))
  const swapped = mend(swapWords(quiet, plainWords))
  if (isPlainer(text, swapped)) return swapped
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
