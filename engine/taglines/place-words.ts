/** One word of an owner in the slots and forms that its kind allows. */
import type { Category } from '#contract/brand.ts'
import { isPluralNoun, pluralOf } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isAdjective, isListed } from '#engine/language/word-classes.ts'
import { feltPlaces } from './place-feelings.ts'
import { actForms, deedPlaces, tagForms, thingPlaces, toYou } from './place-things.ts'
import { traitPlaces } from './place-traits.ts'
import type { Fill, Placed } from './slots.ts'
import { brings, hardStates, moods } from './word-senses.ts'

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

function customerPlaces(word: OwnerWord): Placed[] {
  const text = word.text.replace(/^the (?=\S+(?:[^s]|ous)$)/, '')
  const shape = text === word.text ? word.shape : 'adjective'
  if (/^(every|any)(one|body)( |$)/.test(text)) return [{ slots: ['people'], forms: { text, folk: text } }]
  if (shape === 'adjective') {
    const seeker = /ing$/.test(text) ? {} : stateForms(text)
    const isBefore = word.isAttributive || text !== word.text
    const people = {
      text: isBefore ? `the ${text}` : undefined,
      many: isBefore ? `the ${text}` : undefined,
      folk: isBefore ? `${text} people` : `people ${text}`,
      odd: isBefore && hardStates.has(text) ? `${text} people` : undefined,
    }
    return [
      { slots: ['seeker'], forms: seeker },
      { slots: ['people'], forms: people },
    ]
  }
  if (shape === 'prepositional') return [{ slots: ['people'], forms: whole(`people ${text}`) }]
  if (shape === 'verb') return [{ slots: ['people'], forms: whole(`people who ${text}`) }]
  if (shape !== 'plural' && shape !== 'noun') return []
  const many = shape === 'plural' || isPluralFirst(text) || /[^\p{L}]$/u.test(text) ? text : pluralOf(text)
  const [first = ''] = wordsOf(text)
  const isDescribed = wordsOf(text).length === 2 && (hardStates.has(first) || moods.has(first))
  const state = isDescribed ? stateForms(first) : undefined
  const people = {
    text: many,
    many,
    folk: many.replace(/^the /, ''),
    party: / (who|that) /.test(many) ? undefined : many,
    odd: isDescribed && hardStates.has(first) ? many : undefined,
  }
  return [{ slots: ['people'], forms: people }, ...(state ? [{ slots: ['seeker'] as const, forms: state }] : [])]
}

/** "people curious about their past": many already, whatever the last word is. */
function isPluralFirst(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  return words.some((word, index) => {
    const after = words[index + 1] ?? ''
    const isDescribed = isListed(after, 'prepositions') || isAdjective(after) || /^(who|that|whose|to)$/.test(after)
    return isPluralNoun(word) && words.length > index + 2 && isDescribed
  })
}

/** People that one phrase names throughout. */
const whole = (people: string) => ({ text: people, many: people, folk: people })

function stateForms(state: string): Fill['forms'] {
  const isHard = hardStates.has(state)
  return {
    text: state,
    mood: moods.has(state) && !isHard ? state : undefined,
    hard: isHard ? state : undefined,
    brought: brings[state],
    known: isHard || moods.has(state) ? state : undefined,
  }
}

function impactPlaces(word: OwnerWord): Placed[] {
  if (word.shape === 'verb' && /^(that|which|who) /.test(word.verb?.rest ?? ''))
    return [{ slots: ['tag'], forms: tagForms({ ...word, shape: 'fragment' }) }]
  if (word.shape === 'verb') return [{ slots: ['act'], forms: actForms(word) }]
  if (word.shape === 'adjective') return [{ slots: ['felt'], forms: { text: word.text, adjective: word.text } }]
  const gain = thingPlaces({ ...word, text: toYou(word.text) }, 'gain')
  return gain.length > 0
    ? gain
    : [{ slots: ['tag'], forms: { ...tagForms({ ...word, text: toYou(word.text) }), named: undefined } }]
}
