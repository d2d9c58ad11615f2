/** What an owner told of her business, sorted by what a line can do with it; every piece stays in her own words. */
import { type AskedField, type BrandBrief, defaultBusinessName, type ToldField } from '#contract/brand.ts'
import { functionWords, root, wordsOf } from './stem.ts'
import { inRunningText, isEmptyTalk, type Sentence, sentencesTold } from './told-sentences.ts'
import { isListed } from './word-classes.ts'

/** A piece that she told: `text` mended, `typed` as it stands in its field. */
export type Told = Sentence & { field: ToldField }

/** `audiences` are those that "for …" can stand before. A list is empty where nothing usable was told. */
export type ToldRecord = {
  name: Told
  offers: Told[]
  differences: Told[]
  needs: Told[]
  audiences: Told[]
  results: Told[]
}

/** A longer piece does not fit into a line beside others. */
const pieceWordsMax = 26
const pieceLettersMax = 180
/** More of one answer than this is never needed, however long it is. */
const piecesMax = 12
/** One word names a trade and leaves open what one gets of it. */
const offerWordsMin = 2
const audienceWordsMax = 22

export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Speaks of somebody or something that was named before it. */
const dangling =
  /^(it|its|it['’]s|they|they['’]re|them|their|he|she|his|her|this|these|those|that['’]s|which|who|or|nor|then|because|not sure)\b/i

/** "An last third": "a", "and" or a dialect, which nobody can tell. */
const unsureSlip = /\ban (?=[bcdfgjklmnpqrstvwxyz])/i

/** Says what others do: that is what goes wrong, not what is different here. */
const speaksOfOthers =
  /^(most|other|others|some|many|usually|normally|everyone else|everybody else|the other|another|big|bigger)\b(?!.*\b(?:our|we|us|I|my)\b)/i

const isPiece = ({ text }: Sentence) =>
  wordCount(text) <= pieceWordsMax &&
  text.length <= pieceLettersMax &&
  (text.match(/\p{L}/gu) ?? []).length >= 3 &&
  !unsureSlip.test(text) &&
  !isEmptyTalk(text)
const standsAlone = ({ text }: Sentence) => !dangling.test(text)

const told = (field: ToldField, sentences: readonly Sentence[]): Told[] =>
  sentences.map((sentence) => ({ ...sentence, field }))

/** "Outfits sewn in Surulere: gele, iro and agbada": before the colon all is said; "Services: …" says it after. */
function headOf({ text, typed }: Sentence): Sentence {
  const [head = '', ...rest] = text.split(/:\s+/)
  const [typedHead = '', ...typedRest] = typed.split(/:\s+/)
  if (rest.length === 0) return { text, typed }
  const isHead = wordCount(head) > 2
  return isHead ? { text: head, typed: typedHead } : { text: rest.join(': '), typed: typedRest.join(': ') }
}

const offersOf = (text: string): Sentence[] =>
  sentencesTold(text)
    .map(headOf)
    .filter((each) => isPiece(each) && standsAlone(each) && wordCount(each.text) >= offerWordsMin)
    .slice(0, piecesMax)
/** What else she told of the offer says less of what is sold than of how. */
const moreMin = 3

/** A picked phrase; a single word says too little to stand as a sentence. */
const phrases = (words: readonly string[], wordsMin: number) =>
  words
    .flatMap((word) => sentencesTold(word).slice(0, 1))
    .filter((phrase) => wordCount(phrase.text) >= wordsMin && isPiece(phrase) && standsAlone(phrase))

const relative = /\b(who|whose|whom|that|which|with|where)\b/i
const finite =
  /\b(am|is|are|was|were|has|have|had|do|does|want|wants|need|needs|can|can['’]t|don['’]t|will|would|come|comes)\b/i
const notPeople =
  /^(i|we|you|they|he|she|it|off|out|up|down|if|when|because|not|no|none|any|every|as|at|in|on|to|by|mostly|usually|often|there)\b/i

/** Whether "for …" can stand before it: it names people and does not speak of them in a sentence of its own. */
export function namesPeople(text: string): boolean {
  const [first = ''] = wordsOf(text)
  if (wordCount(text) > audienceWordsMax || notPeople.test(text) || isEmptyTalk(text)) return false
  const head = text.split(headEnd)[0] ?? ''
  if (!determined.test(text) && !isManyPeople(head)) return false
  if (/ing$/.test(first) || (isListed(first, 'verbs') && !isListed(first, 'count'))) return false
  const verb = text.search(finite)
  const opening = text.search(relative)
  return verb < 0 || (opening >= 0 && opening < verb)
}

const determined = /^(a|an|the|any|anyone|anybody|everyone|everybody|those|them|whoever)\b/i
/** Where the name of a kind of people ends: "managers of …", "parents (mostly mums) whose …". */
const headEnd = /[,(]|\b(?:of|in|at|on|with|from|for|by|up|out|who|whose|that|which|where|and|or|to)\b/i
const people = /\b(anyone|everyone|people|folk|folks|men|women|children|kids|families|parents)\b/i
/** Several of a kind: "worried parents", "farmers". */
const isManyPeople = (text: string) => people.test(text) || /[^su\W]s(?:\s|$)/.test(text)

function audiencesOf({ profile, topWords }: BrandBrief): Told[] {
  const described = sentencesTold(profile.idealClientDescription).slice(0, 1)
  const chosen = sentencesTold(topWords.customers).filter(({ text }) => wordCount(text) > 1)
  const all = [...told('idealClientDescription', described), ...told('customers', chosen)]
  return all.filter(({ text }) => namesPeople(text))
}

/** The picks of a category, the chosen one first. */
const picksOf = ({ topWords, topFives }: BrandBrief, category: 'impact' | 'xfactor') => {
  const chosen = topWords[category]
  return [...(chosen === '' ? [] : [chosen]), ...topFives[category].filter((word) => word !== chosen)]
}

/** The record of what was told. Never fails: whatever is of no use to a line is left out. */
export function readTold(brief: BrandBrief): ToldRecord {
  const { profile } = brief
  const name = brief.businessName.trim().replace(/\s+/g, ' ') || defaultBusinessName
  const usable = (text: string) =>
    sentencesTold(text)
      .filter((each) => isPiece(each) && standsAlone(each))
      .slice(0, piecesMax)
  const differences = usable(profile.competitiveDifferentiator)
  const others = differences.filter(({ text }) => speaksOfOthers.test(text))
  const own = differences.filter((each) => !others.includes(each))
  const [offer, ...more] = offersOf(profile.productsServices)
  return {
    name: { text: name, typed: name, field: 'businessName' },
    offers: told('productsServices', offer ? [offer] : []),
    differences: [
      ...told('competitiveDifferentiator', own),
      ...told('xfactor', phrases(picksOf(brief, 'xfactor'), 2)),
      ...told(
        'productsServices',
        more.filter(({ text }) => wordCount(text) >= moreMin),
      ),
    ],
    needs: [
      ...told('customerPainPoints', usable(profile.customerPainPoints)),
      ...told('competitiveDifferentiator', others),
    ],
    audiences: audiencesOf(brief),
    results: told('impact', phrases(picksOf(brief, 'impact'), 3)),
  }
}

/** What has to be asked for before a line can be good: the page asks in the order of the list. */
export function missingFrom({ offers, differences }: ToldRecord): AskedField[] {
  return [
    ...(offers.length === 0 ? (['productsServices'] as const) : []),
    ...(differences.length === 0 ? (['competitiveDifferentiator'] as const) : []),
  ]
}

const contentOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word))
      .map(root),
  )

/** Whether two pieces say the same thing, as far as can be counted: half of the shorter one's words stand in the other. */
export function overlap(a: string, b: string): boolean {
  const [left, right] = [contentOf(a), contentOf(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared > 0 && shared * 2 >= Math.min(left.size, right.size)
}

/** `text` as it goes on inside a sentence, "for …" before it. */
export const forPeople = (told: Told) => `For ${inRunningText(told)}`
