/** What a brand's words can stand for in a line: each word in the slots and forms that its kind allows. */
import type { BrandBrief, Category } from '#contract/brand.ts'
import { withArticle } from '#engine/language/articles.ts'
import { pluralOf } from '#engine/language/inflect.ts'
import { clusterMates, isNegative, lookUp } from '#engine/language/lexicon.ts'
import { type OwnerWord, readOwnerWord } from '#engine/language/owner-words.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { pastParticipleOf } from './past-participles.ts'
import {
  dares,
  doubles,
  echoes,
  hardStates,
  moods,
  opposites,
  playfulWords,
  qualityNouns,
  sayings,
  softWords,
  speakingWords,
  vices,
} from './word-senses.ts'

/**
 * `trait` a quality of the business, of which `nature` comes from its culture and `voice` from its voice · `felt` what
 * follows "feel" · `seeker` a customer's state · `people` the customers, many · `gain` what they get, a noun · `act`
 * what they can do, a verb · `thing` what sets the business apart, a noun · `tag` the same as a headline, of any kind ·
 * `deed` what the business does, after "we" · `name` its name.
 */
export type Slot =
  | 'trait'
  | 'nature'
  | 'voice'
  | 'felt'
  | 'seeker'
  | 'people'
  | 'gain'
  | 'act'
  | 'thing'
  | 'tag'
  | 'deed'
  | 'name'

/** Where a word comes from: the owner's chosen six, the owner's other picks, or the lexicon. */
export type Origin = 'own' | 'picked' | 'related'
export type Fill = { category: Category | 'name'; origin: Origin; forms: Readonly<Record<string, string | undefined>> }
export type Fills = Record<Slot, Fill[]>
type Placed = { slots: readonly Slot[]; forms: Fill['forms'] }

const countWords = ['', 'One word', 'Two words', 'Three words', 'Four words', 'Five words']
const relatedMax = 4

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
    for (const { slots, forms } of placesFor(readOwnerWord(word, category), category)) {
      for (const slot of slots) fills[slot].push({ category, origin, forms })
    }
  }
  for (const [category, word] of topWordsOf(brief)) place(word, category, 'own')
  for (const [category, top] of topWordsOf(brief)) {
    for (const word of brief.topFives[category]) if (word !== top && isUsable(word)) place(word, category, 'picked')
    for (const word of relatedTo(top, category)) place(word, category, 'related')
  }
  const name = brief.businessName.trim()
  if (name !== '') fills.name.push({ category: 'name', origin: 'related', forms: { text: name } })
  return fills
}

/** The chosen words that are there, each with its category. */
export function topWordsOf(brief: BrandBrief): [Category, string][] {
  const all: [Category, string][] = Object.entries(brief.topWords).flatMap(([key, word]) =>
    isCategory(key) && word.trim() !== '' ? [[key, word]] : [],
  )
  return all
}

const isCategory = (key: string): key is Category => /^(culture|customers|voice|feeling|impact|xfactor)$/.test(key)

/** Near words for how the business is and sounds; never for what it offers, to whom, or to what effect. */
function relatedTo(word: string, category: Category): string[] {
  if (category !== 'culture' && category !== 'voice') return []
  return clusterMates(word, category)
    .filter(
      (mate) =>
        !mate.includes(' ') &&
        lookUp(mate).some((entry) => entry.category === category && entry.partOfSpeech === 'adj'),
    )
    .slice(0, relatedMax)
}

function placesFor(word: OwnerWord, category: Category): Placed[] {
  const places = categoryPlaces[category](word)
  return places.filter(({ forms }) => Object.values(forms).some((form) => form !== undefined))
}

const categoryPlaces: Readonly<Record<Category, (word: OwnerWord) => Placed[]>> = {
  culture: (word) => traitPlaces(word, ['trait', 'nature']),
  voice: (word) => traitPlaces(word, ['trait', 'voice']),
  feeling: feltPlaces,
  customers: customerPlaces,
  impact: impactPlaces,
  xfactor: (word) => [...thingPlaces(word, 'thing'), ...deedPlaces(word), { slots: ['tag'], forms: tagForms(word) }],
}

function traitPlaces(word: OwnerWord, slots: readonly Slot[]): Placed[] {
  const { text, shape } = word
  if (shape === 'mass') return [{ slots, forms: { noun: text } }]
  if (shape === 'verb') return deedPlaces(word)
  if (shape !== 'adjective') return [{ slots: ['tag'], forms: tagForms(word) }, ...deedPlaces(word)]
  const forms = {
    text,
    vice: vices[text],
    noun: qualityNouns[text],
    idiom: sayings[text],
    toBe: speakingWords.has(text) ? text : undefined,
    playful: playfulWords.has(text) ? text : undefined,
    mischief: playfulWords.has(text) ? qualityNouns[text] : undefined,
    dare: dares.has(text) ? text : undefined,
    paradox: paradoxOf(text),
  }
  return [{ slots, forms }]
}

function paradoxOf(text: string): string | undefined {
  if (playfulWords.has(text)) return `seriously ${text}`
  return softWords.has(text) ? `stubbornly ${text}` : undefined
}

function feltPlaces(word: OwnerWord): Placed[] {
  const { text, shape } = word
  if (shape === 'mass') return [{ slots: ['felt'], forms: { noun: text } }]
  if (shape === 'verb') return [{ slots: ['act'], forms: actForms(word) }]
  if (shape !== 'adjective' && shape !== 'prepositional') return [{ slots: ['tag'], forms: tagForms(word) }]
  const isState = shape === 'adjective' && !/(ed|en|wn|rd)$/.test(text)
  const noun = qualityNouns[text]
  return [
    {
      slots: ['felt'],
      forms: { text, opposite: opposites[text], noun, idiom: sayings[text], state: isState ? text : undefined },
    },
  ]
}

function customerPlaces(word: OwnerWord): Placed[] {
  const { text, shape } = word
  if (shape === 'adjective') {
    const seeker = { text, mood: hardStates.has(text) ? undefined : text }
    const people = {
      text: word.isAttributive ? `the ${text}` : undefined,
      folk: word.isAttributive ? `${text} people` : `people ${text}`,
    }
    return [
      { slots: ['seeker'], forms: seeker },
      { slots: ['people'], forms: people },
    ]
  }
  if (shape === 'prepositional')
    return [{ slots: ['people'], forms: { text: `people ${text}`, folk: `people ${text}` } }]
  if (shape === 'verb')
    return [{ slots: ['people'], forms: { text: `people who ${text}`, folk: `people who ${text}` } }]
  if (shape !== 'plural' && shape !== 'noun') return []
  const many = shape === 'plural' ? text : pluralOf(text)
  const [first = ''] = wordsOf(text)
  const isDescribed = wordsOf(text).length > 1 && (hardStates.has(first) || moods.has(first))
  const state = isDescribed ? { text: first, mood: hardStates.has(first) ? undefined : first } : undefined
  const people = { text: many, folk: many.replace(/^the /, '') }
  return [{ slots: ['people'], forms: people }, ...(state ? [{ slots: ['seeker'] as const, forms: state }] : [])]
}

function impactPlaces(word: OwnerWord): Placed[] {
  if (word.shape === 'verb') return [{ slots: ['act'], forms: actForms(word) }]
  if (word.shape === 'adjective') return [{ slots: ['felt'], forms: { text: word.text } }]
  const gain = thingPlaces(word, 'gain')
  return gain.length > 0 ? gain : [{ slots: ['tag'], forms: tagForms(word) }]
}

/** A noun phrase; `bare` as a headline, `plain` where nothing stands before it but "our" or "your". */
function thingPlaces(word: OwnerWord, slot: 'thing' | 'gain'): Placed[] {
  const { text, shape } = word
  if (shape !== 'plural' && shape !== 'mass' && shape !== 'noun') return []
  const words = wordsOf(text)
  const isDetermined = /^(a|an|the|our|your|every|each|one|some|any|more|less|fewer|most)$/.test(words[0] ?? '')
  const isPossessive = /^(our|your|my|their)$/.test(words[0] ?? '')
  const undetermined = text.replace(/^(a|an|the|our|your) /i, '')
  const isPlain = !isDetermined || undetermined !== text
  return [
    {
      slots: [slot],
      forms: {
        text: word.takesArticle ? withArticle(text) : text,
        bare: text,
        plain: isPlain && !isPossessive ? undetermined : undefined,
        the: isPlain && !isPossessive ? `the ${undetermined}` : undefined,
        less: /^(less|fewer|lower|shorter|smaller|no)$/.test(words[0] ?? '') ? text : undefined,
        echo: echoOf(words, shape),
        double: doubles[word.head],
        count: countOf(text),
      },
    },
  ]
}

function echoOf(words: readonly string[], shape: OwnerWord['shape']): string | undefined {
  const [first = ''] = words
  const noun = shape === 'plural' && words.length === 2 ? echoes[first]?.[0] : undefined
  return noun === undefined ? undefined : `${first} ${noun}`
}

/** "we answer at 3am" and "bake by moonlight" both follow "we". */
function deedPlaces(word: OwnerWord): Placed[] {
  const afterWe = /^we (?!are|will|have)(.+)$/i.exec(word.text)?.[1]
  const deed = word.shape === 'verb' ? baseForm(word) : word.shape === 'clause' ? afterWe : undefined
  return deed === undefined ? [] : [{ slots: ['deed'], forms: { text: deed } }]
}

function tagForms(word: OwnerWord): Fill['forms'] {
  const text = word.shape === 'verb' ? baseForm(word) : word.text
  const lastNoun = /^(\S+ )*?(\S+?)( only| first| included)?$/.exec(text.toLowerCase())?.[2] ?? ''
  return {
    text,
    none: word.shape === 'negative' ? text : undefined,
    count: countOf(text),
    double: word.shape === 'fragment' || word.shape === 'negative' ? doubles[lastNoun] : undefined,
  }
}

function actForms(word: OwnerWord): Fill['forms'] {
  const text = baseForm(word)
  const { base = '', rest = '' } = word.verb ?? {}
  const object =
    /^[a-z-]+$/.test(rest) && !/^(better|well|more|less|faster|it|out|up|easy|longer|together|again)$/.test(rest)
      ? rest
      : undefined
  const done = pastParticipleOf(base)
  return {
    text,
    count: countOf(text),
    done: object !== undefined && done !== undefined ? `${object} ${done}` : undefined,
    double: object === undefined ? undefined : doubles[object],
  }
}

const baseForm = ({ verb, text }: OwnerWord) => (verb === undefined ? text : `${verb.base} ${verb.rest}`.trim())

function countOf(text: string): string | undefined {
  const count = text.split(' ').length
  return count >= 2 ? countWords[count] : undefined
}

const isUsable = (word: string) => word.trim() !== '' && !isNegative(word)
