/** What an owner told of her business, sorted by what a line can do with it; every piece stays in her own words. */
import { type AskedField, type BrandBrief, defaultBusinessName, type ToldField } from '#contract/plain/brand.ts'
import {
  isBareVerb,
  isNote,
  isPiece,
  lacksSubject,
  pieceWordsMax,
  saysWhatIsSold,
  speaksOfOthers,
  speaksOfThem,
  standsAlone,
} from './judge-piece.ts'
import { audienceWordsMax, namesPeople } from './names-people.ts'
import { asFarAs, headOf, headsOf, mainOffer, stops, withWholeName, wordCount } from './shorten-told.ts'
import { root, stems } from './stem.ts'
import { closed, inRunningText, type Sentence, sentencesTold, withCapital } from './told-sentences.ts'

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
  /** Two reasons that she told one after the other, as one piece. */
  sequences: Told[]
}

/** More of one answer than this is never needed, however long it is. */
const piecesMax = 12
/** "People come back" leaves open to what. */
const resultWordsMin = 4
/** "Guilt" alone says nobody's trouble. */
const needWordsMin = 4
/** One word names a trade and leaves open what one gets of it. */
const offerWordsMin = 2

/** Those that a stranger understands, or all where there are no others. */
function understood(pieces: readonly Told[]): Told[] {
  const clear = pieces.filter(({ text }) => !speaksOfThem(text))
  return clear.length > 0 ? clear : [...pieces]
}

const told = (field: ToldField, sentences: readonly Sentence[]): Told[] =>
  sentences.map((sentence) => ({ ...sentence, field }))

/** What she sells, as her first sentence about it says: a later one is mostly a price, an exception or a story. */
function offerOf(text: string, name: string): Sentence[] {
  const [first] = sentencesTold(text).filter((each) => wordCount(each.text) >= offerWordsMin)
  if (!first) return []
  // "I wind clocks (longcase, mantel) at your house": what goes on behind the brackets is more than what stands in them.
  const plain = { ...first, text: first.text.replace(/ \([^()]*\)(?= \p{Ll})/gu, '') }
  const whole = mainOffer(asFarAs(headOf(plain), pieceWordsMax, stops.offer))
  return [whole, ...headsOf(whole.typed, /,/g).reverse()]
    .map((each) => withWholeName(each, name))
    .filter((offer) => isPiece(offer) && standsAlone(offer) && saysWhatIsSold(offer, name))
    .filter(({ text }) => wordCount(text) >= offerWordsMin)
    .slice(0, 1)
}

/** A picked phrase; a single word says too little to stand as a sentence. */
const phrases = (words: readonly string[], wordsMin: number) =>
  words
    .flatMap((word) => sentencesTold(word).slice(0, 1))
    .filter((phrase) => isPiece(phrase) && standsAlone(phrase) && !phrase.text.endsWith('?'))
    .filter(({ text }) => wordCount(text) >= wordsMin && !lacksSubject(text) && !isNote(text))

/** Among what annoys customers, what she wants or does herself: she answered another question. */
const isOwnWish = (text: string, goal: string) =>
  /^(?:I|we|my|our)\b/i.test(text) ||
  /^(?:need|want|get|more)\b.*\b(?:customers|clients|work|contracts|bookings|orders|sales|jobs)\b/i.test(text) ||
  sentencesTold(goal).some((wish) => overlap(text, wish.text))

function audiencesOf({ profile, topWords }: BrandBrief): Told[] {
  const described = sentencesTold(profile.idealClientDescription)
    .slice(0, 1)
    .map((each) => asFarAs(each, audienceWordsMax, stops.people))
  const chosen = sentencesTold(topWords.customers).filter(({ text }) => wordCount(text) > 1)
  const all = [...told('idealClientDescription', described), ...told('customers', chosen)]
  return all.filter(({ text }) => namesPeople(text))
}

/** The picks of a category, the chosen one first. */
const picksOf = ({ topWords, topFives }: BrandBrief, category: 'impact' | 'xfactor') => {
  const chosen = topWords[category]
  return [...(chosen === '' ? [] : [chosen]), ...topFives[category].filter((word) => word !== chosen)]
}

/** Whether she speaks as one or as several; undefined where she does neither, or both. */
function speakerOf({ profile, topFives }: BrandBrief): 'I' | 'we' | undefined {
  const said = [...Object.values(profile), ...Object.values(topFives).flat()].join(' ')
  const [one, several] = [/\b(?:I|my)\b/i.test(said), /\b(?:we|our)\b/i.test(said)]
  if (one === several) return undefined
  return one ? 'I' : 'we'
}

/** "Mend walls" of one who says "we" elsewhere: "We mend walls". */
const withSubject = (speaker: 'I' | 'we' | undefined) => (told: Sentence) =>
  speaker !== undefined && isBareVerb(told.text)
    ? { ...told, text: withCapital(`${speaker} ${inRunningText(told)}`) }
    : told

const sequenceWordsMax = 30
const takesBack = /^\(?(?:except|unless|other than|apart from)\b/i
/** Her sentences without asides in brackets, and without a promise that what follows takes back: "I never do. (Except …)" */
const promised = (text: string): Sentence[] =>
  sentencesTold(text).filter((each, at, all) => {
    const next = all.slice(at + 1, at + 3).find(standsAlone)
    return !each.text.startsWith('(') && ![each, next].some((said) => said && takesBack.test(said.text))
  })

/** Each sentence that stands alone with the one after it, which may lean on it. */
const inSequence = (answer: string, sentences: readonly Sentence[]): Sentence[] =>
  sentences.slice(1).flatMap((next, at) => {
    const first = sentences[at]
    if (!first || ![first, next].every(isPiece) || !standsAlone(first) || speaksOfOthers.test(first.text)) return []
    const text = `${closed(first.text)} ${next.text}`
    const typed = answer.slice(answer.indexOf(first.typed), answer.indexOf(next.typed) + next.typed.length)
    return typed !== '' && wordCount(text) <= sequenceWordsMax ? [{ text, typed }] : []
  })

/** The record of what was told. Never fails: whatever is of no use to a line is left out. */
export function readTold(brief: BrandBrief): ToldRecord {
  const { profile } = brief
  const apart = profile.competitiveDifferentiator
  const name = brief.businessName.trim().replace(/\s+/g, ' ') || defaultBusinessName
  const spoken = withSubject(speakerOf(brief))
  const usable = (text: string) =>
    promised(text)
      .map((each) => spoken(asFarAs(each, pieceWordsMax, stops.people)))
      .filter((each) => isPiece(each) && standsAlone(each))
      .slice(0, piecesMax)
  const differences = usable(apart).filter(({ text }) => !text.endsWith('?'))
  const others = differences.filter(({ text }) => speaksOfOthers.test(text))
  const own = differences.filter((each) => !others.includes(each))
  return {
    name: { text: name, typed: name, field: 'businessName' },
    offers: told('productsServices', offerOf(profile.productsServices, name).map(spoken)),
    sequences: told('competitiveDifferentiator', inSequence(apart, promised(apart).map(spoken))),
    differences: understood([
      ...told('competitiveDifferentiator', own),
      ...told('xfactor', phrases(picksOf(brief, 'xfactor'), 2)),
    ]),
    needs: [
      ...told(
        'customerPainPoints',
        usable(profile.customerPainPoints).filter(
          ({ text }) => wordCount(text) >= needWordsMin && !isOwnWish(text, profile.primaryGoal),
        ),
      ),
      ...told('competitiveDifferentiator', others),
    ],
    audiences: audiencesOf(brief),
    results: told('impact', phrases(picksOf(brief, 'impact'), resultWordsMin)).filter(
      ({ text }) => !speaksOfThem(text),
    ),
  }
}

/** What has to be asked for before a line can be good: the page asks in the order of the list. */
export function missingFrom({ offers, differences }: ToldRecord): AskedField[] {
  return [
    ...(offers.length === 0 ? (['productsServices'] as const) : []),
    ...(differences.length === 0 ? (['competitiveDifferentiator'] as const) : []),
  ]
}

const contentOf = (text: string) => stems(text, root)

/** Whether a word of the one stands in the other, in any form. */
export function sharesWord(a: string, b: string): boolean {
  const there = contentOf(b)
  return [...contentOf(a)].some((word) => there.has(word))
}

/** Whether two pieces say the same thing, as far as can be counted: more than half of the shorter one's words stand in the other. */
export function overlap(a: string, b: string): boolean {
  const [left, right] = [contentOf(a), contentOf(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared * 2 > Math.min(left.size, right.size)
}
