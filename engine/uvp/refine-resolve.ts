/** What a wish means of this text and this brand, and in which order wishes are granted. */
import { type BrandBrief, type Category, categories } from '#contract/brand.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { audienceIn } from './refine-audience.ts'
import { wordingOf } from './refine-forward.ts'
import { isAdjective, isPlural } from './refine-grammar.ts'
import type { Intent } from './refine-intent.ts'
import { headOf, isPeopleNoun } from './refine-people.ts'
import { findPhrase, says } from './refine-text.ts'
import { mainVerb } from './refine-verb.ts'

/** "The feeling", "what makes us different" and "the customer" mean the owner's words for them. */
export function resolveIntent(intent: Intent, brief: BrandBrief, text: string): Intent {
  const { customers } = brief.topWords
  if (intent.kind === 'unclear-audience' && customers !== '' && !findPhrase(text, customers))
    return { kind: 'audience', phrase: customers }
  if (intent.kind === 'focus' && /^(?:the )?(?:benefits?|results?|outcomes?|impact)$/i.test(intent.phrase))
    return { kind: 'benefit' }
  if (intent.kind === 'lead' && isName(intent.phrase, brief.businessName)) return { kind: 'name-first' }
  if (intent.kind === 'focus' || intent.kind === 'lead') {
    const people = audienceIn(text, brief)
    if (intent.kind === 'lead' && people && namesPeople(text.slice(people.from, people.to), intent.phrase))
      return { kind: 'customer-first' }
    if (intent.kind === 'focus' && !says(text, intent.phrase) && headsPeople(intent.phrase))
      return { kind: 'audience', phrase: intent.phrase }
    const reworded = findPhrase(text, intent.phrase) ? undefined : wordingOf(text, intent.phrase)
    if (reworded !== undefined) return { ...intent, phrase: reworded }
    const verb = mainVerb(text)
    const said = findPhrase(text, intent.phrase)
    if (verb && said?.from === verb.from && said.to > verb.to)
      return { ...intent, phrase: text.slice(verb.to + 1, said.to) }
    const whole = Object.values(brief.topWords).find(
      (word) => word !== '' && findPhrase(word, intent.phrase) && findPhrase(text, word),
    )
    if (whole !== undefined) return { ...intent, phrase: whole }
    const category = text.toLowerCase().includes(intent.phrase.toLowerCase()) ? undefined : categoryNamed(intent.phrase)
    if (category === 'customers') return { kind: 'customer-first' }
    const word = category === undefined ? '' : brief.topWords[category]
    if (word === '') return category === undefined ? intent : { kind: 'specific', phrase: '' }
    return { ...intent, phrase: word }
  }
  const made = intent.kind === 'add' ? /^being (\S+ .+)$/i.exec(intent.phrase)?.[1] : undefined
  if (made !== undefined) return { kind: 'add', phrase: made }
  const more = intent.kind === 'add' ? /^(\p{L}+) (?:of|about|to|for|with|in|at) /u.exec(intent.phrase)?.[1] : undefined
  if (intent.kind === 'add' && more !== undefined && isAdjective(more) && findPhrase(text, more))
    return { kind: 'replace', from: more, to: intent.phrase }
  if (intent.kind === 'add' && isPeople(intent.phrase)) {
    const span = audienceIn(text, brief)
    const named = span === undefined ? '' : text.slice(span.from, span.to)
    if (wordsOf(named).some((word) => isPlural(word) && says(intent.phrase, word)))
      return { kind: 'audience', phrase: intent.phrase }
    const head = wordsOf(named).find(isPlural)
    if (head !== undefined && !intent.phrase.includes(' ')) return { kind: 'replace', from: head, to: intent.phrase }
  }
  const being = intent.kind === 'add' ? /^(.+?) being (.+)$/i.exec(intent.phrase) : null
  if (being !== null) {
    const [, what = '', how = ''] = being
    return { kind: 'add', phrase: `${what} ${isPlural(what) ? 'are' : 'is'} ${how}` }
  }
  if (intent.kind === 'specific' && isPeople(intent.phrase)) return { kind: 'audience', phrase: intent.phrase }
  if (intent.kind === 'replace' && !findPhrase(text, intent.from)) return { kind: 'add', phrase: intent.to }
  return intent
}

/** "the homeowner" among "worried homeowners". */
const namesPeople = (people: string, phrase: string) =>
  findPhrase(people, phrase) !== undefined && says(phrase, people.split(' ').at(-1) ?? '')

/** "parents with cargo bikes" */
const headsPeople = (phrase: string) => isPeopleNoun(headOf(phrase))

/** The name, or its first words. */
const isName = (phrase: string, name: string) => `${name.toLowerCase()} `.startsWith(`${phrase.toLowerCase().trim()} `)

const categoryCues: Readonly<Record<Category, RegExp>> = {
  culture: /\b(?:culture|values|personality|how we work|our ways?)\b/i,
  customers: /\b(?:customers?|clients?|audience|who (?:it's|it is|we're|we are) for|people we (?:serve|help))\b/i,
  voice: /\b(?:voice|tone|how we sound)\b/i,
  feeling: /\b(?:feelings?|emotions?|how (?:they|people|customers) feel)\b/i,
  impact: /\b(?:benefits?|results?|outcomes?|impact|what (?:they|people|customers|clients) get)\b/i,
  xfactor:
    /\b(?:x[- ]?factor|difference|differentiators?|what makes us (?:different|special|unique)|what sets us apart|why us|special(?:ty| thing))\b/i,
}
const categoryNamed = (phrase: string) => categories.find((category) => categoryCues[category].test(phrase))

const isPeople = (phrase: string) => headsPeople(phrase) && !/^(?:the|our|my|what|how|we|they)\b/i.test(phrase)

/** Whole texts first, then what is said, then its order, then its sound, its length last. */
const stages: readonly Intent['kind'][] = [
  'undo',
  'other',
  'keep',
  'unclear-audience',
  'unsaid',
  'reword',
  'replace',
  'drop',
  'plainer',
  'fewer-adjectives',
  'audience',
  'also-for',
  'specific',
  'add',
  'sentence',
  'formal',
  'casual',
  'bolder',
  'longer',
  'benefit',
  'focus',
  'as-we',
  'as-i',
  'name-first',
  'customer-first',
  'turn-round',
  'lead',
  'last',
  'warmer',
  'join',
  'split',
  'one-sentence',
  'shorter',
  'to-you',
]

export const inOrder = (intents: readonly Intent[]) =>
  [...intents].sort((a, b) => stages.indexOf(a.kind) - stages.indexOf(b.kind))
