/** What a brand's words can stand for in a line. */
import { type BrandBrief, type Category, categories, wordKey } from '#contract/brand.ts'
import { clusterMates, isNegative, lookUp } from '#engine/language/lexicon.ts'
import { placesFor } from './place-words.ts'
import { readWord } from './read-word.ts'
import type { Fills, Origin } from './slots.ts'

const relatedMax = 3

/** The fills of a brand, the owner's chosen words first. Nothing is read from the profile: a line states no fact of its own. */
export function gatherFills(brief: BrandBrief): Fills {
  const fills: Fills = {
    trait: [],
    nature: [],
    voice: [],
    felt: [],
    seeker: [],
    people: [],
    gain: [],
    act: [],
    thing: [],
    tag: [],
    deed: [],
    name: [],
  }
  const place = (word: string, category: Category, origin: Origin) => {
    const kin = kinOf(word, category)
    for (const { slots, forms } of placesFor(readWord(word, category), category)) {
      for (const slot of slots) fills[slot].push({ category, origin, forms, key: wordKey(word), kin })
    }
  }
  for (const [category, word] of topWordsOf(brief)) place(word, category, 'own')
  for (const [category, top] of topWordsOf(brief)) {
    for (const word of brief.topFives[category]) if (word !== top && isUsable(word)) place(word, category, 'picked')
    for (const word of relatedTo(top, category)) place(word, category, 'related')
  }
  const name = brief.businessName.trim()
  if (name !== '')
    fills.name.push({ category: 'name', origin: 'related', forms: { text: name }, key: wordKey(name), kin: new Set() })
  return fills
}

/** The chosen words that are there, each with its category. */
export function topWordsOf(brief: BrandBrief): [Category, string][] {
  return categories.flatMap((category): [Category, string][] => {
    const word = brief.topWords[category]
    return word.trim() === '' ? [] : [[category, word]]
  })
}

/** Near words for how the business is and sounds; never for what it offers, to whom, or to what effect. */
function relatedTo(word: string, category: Category): string[] {
  if (category !== 'culture' && category !== 'voice') return []
  return clusterMates(word, category)
    .filter(
      (mate) =>
        /^[a-z]+$/.test(mate) &&
        lookUp(mate).some((entry) => entry.category === category && entry.partOfSpeech === 'adj'),
    )
    .slice(0, relatedMax)
}

const isUsable = (word: string) => word.trim() !== '' && !isNegative(word)

/** The near synonyms of a word; only of one that describes, as things of a kind may well stand together. */
function kinOf(word: string, category: Category): ReadonlySet<string> {
  const describes = category === 'culture' || category === 'voice' || category === 'feeling'
  return new Set(describes ? clusterMates(word, category).map(wordKey) : [])
}
