/** The words and short phrases of a list or clause, as an owner would type them into a category. */
import { type Category, wordKey, wordLengthMax } from '#contract/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import { isNegative, lookUp } from '#engine/language/lexicon.ts'
import { inSentenceCase } from '#engine/language/sentence-case.ts'
import { functionWords, wordsOf } from '#engine/language/stem.ts'
import { isAdjective, isAdverb, isListed, isParticiple } from '#engine/language/word-classes.ts'

/** How many words a phrase has at most, by category. */
const wordsAtMost: Readonly<Record<Category, number>> = {
  culture: 3,
  customers: 6,
  voice: 4,
  feeling: 5,
  impact: 7,
  xfactor: 8,
}

const between =
  /\s*[,;/+•]\s*(?:and|or|but|yet|plus)?\s+|\s*,\s*|\s*[;/+•]\s*|\s+(?:and|or|but|yet|plus|&)\s+|\s+[–—-]\s+|\s*\(.*?\)\s*/iu
const betweenClauses =
  /\s*[,;]\s*(?:and|but)?\s*|\s+(?:and|but)\s+(?=(?:we|our|the|there|it|every|you|no|they|a|an|stays?|lends?|is|are|partners?)\b)|\s+[–—/]\s+/iu

/**
 * The phrases of a chunk that fit the category. Clauses are parted at commas only where a new one
 * begins. `isAnnounced`: a heading or label says that these are words of the category. */
export function phrasesIn(chunk: string, category: Category, isClause: boolean, isAnnounced: boolean): string[] {
  const limited = (isClause ? chunk : besideColon(chunk)).split(/[.!?…](?:\s|$)/u)[0] ?? ''
  const parts = limited.split(isClause ? betweenClauses : between)
  const phrases = parts.map((part) => tidy(part, category)).filter((phrase) => isUsable(phrase, category))
  const hasFitting = isAnnounced || (phrases.length > 1 && phrases.some((phrase) => fitsKind(phrase, category)))
  return phrases.filter((phrase) => fitsKind(phrase, category) || (hasFitting && isLikeItsList(phrase, category)))
}

const isDescribed = (category: Category) => category === 'culture' || category === 'voice' || category === 'feeling'

/** An unknown word in a list of describing words describes too, as long as it is short and no thing or deed. */
function isLikeItsList(phrase: string, category: Category): boolean {
  const words = wordsOf(phrase)
  return (
    isDescribed(category) && words.length <= 3 && !words.some((word) => isPluralNoun(word) || clauseWord.test(word))
  )
}
const clauseWord =
  /^(?:we|they|you|it|he|she|is|are|was|were|has|have|do|does|can|will|that|who|which|whatever|because|when)$/

/** "Growers first: hardy, honest" lists after its colon; "certainty: they feel safe" says it before. */
function besideColon(chunk: string): string {
  const [, before = chunk, after = ''] = chunk.match(/^([^:]*):\s(.*)$/u) ?? []
  return after.includes(',') && !/^(?:we|they|you|it|i|our|the)\b/i.test(after) ? after : before
}

const leading =
  /^(?:(?:and|or|but|also|mostly|usually|often|always|just|simply|really|very|quite|rather|pretty|somewhat|so|too|both|either|all|even|still|then|who are|that are|being|to be|a (?:bit|little|lot)(?: of)?|an?|the|our|their|your|my|its|some|any|those|these|anyone|of|for|to|more of|endlessly|truly|deeply|inclined to|as|by|with|in|feel(?:ing|s)?|sounds?|we're|we are|we|i|it's|it is|it|they|you|you'll|you can|can|will|would|should|there (?:is|are)|have|has|one respect:|that|which)\s+)+/iu
const trailing =
  /(?:\s+(?:after\w*|again(?!\w)|too|as well|with us|every time they come|because .*|when .*|while .*|instead of .*|rather than .*|than before|by friday|over (?:the )?years?|and|or|but|to go))+$/iu

function tidy(part: string, category: Category): string {
  let rest = part
    .replace(/["“”„«»]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim()
  if (category === 'xfactor')
    rest = rest.replace(
      /^(?:(?:we|our|the|there (?:is|are)|it|it's|they|you can|lets? you|we have|have|has|i|and|but|that|is|are|also|only|simply)\s+)+/iu,
      '',
    )
  else rest = rest.replace(category === 'impact' ? leadingImpact : leading, '')
  rest = rest.replace(/[:.!?]+$/, '').trim()
  if (category === 'culture' || category === 'voice') rest = describingPart(rest)
  if (category !== 'impact' && category !== 'xfactor' && isAdjective(rest.split(' ')[0] ?? ''))
    rest = rest.replace(/^(\S+) (?:at|in|on|about|from|with) .*$/iu, '$1')
  if (category === 'customers') rest = rest.replace(/\s+(?:who|that|which|whose|coming|on succession|on)\s.*$/iu, '')
  if (category !== 'xfactor') rest = rest.replace(trailing, '').trim()
  return inSentenceCase(shortened(rest))
}
const leadingImpact = /^(?:(?:and|or|but|also|to|they|you|you'll|then|can|will|the|a|an|have|has|meant|some)\s+)+/iu

/** "Careful people" and "silly voices" describe by their adjective. */
function describingPart(phrase: string): string {
  const bare = phrase.replace(/\s(?:people|bunch|team|folks?|crew|lot|place|company)\b.*$/iu, '')
  const [first = '', second = '', third] = bare.split(' ')
  const isPair = third === undefined && isAdjective(first) && second !== '' && !isAdjective(second)
  return isPair && lookUp(bare).length === 0 ? first : bare
}

/** A phrase that is too long loses its last part, from a preposition or link on. */
function shortened(phrase: string): string {
  let rest = phrase.length > wordLengthMax ? phrase.replace(/^every \S+ (?:is|are) /i, '') : phrase
  for (let turn = 0; turn < 6 && rest.length > wordLengthMax; turn += 1) {
    const cut = rest.match(
      /^(.{6,})\s(?:for|in|on|at|from|with|of|to|by|after|before|than|that|who|which|where|when|instead|because|about|into|through|during|until|as|and)\s.*$/iu,
    )?.[1]
    if (cut === undefined) break
    rest = cut
  }
  return rest
}

function isUsable(phrase: string, category: Category): boolean {
  const words = wordsOf(phrase)
  const key = wordKey(phrase)
  if (words.length === 0 || words.length > wordsAtMost[category] || key.length < 3 || key.length > wordLengthMax)
    return false
  if (words.every((word) => functionWords.has(word)) || /^\d+$/.test(key)) return false
  if (
    category !== 'xfactor' &&
    /^(?:no|not|never|nor|without|less|nobody|nothing|neither|isn't|aren't|don't|hardly|anything)\b/i.test(phrase) &&
    !(category === 'impact' && /^(?:no|less)\b/i.test(phrase))
  )
    return false
  if (
    /^(?:not|nobody|what|how|why|who|when|if|it|this|that|them|so|etc|others?|everything|anybody|anyone|someone|something)\b/i.test(
      phrase,
    )
  )
    return false
  if (category !== 'customers' && isNegative(phrase)) return false
  return (
    category !== 'customers' ||
    !/^(?:people|anybody|anyone|everyone|customers|clients|those|others|persons|men and women)$/i.test(phrase)
  )
}

function fitsKind(phrase: string, category: Category): boolean {
  const words = wordsOf(phrase)
  if (isDescribed(category) && words.some((word) => clauseWord.test(word))) return false
  const last = words.at(-1) ?? ''
  const known = lookUp(phrase)
  if (known.some((entry) => entry.category === category)) return true
  const describes =
    isAdjective(last) || isAdverb(last) || isParticiple(last) || known.some((entry) => entry.partOfSpeech === 'adj')
  switch (category) {
    case 'culture':
    case 'voice':
      return describes || /^\S+ (?:of|about|to|in) /.test(phrase)
        ? words.length <= 4
        : words.length <= 2 && !isPluralNoun(last) && !isListed(last, 'verbs')
    case 'feeling':
      return (
        describes ||
        isAdjective(words[0] ?? '') ||
        isParticiple(words[0] ?? '') ||
        /^(?:in|at|on|like|part|well|less|more)\b/i.test(phrase)
      )
    case 'customers':
      return isPluralNoun(last) || describes || words.some((word) => isPluralNoun(word))
    case 'impact':
      return words.length > 1 && !/^feel\b|\b(?:it|them|that)$/i.test(phrase)
    case 'xfactor':
      return words.length > 1
  }
}
