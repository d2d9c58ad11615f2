/** What of the owner's free profile texts can be placed in a sentence as it stands; everything else is left alone. */
import type { BrandProfile } from '#contract/brand.ts'
import { withArticle } from '#engine/language/articles.ts'
import { pluralOf } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { inSentenceCase } from '#engine/language/sentence-case.ts'
import { isAdjective, isComparative, isListed, isMassNoun, verbBaseOf } from '#engine/language/word-classes.ts'
import { readSaid } from './read-said.ts'

/**
 * `trade`: what kind of business it is. `offer`: things offered, as one noun phrase. `deed`: what "we" do, after "we".
 * `client`: whom it serves, plural; `clientNoun`: the bare noun of that. `pain`: what stands in their way, a noun phrase.
 * `painAsked`: the trouble as it
 * was told, for a question. `painDeed`: what they do or suffer, after "they". `difference`: read like an X factor.
 */
export type ProfilePhrases = {
  trade?: string
  offer?: string
  deed?: string
  client?: string
  clientNoun?: string
  pain?: { text: string; isPlural: boolean }
  painAsked?: string
  painDeed?: string
  difference?: OwnerWord
}

/** The choices of the sign-up list that name a business as people would; "retail" or "finance" alone say too little. */
const trades: Readonly<Record<string, string | undefined>> = {
  technology: 'technology company',
  finance: undefined,
  healthcare: undefined,
  retail: undefined,
  education: undefined,
  hospitality: undefined,
  entertainment: undefined,
  'food-beverage': undefined,
  manufacturing: 'manufacturer',
  consulting: 'consultancy',
  'real-estate': 'real estate business',
  marketing: 'marketing business',
  construction: 'construction business',
  transportation: 'transport business',
  'non-profit': 'non-profit',
}

export function readProfile(profile: BrandProfile, name = ''): ProfilePhrases {
  return {
    ...tradeOf(profile.industry),
    ...offerOf(profile.productsServices),
    ...clientOf(profile.idealClientDescription),
    ...painOf(profile.customerPainPoints),
    ...differenceOf(profile.competitiveDifferentiator, name),
  }
}

/** The first clause of a text, and its first few parts when it is a list; '' where it is nothing to print. */
function firstSentence(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?])\s|[;\n•–—(]|\s-\s/)
  return isUnprintable(text) && isUnprintable(first) ? '' : first.replace(/^[-*\s]+/, '').trim()
}

/** Markup, addresses and telephone numbers have no place in a line; an order to a machine is no fact about a business. */
const isUnprintable = (text: string) =>
  /<[^>]*>?|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|org|net|info|io|co|eu|uk|de|fr|example)\b|\+?\d[\d\s()./-]{5,}\d/i.test(
    text,
  ) ||
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above)\b|\bsystem prompt\b/i.test(
    text,
  )

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

function tradeOf(industry: string): Pick<ProfilePhrases, 'trade'> {
  const typed = industry.trim().toLowerCase()
  if (typed === '' || typed === 'other' || isUnprintable(industry)) return {}
  const listed = typed.replace(/[\s&]+/g, '-')
  if (listed in trades) return trades[listed] === undefined ? {} : { trade: trades[listed] }
  const said = inSentenceCase(industry)
  if (wordCount(said) > 3 || /[,/&]/.test(said)) return {}
  const isPlace =
    /\b(business|company|firm|agency|studio|shop|store|practice|restaurant|café|cafe|bakery|clinic|gym|charity|school|salon|consultancy|brewery|farm|hotel|bar|pub|club|maker|service|centre|center|truck|house|guesthouse|nursery|kitchen|garage|winery|theatre|gallery|office|label|press|museum|library|market)$/.test(
      said,
    )
  // A distillery is a place, joinery a craft.
  const isHouse = /ery$/.test(said) && !isMassNoun(said.split(' ').at(-1) ?? '')
  const isPerson = /(ist|er|or|smith|wright|man|woman|merchant)$/.test(said) && !/(software|hardware|wear)$/.test(said)
  if (isPlace || isHouse || isPerson) return { trade: said }
  return /(ing|graphy|ery)$/.test(said) ? { trade: `${said} business` } : {}
}

const offering = /^(?:we|i)(?: also| mainly| mostly)? (?:offer|sell|provide|supply|stock|do)\s+/i

function offerOf(text: string): Pick<ProfilePhrases, 'offer' | 'deed'> {
  const sentence = firstSentence(text).replace(/[.!?]+$/, '')
  const ours = /^(?:we|i) (?:also |mainly |mostly )?([a-z]+) /i.test(sentence) && !offering.test(sentence)
  if (ours) return deedOf(sentence)
  const doing = gerundDeed(sentence)
  if (doing !== undefined) return { deed: doing }
  const offer = listOf(sentence.replace(offering, ''))
  return offer === undefined ? {} : { offer }
}

/** "Repairing mechanical watches" → "repair mechanical watches"; "walking tours" are things. */
function gerundDeed(sentence: string): string | undefined {
  const [first = '', second = ''] = sentence.toLowerCase().split(' ')
  const base = /ing$/.test(first) ? verbBaseOf(first) : undefined
  const rest = inSentenceCase(sentence).split(' ').slice(1).join(' ')
  if (base === undefined || /[,/&+]| and /.test(sentence) || wordCount(rest) > 6) return undefined
  return wordCount(rest) > 1 && !isListed(second, 'prepositions') ? `${base} ${rest}` : undefined
}

/** "We bake sourdough and sell it from a van" → "bake sourdough": the first deed, when it is short and whole. */
function deedOf(sentence: string): Pick<ProfilePhrases, 'deed'> {
  const [first = ''] = sentence
    .replace(/^(?:we|i) (?:also |mainly |mostly )?/i, '')
    .split(/,| and (?=[a-z]+ (?:it|them|a|the|our|your)\b)| so | because | who | that | which /)
  const deed = first.trim()
  const isPlain = !/^(are|am|were|was|have|had|will|can|could|would|do|did|don't|only|always|never|\w+ly)\b/i.test(deed)
  const isShort = wordCount(deed) >= 2 && wordCount(deed) <= 7
  return isPlain && isShort && !/\b(we|our|my|i|it|them)\b/i.test(deed) ? { deed: inSentenceCase(deed) } : {}
}

/** Up to three things as one noun phrase, when each is short and can stand without more; undefined otherwise. */
function listOf(text: string): string | undefined {
  const items = text
    .split(/,| and | & |\/|\+/)
    .map((item) => inSentenceCase(item.replace(/^(and|also|plus)\s+/i, '')))
    .filter(Boolean)
  const placed = items.slice(0, 3).map(asThing)
  if (placed.length === 0 || placed.some((item) => item === undefined)) return undefined
  return placed.length === 1 ? placed[0] : `${placed.slice(0, -1).join(', ')} and ${placed.at(-1)}`
}

function asThing(item: string): string | undefined {
  const word = readSaid(item, 'xfactor', '')
  if (wordCount(item) > 5 || /\b(we|our|my|i|you|your|they|it)\b/i.test(item)) return undefined
  if (word.shape === 'plural' || word.shape === 'mass') return item
  if (word.shape === 'noun' && word.takesArticle) return withArticle(item)
  return word.shape === 'noun' && /^(a|an|one) /i.test(item) ? item : undefined
}

const clientLead =
  /^(?:(?:our|my|the) (?:ideal |best |typical )?(?:clients?|customers?)(?: is| are)?(?: usually| mostly| mainly)?|we (?:serve|help|work with|look after)|it is for|for|mostly|mainly|usually)[:\s]+/i

function clientOf(text: string): Pick<ProfilePhrases, 'client' | 'clientNoun'> {
  const [clause = '', next] = firstSentence(text)
    .replace(/[.!?]+$/, '')
    .replace(clientLead, '')
    .split(',')
  // Of several kinds of clients the first alone would leave the others out.
  if (next !== undefined && /^(plural|noun|mass)$/.test(readSaid(next, 'customers', '').shape)) return {}
  const said = inSentenceCase(clause.replace(/^(?:an?|the|any) /i, ''))
  const word = readSaid(said, 'customers', '')
  if (said === '' || /^(everyone|everybody|anyone|anybody|all)\b/i.test(said)) return {}
  if (/\b(we|our|my|i|you|your|me|us)\b|\w\/|[@<>]|www\./i.test(said) || !/^(plural|noun)$/.test(word.shape)) return {}
  if (/\b(?:for|with|about|of|to|at|by|in|on)$/i.test(said)) return {}
  const core = said.slice(0, said.toLowerCase().indexOf(word.head) + word.head.length)
  const isOne = word.shape === 'noun'
  if (isOne && /\b(who|that|with)\b/.test(said)) return {}
  const many = (phrase: string) => (isOne ? phrase.replace(/\S+$/, (noun) => pluralOf(noun)) : phrase)
  const client = isOne ? many(core) : said
  return {
    ...(wordCount(client) <= 7 ? { client } : {}),
    ...(wordCount(core) <= 3 ? { clientNoun: withoutAdjective(many(core)) } : {}),
  }
}

/** "busy mums" → "mums", so that a chosen word can describe them; "older neighbours" are not just neighbours. */
function withoutAdjective(noun: string): string {
  const [first = '', ...rest] = noun.split(' ')
  return rest.length > 0 && isAdjective(first.toLowerCase()) && !isComparative(first.toLowerCase())
    ? rest.join(' ')
    : noun
}

function painOf(text: string): Pick<ProfilePhrases, 'pain' | 'painAsked' | 'painDeed'> {
  const sentence = firstSentence(text).replace(/[.!?]+$/, '')
  const theirs = /^(?:they|people|customers|clients|owners) (?:often |usually |always )?(.+)$/i.exec(sentence)?.[1]
  const [deed = ''] = (theirs ?? '').split(/, | because | so | but /)
  if (theirs !== undefined) return isPlaceableDeed(deed) ? { painDeed: deed } : {}
  if (/\b(we|our|my|i)\b/i.test(sentence)) return {}
  const whole = inSentenceCase(sentence)
  const asked = wordCount(whole) >= 1 && wordCount(whole) <= 12 && !/^(that|how|to|not)\b/i.test(whole)
  return { ...(asked && { painAsked: whole }), ...painThing(sentence) }
}

/** The first trouble of a list, where it is a thing that can stand in somebody's way. */
function painThing(sentence: string): Pick<ProfilePhrases, 'pain'> {
  const [first = ''] = sentence.split(/,|\/| and | or /)
  const said = inSentenceCase(first)
  const word = readSaid(said, 'xfactor', '')
  if (wordCount(said) > 5 || /\b(you|your)\b/i.test(said)) return {}
  const isWhole = word.shape === 'plural' || (word.shape === 'mass' && wordCount(said) > 1)
  return isWhole ? { pain: { text: said, isPlural: word.shape === 'plural' } } : {}
}

const isPlaceableDeed = (deed: string) =>
  wordCount(deed) >= 2 &&
  wordCount(deed) <= 9 &&
  !/\b(we|our|my|i|you|your)\b/i.test(deed) &&
  /^(never|cannot|can't|do not|don't|are|have|need|want|struggle|worry|feel|find|lose|get|waste|spend|hate|fear|forget|miss|wait|pay)\b/i.test(
    deed,
  )

function differenceOf(text: string, name: string): Pick<ProfilePhrases, 'difference'> {
  const [clause = ''] = firstSentence(text)
    .replace(/[.!?]+$/, '')
    .split(/, (?:and|so|which|because|while|but) | because | which | so that /)
  const count = wordCount(clause)
  if (count < 2 || count > 10 || /^(because|if|when|while|he|she)\b/i.test(clause)) return {}
  const word = readSaid(clause.replace(/^I (?!am\b|was\b|have\b)/, 'we '), 'xfactor', name)
  return { difference: word }
}
