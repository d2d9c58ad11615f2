/** The words and short phrases of a list or clause, as an owner would type them into a category. */
import { type Category, wordKey, wordLengthMax } from '#contract/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import { isNegative, lookUp } from '#engine/language/lexicon.ts'
import { inSentenceCase } from '#engine/language/sentence-case.ts'
import { functionWords, wordsOf } from '#engine/language/stem.ts'
import { isAdjective, isAdverb, isListed, isParticiple } from '#engine/language/word-classes.ts'

/** How many words a phrase has at most, by category. */
const wordsAtMost: Readonly<Record<Category, number>> = {
  culture: 4,
  customers: 7,
  voice: 4,
  feeling: 5,
  impact: 7,
  xfactor: 8,
}

const between =
  /\s*[,;/+•]\s*(?:and|or|but|yet|plus)?\s+|\s*,\s*|\s*[;/+•]\s*|\s+(?:and|or|but|yet|plus|&)\s+|\s+[–—-]\s+|\s*\(.*?\)\s*/iu
const betweenClauses =
  /\s*[,;]\s*(?:and|but)?\s*(?:(?:that|where|because)\s+)?|\s+and\s+(?:that|where)\s+|\s+(?:and|but)\s+(?=(?:we|our|the|there|it|every|you|no|nobody|they|a|an|stays?|lends?|lets?|gives?|keeps?|opens?|makes?|comes?|offers?|has|takes?|brings?|pays?|is|are|partners?)\b)|\s+[–—/]\s+|\s*\(.*?\)\s*/iu

/**
 * The phrases of a chunk that fit the category. Clauses are parted at commas only where a new one
 * begins. `isAnnounced`: a heading or label says that these are words of the category. */
export function phrasesIn(chunk: string, category: Category, isClause: boolean, isAnnounced: boolean): string[] {
  const limited = (isClause ? chunk : besideColon(chunk, category)).split(isClause ? end : endOrReason)[0] ?? ''
  const parts = limited.split(isClause ? betweenClauses : between)
  const phrases = parts
    .filter(
      (part, at) => isAnnounced || category !== 'culture' || at === 0 || !/^(?:and )?\p{Lu}\p{Ll}/u.test(part.trim()),
    )
    .filter((part, at) => at === 0 || category !== 'xfactor' || !/^(?:from|to|for|by|at) /i.test(part))
    .map((part) => tidy(part, category))
    .filter((phrase) => isUsable(phrase, category))
  const hasFitting =
    isAnnounced || (phrases.length > 1 && phrases.some((phrase) => fitsKind(phrase, category, isAnnounced)))
  return phrases.filter(
    (phrase) => fitsKind(phrase, category, isAnnounced) || (hasFitting && isLikeItsList(phrase, category)),
  )
}

const end = /[.!?…](?:\s|$)/u
/** "…, which is just as well", "…, for the list is long" tell no further word. */
const endOrReason =
  /[.!?…](?:\s|$)|,\s(?:which|since|because|so that|although|though|while|whereas|where|for (?:the|it|we|they|you)|as (?:we|they|you|it))\b/iu

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
function besideColon(chunk: string, category: Category): string {
  const [, before = chunk, after = ''] = chunk.match(/^([^:]*):\s(.*)$/u) ?? []
  if (category === 'voice' && after !== '' && before.split(' ').length > 1) return `${before}, ${after}`
  if (category === 'customers' && after.includes(',') && before.split(' ').length <= 5) return `${before}, ${after}`
  return after.includes(',') && !/^(?:we|they|you|it|i|our|the)\b/i.test(after) ? after : before
}

const leading =
  /^(?:(?:and|or|but|also|mostly|usually|often|always|just|simply|really|very|quite|rather|pretty|somewhat|so|too|both|either|all|even|still|then|who are|that are|being|to be|be|a (?:bit|little|lot)(?: of)?|an?|the|our|their|your|my|its|some|any|those|these|anyone|somebody|someone|something|of|for|to|more of|endlessly|truly|deeply|inclined to|as|by|with|in(?! (?:a|an|no|the|control|charge|their|love|need|between)\b)|feel(?:ing|s)?|sounds?|we're|we are|we|i|it's|it is|it|they|you|you'll|you can|can|will|would|should|there (?:is|are)|have|has|one respect:|that|which)\s+)+/iu
const trailing =
  /(?:\s+(?:in it|on it|of it|with it|though|either|for that matter|at all|for which .*|after\w*|to (?:it|them|us|this|that)|about (?:it|them|us)|by it|again(?!\w)|too|as well|with us|every time they come|because .*|when .*|while .*|before (?:they|we|you) .*|until (?:they|we|you) .*|instead of .*|rather than .*|than (?:before|they|when|you|she|he) .*|than before|by friday|over (?:the )?years?|and|or|but|to go))+$/iu

function tidy(part: string, category: Category): string {
  let rest = part
    .replace(/["“”„«»]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim()
  if (category === 'xfactor')
    rest = rest.replace(
      /^(?:(?:because|we|our|the|there (?:is|are)|it|it's|they|you can|lets? you|we have|have|has|i|and|but|that|is|are|also|only|simply)\s+)+/iu,
      '',
    )
  else if (category !== 'feeling' || !/^(?:in|at|on) /i.test(rest))
    rest = rest.replace(category === 'impact' ? leadingImpact : leading, '')
  rest = rest.replace(/[:.!?]+$/, '').trim()
  if (category === 'culture' || category === 'voice') rest = describingPart(rest)
  if (
    category !== 'impact' &&
    category !== 'xfactor' &&
    !/^(?:more|less|well)\b/i.test(rest) &&
    isAdjective(rest.split(' ')[0] ?? '')
  )
    rest = rest.replace(
      category === 'culture' ? /^(\S+) (?:at|in|on|from|with|by) .*$/iu : /^(\S+) (?:at|in|on|about|from|with) .*$/iu,
      '$1',
    )
  if (category === 'customers')
    rest = withShortRelative(
      rest.replace(/^(?:people|those|anyone|folks?|others) (?:who|that) (?:is|are|feel) (?=\S+ )/iu, ''),
    )
  if (category !== 'xfactor') rest = rest.replace(trailing, '').trim()
  return inSentenceCase(
    shortened(rest, wordsAtMost[category]).replace(/\s(?:and|or|but|with|for|of|to|in|the|a|as|that|who)$/i, ''),
  )
}
const leadingImpact =
  /^(?:(?:and|or|but|also|to|they|you|you'll|then|can|will|be able to|the|a|an|have|has|meant|some)\s+)+/iu

/** "Careful people" and "silly voices" describe by their adjective. */
function describingPart(phrase: string): string {
  const bare = phrase.replace(
    /\s(?:people|bunch|team|folks?|crew|lot|place|company|ones?|thing|sort|kind|firm|studio|business|outfit|shop|workshop|kitchen|scheme|house)\b.*$/iu,
    '',
  )
  const [first = '', second = '', third] = bare.split(' ')
  const isPair = third === undefined && isAdjective(first) && second !== '' && !isAdjective(second)
  return isPair && lookUp(bare).length === 0 ? first : bare
}

/** "Guys who hated PE" says whom; a longer relative tells a story about them. */
function withShortRelative(phrase: string): string {
  const bare = phrase.replace(
    /\s+(?:who|that|which|whose|coming|on(?! (?:(?:a )?(?:tight|low|small|limited|fixed|modest)|benefits)\b))\s.*$/iu,
    '',
  )
  return /\s(?:who|whose|coming)\s/iu.test(phrase) &&
    phrase.length <= wordLengthMax &&
    phrase.split(' ').length <= wordsAtMost.customers
    ? phrase
    : bare
}

const beforeLink =
  /^(.{4,})\s(?:for|in|on|at|from|with|of|to|by|after|before|than|that|who|which|where|when|if|instead|because|about|into|through|during|until|as|and)\s.*$/iu
/** "Every visitor paints the bowl | they take home": a relative without a link. */
const beforeSubject = /^(.{8,}?)\s(?:they|we|you|i|he|she)\s.*$/iu

/** A phrase that is too long loses its last part, from a preposition or link on. */
function shortened(phrase: string, wordsMax: number): string {
  let rest =
    phrase.length > wordLengthMax
      ? phrase
          .replace(/^every \S+ (?:is|are) /i, '')
          .replace(/\s(?:actually|really|simply|always|finally|truly|still|also)(?=\s)/giu, '')
      : phrase
  for (
    let turn = 0;
    turn < 6 && (rest.length > wordLengthMax || (turn < 3 && rest.split(' ').length > wordsMax));
    turn += 1
  ) {
    const cut =
      rest.match(beforeLink)?.[1] ?? (rest.length > wordLengthMax ? rest.match(beforeSubject)?.[1] : undefined)
    if (cut === undefined) break
    rest = cut
  }
  return rest
}

function isUsable(phrase: string, category: Category): boolean {
  const words = wordsOf(phrase)
  const key = wordKey(phrase)
  if (category !== 'impact' && /^something\b/i.test(phrase)) return false
  if (
    words.length === 0 ||
    words.length > wordsAtMost[category] + (/^like /.test(phrase) ? 2 : /^as if /.test(phrase) ? 4 : 0) ||
    key.length < 3 ||
    key.length > wordLengthMax
  )
    return false
  if (category !== 'voice' && words.length === 1 && isAdverb(key)) return false
  if (
    words.length === 1 &&
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|dozen|both|all|part time)$/u.test(
      key,
    )
  )
    return false
  if (/^(?:i|we|you|they|he|she|it)'/i.test(phrase)) return false
  if (category === 'culture' && /^(?:crew|team|family|company|group|staff) of \p{L}+$/iu.test(phrase)) return false
  if (words.every((word) => functionWords.has(word)) || /^\d+$/.test(key)) return false
  if (
    category !== 'xfactor' &&
    /^(?:no(?!-)|not|never|nor|without|less|nobody|nothing|neither|isn't|aren't|don't|hardly|anything)\b/i.test(
      phrase,
    ) &&
    !(category === 'impact' && /^(?:no|less|never)\b/i.test(phrase)) &&
    !(category === 'voice' && /^(?:never|no|zero) \S+(?: \S+){0,2}$/i.test(phrase)) &&
    !(category === 'culture' && /^never \S+$/i.test(phrase)) &&
    !(category === 'feeling' && /^less \S/i.test(phrase))
  )
    return false
  if (
    /^(?:not|what|how|why|who|when|if|it|this|that|them|so|etc|others?|everything|anybody|anyone|someone|somebody|neither|nearly|almost|just|only|like (?:that|this|it)|now|then|there|here|well(?! \p{L}+ed\b)|yes|are|is|was|were|for a start|by the way|of course|to begin with|maybe|perhaps|thanks|regards|sometimes)\b/iu.test(
      phrase,
    )
  )
    return false
  if (category !== 'customers' && category !== 'culture' && !/^(?:less|no|never) /i.test(phrase) && isNegative(phrase))
    return false
  return (
    category !== 'customers' ||
    !/^(?:people|anybody|anyone|everyone|customers|clients|those|others|persons|men and women)$/i.test(phrase)
  )
}

function fitsKind(phrase: string, category: Category, isAnnounced: boolean): boolean {
  const words = wordsOf(phrase)
  if (isDescribed(category) && words.some((word) => clauseWord.test(word))) return false
  const last =
    (words.length > 1 && /^(?:out|off|up|down|over|together|away)$/.test(words.at(-1) ?? '')
      ? words.at(-2)
      : words.at(-1)) ?? ''
  const known = lookUp(phrase)
  if (known.some((entry) => entry.category === category)) return true
  const describes =
    isAdjective(last) || isAdverb(last) || isParticiple(last) || known.some((entry) => entry.partOfSpeech === 'adj')
  switch (category) {
    case 'culture':
    case 'voice':
      if (
        category === 'voice' &&
        (/^(?:like|as if|no|never|zero) /.test(phrase) ||
          (words.length > 1 && words.length <= 5 && isListed(words[0] ?? '', 'verbs')))
      )
        return true
      if (category === 'voice' && isAnnounced && words.length <= 3 && isPluralNoun(last)) return true
      return describes || /^\S+ (?:of|about|to|in) /.test(phrase)
        ? words.length <= 4
        : words.length <= (isAnnounced ? 2 : 1) && !isPluralNoun(last) && !isListed(last, 'verbs')
    case 'feeling':
      return (
        describes ||
        isAdjective(words[0] ?? '') ||
        (words.length === 1 && /\p{L}{3}(?:en|er)$/u.test(last)) ||
        isParticiple(words[0] ?? '') ||
        /^(?:in|at|on|like|part|well|less|more)\b/i.test(phrase)
      )
    case 'customers':
      return (
        isPluralNoun(last) ||
        describes ||
        /^\S+(?: up| off| out)? (?:of|by|about|to|with) /.test(phrase) ||
        (words.length === 1 && /ing$/.test(last) && !isListed(last, 'mass') && !isListed(last, 'count')) ||
        words.some((word) => isPluralNoun(word))
      )
    case 'impact':
      return words.length > 1 && !/^feel\b|\b(?:it|them|that)$/i.test(phrase)
    case 'xfactor':
      return words.length > 1
  }
}
