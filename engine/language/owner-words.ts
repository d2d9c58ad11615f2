/** What kind of thing an owner typed into a category, so that it can be put where it reads right. */
import type { Category } from '#contract/brand.ts'
import { isPluralNoun } from './inflect.ts'
import { lexicalKey, lookUp, type PartOfSpeech } from './lexicon.ts'
import { inSentenceCase } from './sentence-case.ts'
import {
  isAdjective,
  isAdverb,
  isComparative,
  isListed,
  isMassNoun,
  isMeasure,
  isOrigin,
  isParticiple,
  verbBaseOf,
} from './word-classes.ts'

/**
 * `adjective` "calm", "open till midnight" · `noun` one countable thing · `plural` · `mass` "salvaged timber" ·
 * `verb` "save time" · `prepositional` "at home" · `clause`, with its own subject and verb · `negative` "no jargon" ·
 * `fragment` "film only", "people first".
 */
export type OwnerShape =
  | 'adjective'
  | 'noun'
  | 'plural'
  | 'mass'
  | 'verb'
  | 'prepositional'
  | 'clause'
  | 'negative'
  | 'fragment'

/**
 * One word or phrase of an owner. `text` is what was typed, in the case that it has inside a sentence.
 * `isAttributive`: an adjective that may stand before a noun. `head`: the last word of a noun phrase's core, lower case.
 * `takesArticle`: surely one countable thing without a determiner. `verb`: the base verb and what follows it.
 */
export type OwnerWord = {
  text: string
  shape: OwnerShape
  isAttributive: boolean
  head: string
  takesArticle: boolean
  verb: { base: string; rest: string } | undefined
}

const numeral = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/
const determiner =
  /^(a|an|the|our|your|their|my|his|her|its|one|every|each|all|some|any|this|that|another|both|many|more|less|most|enough)$/
const pronoun =
  /^(you|it|us|them|me|him|yourself|themselves|ourselves|each|everyone|everything|something|anything|nothing|people|others)$/
const subject =
  /^(we|i|you|it|they|he|she|everyone|everybody|nobody|someone|everything|there|we're|we've|we'll|it's|you're|they're|i'm|that's)$/
const auxiliary =
  /^(is|are|was|were|has|have|had|can|can't|cannot|will|won't|don't|doesn't|do|does|should|must|may|might|could|would|isn't|aren't)$/
const particle =
  /^(more|less|better|best|well|faster|quicker|easier|smarter|harder|longer|further|again|together|ahead|up|out|off|down|back|away|good|great|first|only|alive|safe|calm|seen|heard|home|hard|fast|straight|slow|deep|loud|proud|big|small|bold|to)$/

/** Reads one owner's word of a category. Never fails: a word that fits no rule is taken for what its category holds most. */
export function readOwnerWord(typed: string, category: Category): OwnerWord {
  const text = inSentenceCase(typed)
  const words = text.toLowerCase().replace(/’/g, "'").split(' ')
  const byRule = words.length === 1 ? readSingle(text, category) : readPhrase(text, words, category)
  const listed = partListed(text, category)
  return listed === undefined || agrees(byRule.shape, listed) ? byRule : readAs(text, words, listed)
}

/** What the lexicon says of exactly this word, in this category first. */
function partListed(text: string, category: Category): PartOfSpeech | undefined {
  const entries = lookUp(text).filter((entry) => lexicalKey(entry.word) === lexicalKey(text))
  return (entries.find((entry) => entry.category === category) ?? entries[0])?.partOfSpeech
}

function agrees(shape: OwnerShape, part: PartOfSpeech): boolean {
  if (part === 'adj') return shape === 'adjective' || shape === 'prepositional' || shape === 'negative'
  if (part === 'verbPhrase') return shape === 'verb'
  if (part === 'clause') return shape !== 'noun' && shape !== 'mass' && shape !== 'plural'
  return shape !== 'adjective' && shape !== 'verb' && shape !== 'clause'
}

function readAs(text: string, words: readonly string[], part: PartOfSpeech): OwnerWord {
  const [first = ''] = words
  if (part === 'adj')
    return make(text, 'adjective', { isAttributive: words.length === 1 || isAttributivePhrase(words) })
  if (part === 'verbPhrase') return verbPhrase(text, /(s|ing)$/.test(first) ? (verbBaseOf(first) ?? first) : first)
  return part === 'clause' ? make(text, 'clause') : readNounPhrase(text, words)
}

const make = (text: string, shape: OwnerShape, more: Partial<OwnerWord> = {}): OwnerWord => ({
  text,
  shape,
  isAttributive: false,
  head: text.toLowerCase(),
  takesArticle: false,
  verb: undefined,
  ...more,
})

const verbPhrase = (text: string, base: string): OwnerWord =>
  make(text, 'verb', { verb: { base, rest: text.split(' ').slice(1).join(' ') } })

function readSingle(text: string, category: Category): OwnerWord {
  const word = text.toLowerCase()
  const adjective = make(text, 'adjective', {
    isAttributive: !/^(alive|awake|alone|afraid|asleep|glad|ready|well|unafraid)$/.test(word),
  })
  const describes = category === 'culture' || category === 'voice' || category === 'feeling'
  if (describes && /^[^-]+-[^-]+-[^-]+/.test(word) && !isListed(word, 'count')) return adjective
  if (category === 'customers' && isPluralNoun(word)) return make(text, 'plural')
  if (category === 'customers' && /[^i](er|or|ist|ian|eer|ee)$/.test(word) && !isAdjective(word))
    return make(text, 'noun', { takesArticle: true })
  if (isListed(word, 'mass') && !isListed(word, 'adjectives')) return make(text, 'mass')
  if (isAdjective(word) || (/ing$/.test(word) && (describes || category === 'customers'))) return adjective
  if ((category === 'impact' || category === 'feeling') && isListed(word, 'verbs')) return verbPhrase(text, word)
  if (category === 'impact' && verbBaseOf(word) !== undefined && !isListed(verbBaseOf(word) ?? '', 'nounsToo'))
    return verbPhrase(text, verbBaseOf(word) ?? word)
  if (isPluralNoun(word)) return make(text, 'plural')
  if (isListed(word, 'count')) return make(text, 'noun', { takesArticle: true })
  if (isMassNoun(word)) return make(text, 'mass')
  if (describes) return adjective
  if (category === 'impact') return make(text, 'mass')
  return make(text, 'noun', { takesArticle: category === 'customers' })
}

function readPhrase(text: string, words: readonly string[], category: Category): OwnerWord {
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  if (first === 'no' && second === 'longer') return make(text, 'adjective')
  if (/^(no|zero|nothing)$/.test(first)) return make(text, 'negative', { head: readNounPhrase(text, words).head })
  const isPlainVerb = isListed(first, 'verbs') && !isListed(first, 'nounsToo')
  const isOpenEnded = last === 'only' || (/^(first|always|included|welcome|allowed)$/.test(last) && !isAdjective(first))
  if (isOpenEnded && !isPlainVerb) return make(text, 'fragment')
  if (subject.test(first) && !text.startsWith('IT ') && !(first === 'everything' && isListed(second, 'prepositions')))
    return make(text, 'clause')
  if (/^(never|not|always)$/.test(first))
    return isListed(second, 'verbs') ? adverbed(text, second) : make(text, 'adjective')
  const isBackOn = /^(back|home)$/.test(first) && isListed(second, 'prepositions')
  if (first === 'to' || isBackOn || isListed(first, 'prepositions')) return make(text, 'prepositional')
  if (category === 'customers' && first === 'the' && words.length === 2 && isAdjective(second))
    return make(text, 'plural', { head: second })
  const isWornOut = isParticiple(first) && /^(out|up|off|down)$/.test(second) && words.length === 3
  if (category === 'customers' && isWornOut && isPluralNoun(last)) return make(text, 'plural', { head: last })
  if (isDoneTo(words, category) || isDoing(words, category)) return make(text, 'adjective')
  const isThing = isPluralNoun(first) || (isMassNoun(first) && !first.endsWith('ing'))
  if (isThing && isSomebody.test(second) && words.length > 2)
    return make(text, isPluralNoun(first) ? 'plural' : 'mass', { head: first })
  if (isFelt(words, category)) return make(text, 'adjective')
  const verb = readVerb(text, words, category)
  if (verb) return verb
  if (isAdjectivePhrase(words)) return make(text, 'adjective', { isAttributive: isAttributivePhrase(words) })
  if (/(ing)$/.test(last) && words.length === 2 && /^(culture|voice|feeling)$/.test(category))
    return make(text, 'adjective', { isAttributive: false })
  return hasFiniteVerb(words) ? make(text, 'clause') : readNounPhrase(text, words)
}

/** "finds nobody else has", "money you can see": a thing and what somebody does with it. */
const isSomebody = /^(nobody|everybody|everyone|people|you|we|they)$/

/** "smug in a good way", "human again": what follows "feel". */
function isFelt([first = '', second = '']: readonly string[], category: Category): boolean {
  const isNoun = isListed(first, 'count') || isMassNoun(first) || isPluralNoun(first)
  return category === 'feeling' && !isNoun && (isListed(second, 'prepositions') || /^(again|inside)$/.test(second))
}

/** "never cut corners": the verb follows its adverb. */
function adverbed(text: string, base: string): OwnerWord {
  return make(text, 'clause', { verb: { base, rest: text.split(' ').slice(2).join(' ') } })
}

function readVerb(text: string, words: readonly string[], category: Category): OwnerWord | undefined {
  const [first = '', second = ''] = words
  const isFollowed =
    determiner.test(second) ||
    pronoun.test(second) ||
    particle.test(second) ||
    (isListed(second, 'prepositions') &&
      category !== 'xfactor' &&
      !(isListed(first, 'nounsToo') && !isListed(first, 'verbsFirst'))) ||
    isAdverb(second)
  if (isListed(first, 'verbs')) {
    const isClear = !isListed(first, 'nounsToo') && !isListed(first, 'adjectives')
    const leansVerb =
      category === 'impact'
        ? isListed(first, 'verbsFirst')
        : category === 'customers' && /^(love|own|run|work|need|want|help)$/.test(first)
    return isClear || ((leansVerb || isFollowed) && !isListed(first, 'adjectives'))
      ? verbPhrase(text, first)
      : undefined
  }
  const base = /(s|ing)$/.test(first) ? verbBaseOf(first) : undefined
  if (base === undefined || /^(that|which|who)$/.test(second)) return undefined
  if (first.endsWith('ing'))
    return isFollowed ||
      (category === 'impact' && !/^(last|thrive|return|welcome|work|rise|flourish|live|grow)$/.test(base))
      ? verbPhrase(text, base)
      : undefined
  return isListed(base, 'nounsToo') && !(isFollowed && !isListed(second, 'prepositions'))
    ? undefined
    : verbPhrase(text, base)
}

/** "run off their feet", "met where they are": a participle that says how people are. */
function isDoneTo(words: readonly string[], category: Category): boolean {
  const [first = '', second = ''] = words
  const describesPeople =
    category === 'customers' || category === 'feeling' || (category === 'xfactor' && isListed(first, 'participles'))
  if (category === 'xfactor' && isParticiple(first) && /^(that|this|every|each|daily|fresh)$/.test(second)) return true
  return (
    describesPeople &&
    (isListed(first, 'participles') || isParticiple(first)) &&
    (isListed(second, 'prepositions') || /^(where|to|away|by)$/.test(second))
  )
}

const peopleNoun =
  /^(parents|mothers|fathers|mums|dads|moms|families|couples|teams|businesses|companies|people|women|men|children|kids|adults|students|professionals|households|brides|communities|brands|startups|firms|artists|athletes|musicians)$/

/** "seeking answers", "starting out": customers by what they are doing, not "working parents" or "growing teams". */
function isDoing(words: readonly string[], category: Category): boolean {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (category !== 'customers' || !first.endsWith('ing') || isListed(first, 'count')) return false
  return !peopleNoun.test(last) && !/(ers|ors|ists|ians|ees)$/.test(last)
}

function isAdjectivePhrase(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  if (/^\S+, (?:not|never|but not) \S+$/.test(words.join(' ')) && isAdjective(first.replace(',', ''))) return true
  const parts = words.join(' ').split(/,? and |, | but | yet | & /)
  if (parts.length > 1) return parts.every((part) => !part.includes(' ') && isAdjective(part))
  if (isAdverb(first) && (isAdjective(last) || isOrigin(last)) && words.length <= 3) return true
  if (first === 'open' && /^(\d|late|early|daily|nightly|weekends|every|all)/.test(second)) return true
  const isOpen = isAdjective(first) && !isPluralNoun(first)
  if (isOpen && (isListed(second, 'prepositions') || /^(about|to|of|as|when|than|enough)$/.test(second))) return true
  const isNounBefore = words.length === 2 && !isAdjective(first)
  return (
    isNounBefore &&
    (isAdjective(last) || /^(run|led)$/.test(last)) &&
    (!isListed(last, 'nounsToo') || last === 'run') &&
    !isPluralNoun(first)
  )
}

const isAttributivePhrase = (words: readonly string[]) =>
  words.includes('and') || (words.length === 2 && isAdverb(words[0] ?? ''))

/** A subject with its verb: "kids eat better", "founder answers the phone", "everything is fixed". */
function hasFiniteVerb(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const before = words[index - 1]
    const after = words[index + 1] ?? ''
    if (
      before === undefined ||
      words.slice(0, index).some((each) => isListed(each, 'prepositions') || /^(who|that|which)$/.test(each))
    )
      return false
    if (auxiliary.test(word)) return true
    if (isPluralNoun(before) && isListed(word, 'verbs') && !isListed(word, 'adjectives'))
      return !isListed(word, 'nounsToo') || determiner.test(after)
    return /s$/.test(word) && verbBaseOf(word) !== undefined && determiner.test(after)
  })
}

function readNounPhrase(text: string, words: readonly string[]): OwnerWord {
  const [first = ''] = words
  const end = words.findIndex((word, index) => index > 0 && endsCore(word, words[index - 1] ?? '', words[index + 1]))
  const core = end > 0 ? words.slice(0, end) : words
  const head = (core.at(-1) ?? '').replace(/,$/, '')
  if (isPluralNoun(head)) return make(text, 'plural', { head })
  if (determiner.test(first)) return make(text, 'noun', { head })
  if (core.includes('and') || core.includes('&')) return make(text, 'mass', { head })
  const isMeal = /^(breakfast|lunch|dinner|supper)$/.test(head) && core.length > 1
  if (isListed(head, 'count') || isMeal || (isMeasure(first) && !isListed(head, 'mass')))
    return make(text, 'noun', { head, takesArticle: !numeral.test(first) })
  if (isMassNoun(head) || isComparative(first)) return make(text, 'mass', { head })
  return make(text, 'noun', { head })
}

/** Where the core of a noun phrase is over: "recipes | from four villages", "jobs | done once", "couples | getting married". */
function endsCore(word: string, before: string, after: string | undefined): boolean {
  if (
    isListed(word, 'prepositions') ||
    /^(who|that|which|to|of|a|an|every|each|while|when|where|if|until|so|worth)$/.test(word)
  )
    return true
  if (isListed(word, 'participles')) return true
  if (isPluralNoun(before) && /^(away|abroad|alone|nearby|online|overseas|apart)$/.test(word)) return true
  if (isParticiple(word)) {
    const isModified =
      after === undefined ||
      determiner.test(after) ||
      /^(same|fresh|daily)$/.test(after) ||
      isListed(after, 'prepositions')
    return isModified || after === 'of' || isAdverb(after) || (isPluralNoun(before) && !isPluralNoun(after))
  }
  return word.endsWith('ing') && after !== undefined && isPluralNoun(before)
}
