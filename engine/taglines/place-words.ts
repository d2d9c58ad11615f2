/** One word of an owner in the slots and forms that its kind allows. */
import type { Category } from '#contract/brand.ts'
import { withArticle } from '#engine/language/articles.ts'
import { agreeing, pluralOf, singularOf } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { syllablesOf } from '#engine/language/sound.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isAdjective, isComparative } from '#engine/language/word-classes.ts'
import { pastParticipleOf } from './past-participles.ts'
import type { Fill, Placed, Slot } from './slots.ts'
import {
  dares,
  doubles,
  echoes,
  hardStates,
  moods,
  opposites,
  playfulWords,
  qualityNouns,
  rhymes,
  sayings,
  softWords,
  speakingWords,
  vices,
} from './word-senses.ts'

const countWords = ['', 'One word', 'Two words', 'Three words', 'Four words', 'Five words']

/** Where a word of a category may stand; nowhere for one that fits no line. */
export function placesFor(word: OwnerWord, category: Category): Placed[] {
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
  if (word.takesArticle) return thingPlaces(word, 'thing')
  if (shape === 'mass' || shape === 'plural' || shape === 'noun')
    return [{ slots, forms: { noun: text, quality: shape === 'mass' ? text : undefined } }]
  if (shape === 'verb') return deedPlaces(word)
  if (shape === 'prepositional')
    return [{ slots: ['deed'], forms: { text: `${slots.includes('voice') ? 'talk' : 'work'} ${text}` } }]
  if (shape !== 'adjective')
    return [{ slots: ['tag'], forms: { ...tagForms(word), offer: undefined } }, ...deedPlaces(word)]
  const forms = {
    text,
    single: text.includes(' ') ? undefined : text,
    before: word.isAttributive ? text : undefined,
    vice: vices[text],
    noun: qualityNouns[text],
    quality: isOne(qualityNouns[text]) ? qualityNouns[text] : undefined,
    rhyme: rhymes[text],
    idiom: sayings[text],
    adverb: adverbOf(text),
    toBe: speakingWords.has(text) ? text : undefined,
    playful: playfulWords.has(text) ? text : undefined,
    mischief: playfulWords.has(text) ? qualityNouns[text] : undefined,
    dare: dares.has(text) ? text : undefined,
    paradox: paradoxOf(text),
  }
  return [{ slots, forms }]
}

/** "manners" and "ethics" take a plural verb, or no article. */
const isOne = (noun: string | undefined) => noun !== undefined && !/[^s]s$/.test(noun)

/** "patiently"; nothing for phrases, participles and adjectives that end in ly already. */
function adverbOf(adjective: string): string | undefined {
  if (
    !/^[a-z]+$/.test(adjective) ||
    !isAdjective(adjective) ||
    /(ly|ed|ing|beat|funny|fast|hard|early|late|daily|down|fun|old|young|big)$/.test(adjective)
  )
    return undefined
  if (syllablesOf(adjective) > 2 && !/[^aeiou]le$/.test(adjective)) return undefined
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`
}

function paradoxOf(text: string): string | undefined {
  if (playfulWords.has(text)) return `seriously ${text}`
  return softWords.has(text) ? `stubbornly ${text}` : undefined
}

/** Participles of what one comes to feel oneself; "respected" and "seen" are what others do. */
const ownFeelings =
  /^(relieved|comforted|inspired|rested|refreshed|energi[sz]ed|amused|excited|delighted|motivated|relaxed|unhurried|thrilled|content)$/

function feltPlaces(word: OwnerWord): Placed[] {
  const { text, shape } = word
  if (/^(\d+|a (hundred|million)|two|three|six|ten|twenty) /.test(text)) return [{ slots: ['felt'], forms: { text } }]
  if (shape === 'mass' || shape === 'plural' || shape === 'noun') {
    const sense = shape === 'noun' && !/^(a|an|the|one|our|my) /.test(text) ? withArticle(text) : text
    return [{ slots: ['felt'], forms: { noun: text, yours: text, sense, end: sense } }]
  }
  if (shape === 'verb') return [{ slots: ['act'], forms: actForms(word) }]
  if (shape !== 'adjective' && shape !== 'prepositional') return []
  const isSingle = shape === 'adjective' && /^[\p{L}-]+$/u.test(text)
  const isDoneByOthers = /(ed|en|wn|ood|eard)$/.test(text) && !ownFeelings.test(text)
  const isState = isSingle && !/(ed|en|wn|rd|ood)$/.test(text)
  const noun = qualityNouns[text]
  return [
    {
      slots: ['felt'],
      forms: {
        text,
        adjective: shape === 'adjective' ? text : undefined,
        worn:
          isSingle && !isDoneByOthers && !isComparative(text) && !/^(ahead|full|stuffed|steady)$/.test(text)
            ? text
            : undefined,
        yourself: /^(alive|awake|beautiful|clear)$/.test(text) ? undefined : text,
        yours: isDoneByOthers ? undefined : noun,
        end: isDoneByOthers ? undefined : noun,
        opposite: opposites[text],
        noun,
        rhyme: rhymes[text],
        idiom: sayings[text],
        state: isState ? text : undefined,
      },
    },
  ]
}

function customerPlaces(word: OwnerWord): Placed[] {
  const text = word.text.replace(/^the (?=\S+(?:[^s]|ous)$)/, '')
  const shape = text === word.text ? word.shape : 'adjective'
  if (/^(every|any)(one|body)$/.test(text)) return [{ slots: ['people'], forms: { text, folk: text } }]
  if (shape === 'adjective') {
    const seeker = /ing$/.test(text) ? {} : stateForms(text)
    const isBefore = word.isAttributive || text !== word.text
    const people = {
      text: isBefore ? `the ${text}` : undefined,
      folk: isBefore ? `${text} people` : `people ${text}`,
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
  const state = isDescribed ? stateForms(first) : undefined
  const people = { text: many, folk: many.replace(/^the /, '') }
  return [{ slots: ['people'], forms: people }, ...(state ? [{ slots: ['seeker'] as const, forms: state }] : [])]
}

function stateForms(state: string): Fill['forms'] {
  const isHard = hardStates.has(state)
  return { text: state, mood: isHard || state.includes(' ') ? undefined : state, hard: isHard ? state : undefined }
}

function impactPlaces(word: OwnerWord): Placed[] {
  if (word.shape === 'verb' && /^(that|which|who) /.test(word.verb?.rest ?? ''))
    return [{ slots: ['tag'], forms: tagForms({ ...word, shape: 'fragment' }) }]
  if (word.shape === 'verb') return [{ slots: ['act'], forms: actForms(word) }]
  if (word.shape === 'adjective') return [{ slots: ['felt'], forms: { text: word.text, adjective: word.text } }]
  const gain = thingPlaces({ ...word, text: toYou(word.text) }, 'gain')
  return gain.length > 0 ? gain : [{ slots: ['tag'], forms: tagForms(word) }]
}

/** A noun phrase; `bare` as a headline, `plain` where nothing stands before it but "our" or "your". */
function thingPlaces(word: OwnerWord, slot: 'thing' | 'gain'): Placed[] {
  const { text, shape } = word
  const isSure =
    shape === 'plural' || shape === 'mass' || word.takesArticle || /^(a|an|the|one|our|every|each) /.test(text)
  if (!isSure || (shape !== 'plural' && shape !== 'mass' && shape !== 'noun')) return []
  const words = wordsOf(text)
  const after = text.toLowerCase().split(`${word.head} `)[1]?.split(' ')[0] ?? ''
  const isCore = after === '' && text.toLowerCase().endsWith(word.head)
  const isCompact = (isCore && !/ (you|we|they|it|i) /i.test(text)) || /^(from|of|for|to)$/.test(after)
  const isDetermined = /^(a|an|the|our|your|every|each|one|some|any|more|less|fewer|most)$/.test(words[0] ?? '')
  const isPossessive = words.some((each) => /^(our|your|my|their)$/.test(each))
  const undetermined = text.replace(/^(a|an|the|our|your) /i, '')
  const isLess = /^(less|fewer|lower|shorter|smaller|no)$/.test(words[0] ?? '')
  const isPlain = isCompact && (!isDetermined || undetermined !== text)
  return [
    {
      slots: [slot],
      forms: {
        text: word.takesArticle ? withArticle(text) : text,
        bare: text,
        plain: isPlain && !isPossessive ? undetermined : undefined,
        the: isPlain && !isPossessive && !/^(for|to)$/.test(after) ? `the ${undetermined}` : undefined,
        less: isLess ? text : undefined,
        greeted: isDetermined && !isLess ? undefined : text,
        toast: / to /.test(text) ? undefined : word.takesArticle ? withArticle(text) : text,
        echo: echoOf(words, shape),
        core: isCore ? text : undefined,
        with: isCore && !/^(one|every|each) /.test(text) ? (word.takesArticle ? withArticle(text) : text) : undefined,
        double: isCore ? doubles[word.head] : undefined,
        one: shape === 'plural' && isCompact && !isLess ? oneOf(word) : undefined,
        last:
          shape === 'plural' && !/(er|or|ist|ian|guide|people|men|women)s?$/.test(word.head) ? oneOf(word) : undefined,
        starts: `${text} ${agreeing('start', shape === 'plural' ? 'plural' : 'singular')}`,
        count: countOf(text),
      },
    },
  ]
}

/** One of many, with the capital that a day or a name has in the owner's text. */
function oneOf({ head, text }: OwnerWord): string | undefined {
  const start = text.toLowerCase().lastIndexOf(head)
  const one = singularOf(start < 0 ? head : text.slice(start, start + head.length))
  return /^(body|soul|corpse)$/.test(one) ? undefined : one
}

function echoOf(words: readonly string[], shape: OwnerWord['shape']): string | undefined {
  const [first = ''] = words
  const noun = shape === 'plural' && words.length === 2 ? echoes[first]?.[0] : undefined
  return noun === undefined ? undefined : `${first} ${noun}`
}

/** "we answer at 3am" and "bake by moonlight" both follow "we". */
function deedPlaces(word: OwnerWord): Placed[] {
  const afterWe = /^we (?!are|will|have)(.+)$/i.exec(word.text)?.[1]
  const isHabit = word.shape === 'clause' && word.verb !== undefined
  const deed = word.shape === 'verb' ? baseForm(word) : isHabit ? word.text : afterWe
  return deed === undefined || /\byour?\b/.test(deed) ? [] : [{ slots: ['deed'], forms: { text: deed } }]
}

function tagForms(word: OwnerWord): Fill['forms'] {
  const text = word.shape === 'verb' ? baseForm(word) : word.text
  const lastNoun = /^(\S+ )*?(\S+?)( only| first| included)?$/.exec(text.toLowerCase())?.[2] ?? ''
  return {
    text,
    offer: / only$/i.test(text) ? undefined : text,
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

/** The imperative; what the owner says of "their" customers turns to "your", as the line speaks to them. */
function baseForm({ verb, text }: OwnerWord): string {
  if (verb === undefined) return text
  return toYou(`${verb.base} ${verb.rest}`.trim())
}

const toYou = (text: string) =>
  text
    .replace(/\btheir\b/g, 'your')
    .replace(/\b(?:them|they)\b/g, 'you')
    .replace(/\bthemselves\b/g, 'yourself')

function countOf(text: string): string | undefined {
  const count = text.split(' ').length
  return count >= 2 && !text.includes('-') ? countWords[count] : undefined
}
