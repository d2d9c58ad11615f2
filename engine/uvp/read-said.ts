/** What an owner typed, read once more where the sentence form decides whether a whole line holds. */
import type { Category } from '#contract/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import { type OwnerShape, type OwnerWord, readOwnerWord } from '#engine/language/owner-words.ts'
import { isAdjective, isAdverb, isListed, isParticiple, verbBaseOf } from '#engine/language/word-classes.ts'

/** Reads one word or phrase of the owner of `name`; capitals that belong to a person or to the business stay. */
export function readSaid(typed: string, category: Category, name: string): OwnerWord {
  const key = `${category}/${name}/${typed}`
  const before = readings.get(key)
  if (before !== undefined) return before
  if (readings.size >= readingsMax) readings.clear()
  const reading = readAnew(typed, category, name)
  readings.set(key, reading)
  return reading
}

/** The phrases read last: each new turn of a conversation asks for the same few. */
const readings = new Map<string, OwnerWord>()
const readingsMax = 1000

function readAnew(typed: string, category: Category, name: string): OwnerWord {
  const read = readOwnerWord(typed, category)
  const text = withOwnCapital(read.text, typed, name)
  const words = text.toLowerCase().replace(/’/g, "'").split(' ')
  const shape = shapeOnSecondReading(words, read.shape, category)
  const thing = thingWithClause(words)
  if (thing !== undefined && read.shape === 'clause') return { ...read, text, ...thing }
  const described = headBeforeDescription(words)
  const head = described ?? read.head
  if (described !== undefined && shape !== 'clause')
    return { ...read, text, shape: 'plural', head, isAttributive: false }
  const isAttributive = shape === 'adjective' && words.length === 1
  return shape === read.shape ? { ...read, text, head } : { ...read, text, shape, head, isAttributive }
}

/** "Mo redraws it" in Ink by Mo, "Mum stays at home": a name keeps its capital. */
function withOwnCapital(text: string, typed: string, name: string): string {
  const first = /^\P{L}*(\p{Lu}[\p{L}'’-]*)/u.exec(typed)?.[1]
  if (first === undefined || text.charAt(0) === text.charAt(0).toUpperCase()) return text
  const isOfTheName =
    name.split(/\s+/).includes(first) && !isListed(first.toLowerCase(), 'adjectives') && !ordinary.test(first)
  return isOfTheName || kin.test(first) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

const ordinary = /^(a|an|the|our|your|my|we|and|of|for|no|all|every|one)$/i
const kin = /^(mum|mam|mom|dad|nan|nana|gran|grandma|grandad|grandpa|granny|auntie|father|mother)$/i
const comparing = /^(less|more|fewer)$/
const determined = /^(a|an|the|our|your|their|my|every|each|it|them|you|us|everything|everyone|all|one)$/
const linking = /^(and|or|of|that|which|who|whose|to|not|but|than|as|per|all|for|both)$/

function shapeOnSecondReading(words: readonly string[], shape: OwnerShape, category: Category): OwnerShape {
  const [first = '', second = '', third = ''] = words
  const last = words.at(-1) ?? ''
  if (/^(if|when|because|while|where|until)$/.test(first) && words.length > 3) return 'clause'
  if (/^(we|i|you|they|he|she|it)$/.test(first) && words.length > 2) return 'clause'
  if (kin.test(first) && second.endsWith('s') && verbBaseOf(second) !== undefined) return 'clause'
  if (
    category === 'customers' &&
    shape === 'verb' &&
    words.length === 2 &&
    isPluralNoun(second) &&
    !wanting.test(first)
  )
    return 'plural'
  if (words.length === 1 && adjectiveInCy.test(first)) return 'adjective'
  if (first === 'back' && /^(online|home|together|outside|indoors|outdoors|up|out|in|on|at|to|with)$/.test(second))
    return 'prepositional'
  if (comparing.test(first) && isListed(second, 'prepositions')) return 'mass'
  const isDeed = category === 'impact' && isListed(first, 'verbs')
  if (isPastForm(first) && comparing.test(second) && words.length === 2 && !isDeed) return 'adjective'
  if (/^(\d+|\p{L}+)$/u.test(first) && /^(feet|foot|inches|miles|storeys|years)$/.test(second) && isAdjective(last))
    return 'adjective'
  if (isPastForm(first) && isAdverb(second) && isListed(third, 'prepositions')) return 'adjective'
  if (shape === 'clause' || shape === 'negative' || shape === 'fragment') return shape
  if (hasSubjectAndVerb(words)) return 'clause'
  if (category === 'xfactor' && first === 'open' && (/days?$/.test(second) || /^(from|on|all|most)$/.test(second)))
    return 'adjective'
  if (category === 'xfactor' && (shape === 'noun' || shape === 'plural' || shape === 'mass') && mayHaveVerb(words))
    return 'fragment'
  if (category === 'feeling' && shape === 'plural' && isPastForm(first)) return 'adjective'
  return shape
}

const isPastForm = (word: string) =>
  isListed(word, 'participles') || (isParticiple(word) && !/(craft|made)$/.test(word))

/** Customers who "love dogs" and "run marathons"; "rescue dogs" are the customers themselves. */
const wanting =
  /^(love|own|run|need|want|keep|have|hate|like|make|write|sell|build|buy|grow|raise|play|wear|fear|miss|crave)$/

/** "spicy", "juicy", not "policy" and "fluency". */
const adjectiveInCy = /(?:[^l]i|[jas]u)cy$|^(?:icy|racy|lacy|fancy|bouncy|fleecy)$/

/**
 * "the same crew packs and unpacks", "every bottle lists its hedge", "walk and talk": a verb may stand in it, and only
 * what surely is a thing can be taken up by "with".
 */
function mayHaveVerb(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words
  if (second === 'and' && isListed(first, 'verbs') && isListed(third, 'verbs')) return true
  return words.some((word, index) => {
    const before = words[index - 1] ?? ''
    const after = words[index + 1] ?? ''
    if (index === 0 || !/[^s']s$/.test(word) || !maybeSubject(before)) return false
    if (object.test(after)) return true
    const base = verbBaseOf(word)
    const isVerbOnly = base !== undefined && !isListed(base, 'nounsToo')
    return (
      isVerbOnly ||
      (base !== undefined && index > 1 && /^(|and)$/.test(after) && /^(the|our|same|every|each)$/.test(first))
    )
  })
}

const object =
  /^(a|an|the|our|your|their|my|his|her|its|it|them|you|us|every|each|everything|everyone|what|who|how|when|where|while|until)$/
const maybeSubject = (word: string) =>
  !isListed(word, 'prepositions') &&
  !isAdjective(word) &&
  !isPluralNoun(word) &&
  !numeral.test(word) &&
  !object.test(word)
const numeral =
  /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|no|zero|half|and|or|not|more|all|any|some|many|that|which|who|whose|what)$/

/** "drivers rate the depots", "Mo redraws it", "every child cooks on Fridays": a subject and what it does. */
function hasSubjectAndVerb(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words
  const isOneOfMany = /^(every|each)$/.test(first)
  if (isOneOfMany && third.endsWith('s') && verbBaseOf(third) !== undefined) return true
  const start = /^(the|our|my|your)$/.test(first) ? 1 : 0
  const [subject = '', verb = '', object = ''] = words.slice(start)
  if (!determined.test(object) || linking.test(verb) || isListed(verb, 'prepositions') || isAdverb(verb)) return false
  if (isPluralNoun(subject) && !numeral.test(verb))
    return !isPastForm(verb) && !/(s|ing|er)$/.test(verb) && !isAdjective(verb)
  const isSubject = !numeral.test(subject) && (start === 1 || !isAdjective(subject))
  return isSubject && /[^s]s$/.test(verb) && !isListed(subject, 'prepositions') && second !== 'is'
}

/** "a table you can eat at", "books nobody reads": a thing, and a clause about it. */
function thingWithClause(
  words: readonly string[],
): Pick<OwnerWord, 'shape' | 'head' | 'isAttributive' | 'takesArticle'> | undefined {
  const at = words.findIndex((word, index) => index > 0 && /^(you|they|nobody|everyone|everybody|we)$/.test(word))
  // "volunteers teach you": she is taught, and does nothing.
  if (at === words.length - 1) return undefined
  const core = words.slice(0, Math.max(0, at))
  const head = core.at(-1) ?? ''
  const isNamed =
    core.length > 0 &&
    !/^(you|they|nobody|everyone|we|i|it|he|she|if|when|because|while|where|never|always)$/.test(core[0] ?? '')
  const hasVerb = core.some(
    (word, index) =>
      index > 0 && (isListed(word, 'prepositions') || /^(is|are|so|and|or|but|has|have|can|will)$/.test(word)),
  )
  if (!isNamed || hasVerb || core.some((word) => word.endsWith(','))) return undefined
  const shape = isPluralNoun(head) ? 'plural' : /^(a|an|the|one|every|our)$/.test(core[0] ?? '') ? 'noun' : 'mass'
  return { shape, head, isAttributive: false, takesArticle: false }
}

/** "retired people afraid of falling": the noun before what describes it, not the adjective, is what is many. */
function headBeforeDescription(words: readonly string[]): string | undefined {
  return words.find((word, index) => {
    const [after = '', next = ''] = words.slice(index + 1)
    const isDescribed =
      (isAdjective(after) && (isListed(next, 'prepositions') || /^(of|to|about)$/.test(next))) ||
      (/^(too|so|very|still|newly|just)$/.test(after) && isAdjective(next)) ||
      /^(who|whose)$/.test(after) ||
      /^(far|away|abroad|nearby|overseas|everywhere|upstairs|online|alone|asleep|awake|worldwide)$/.test(after)
    return isPluralNoun(word) && (isDescribed || (/^(the|a|an|their|our|your|every|no)$/.test(after) && next !== ''))
  })
}
