/** Which words of a proposition name people, and where they stand. */
import { isPluralNoun } from '#engine/language/inflect.ts'
import { functionWords } from '#engine/language/stem.ts'
import { isListed } from '#engine/language/word-classes.ts'
import { isAdjective, isBaseVerb } from './refine-grammar.ts'
import { nameMark, type Span } from './refine-text.ts'
import { mainVerb } from './refine-verb.ts'

const named = new Set(
  (
    'people families parents mothers fathers mums dads moms grandparents couples children kids toddlers teens babies adults women men girls boys brides ' +
    'students clients residents patients agents adolescents recipients tenants accountants assistants applicants consultants merchants migrants ' +
    'participants occupants infants attendants inhabitants commuters newcomers employees trainees retirees refugees trustees mentees ' +
    'nurses carers cooks chefs guests hosts heroes nomads locals guardians widows neighbours neighbors friends households landlords landladies ' +
    'professionals individuals pensioners seniors siblings amateurs beginners starters enthusiasts fans readers crews staff teams folk folks ' +
    'businesses companies firms startups charities schools clinics hospitals councils brands agencies organisations organizations nonprofits ' +
    'retailers shops restaurants cafes cafés hotels pubs clubs farms practices studios landowners homeowners shopkeepers apprentices graduates ' +
    'executives candidates delegates creatives relatives expats athletes vets coaches freelancers solicitors adopters cyclists'
  ).split(' '),
)
/** Words with the ending of people that name things. */
const things = new Set(
  (
    'flowers letters papers numbers cookers answers offers corners covers dinners powders rivers towers boilers drawers computers printers scanners ' +
    'trailers trackers sensors motors doors floors colors mirrors errors orders borders shoulders fingers feathers layers matters containers planters ' +
    'burgers crackers stickers posters banners folders timers rollers heaters radiators elevators generators tractors monitors indoors outdoors factors ' +
    'sectors flavors favors labors prayers showers tempers waters wonders winters summers quarters peppers suppers slippers jumpers sweaters trousers ' +
    'blazers meters litres centers filters shutters gutters chapters characters disasters adapters servers routers browsers chargers liners toners ' +
    'wrappers scooters ladders cylinders transfers ledgers badgers plungers cancers ulcers ciders spiders sliders loaders encounters counters registers ' +
    'scissors pliers rulers coolers others lists wrists waists mists fists twists newsletters feeders speakers hangers dampers pointers reminders ' +
    'newspapers wallpapers conditioners detectors mowers shavers strollers prams interiors exteriors anchors razors'
  ).split(' '),
)

/** "wildflowers" end in "flowers". */
const longThings = [...things].filter((thing) => thing.length >= 7)

/** Whether a plural noun names people, or those who buy as one: "climbers", "families", "clinics". */
export function isPeopleNoun(word: string): boolean {
  const lower = word.toLowerCase()
  if (named.has(lower)) return true
  const last = lower.slice(lower.lastIndexOf('-') + 1)
  const isThing = things.has(last) || longThings.some((thing) => last.endsWith(thing))
  return !isThing && (named.has(last) || /(?:[^u]ers|ors|ists|ians|eers|women|men|mates|folk)$/.test(last))
}

const helping =
  /\b(?:helps?|helping|lets?|enables?|allows?|teach(?:es)?|guides?|assists?|supports?|serves?|frees?|spares?)\s$/i
const giving =
  /\b(?:gives?|giving|offers?|brings?|hands?|feeds?|shows?|sends?|lends?|saves?|makes?|gets?|keeps?|leaves?|provides?|equips?|promise)\s$/i
const subjects = /\b(?:so|so that|where|because|when|while|until|before|if)\s$/i

/** How surely the people at a place are those whom the text is for; 0 for hardly. */
function sureness(text: string, span: Span, head: string, verbTo: number): number {
  const before = text.slice(0, span.from)
  const isPeople = isPeopleNoun(head)
  const isFollowed = /^\s(?!(?:to|for|with|from|in|on|at|by|that|which|and|so)\b)\p{L}/u.test(text.slice(span.to))
  if (/^(?:For|To)\s$/.test(before)) return 10
  if (/\bno\s$/i.test(before)) return 0
  if (helping.test(before)) return isPeople ? 9 : isFollowed || /^\sto\s/.test(text.slice(span.to)) ? 8 : 0
  if (giving.test(before)) return isPeople ? 9 : isFollowed ? 5 : 0
  // "room for wildflowers" deep in a sentence is not whom it is for.
  if (/\sfor\s$/.test(before)) return isPeople ? 8 : /\b(?:that|who|which|so|because|where|and)\b/.test(before) ? 0 : 4
  if (!isPeople) return 0
  if (subjects.test(before)) return 7
  return verbTo > 0 && verbTo === span.from - 1 ? 8 : before === '' ? 7 : 3
}

/** The words before a noun that belong to it: "worried |homeowners". */
function startOf(text: string, noun: number, verbTo: number): number {
  let from = noun
  for (let count = 0; count < 3; count += 1) {
    const [whole = '', word = '', gap = ''] = text.slice(0, from).match(/([\p{L}'’-]+)(, | and | )$/u) ?? []
    const lower = word.toLowerCase()
    const at = from - whole.length
    const isOver =
      whole === '' ||
      functionWords.has(lower) ||
      isListed(lower, 'prepositions') ||
      (verbTo > 0 && at < verbTo && from > verbTo) ||
      helping.test(`${word} `) ||
      giving.test(`${word} `) ||
      text.slice(Math.max(0, at - 1), at) === nameMark ||
      /^(?:where|when|while|because|if|until|before|what|how|more|less|fewer|every|each|all)$/.test(lower)
    const isTwo = gap !== ' ' && !(isAdjective(lower) && isAdjective(text.slice(from).match(/^[\p{L}-]+/u)?.[0] ?? ''))
    if (isOver || isTwo || (isPluralNoun(lower) && !isAdjective(lower) && gap === ' ')) break
    from = at
  }
  return from
}

/** "nurses| and carers" belong together. */
function endOf(text: string, end: number): number {
  const other = text.slice(end).match(/^ and (?:[\p{L}-]+ )?([\p{L}-]+s|people)\b(?! (?:them|it)\b)/u)
  return other !== null && isPeopleNoun(other[1] ?? '') ? end + other[0].length : end
}

/** Where a text names people by the same noun: "managers" for "boutique hotel managers"; undefined where it does not. */
export function peopleNamed(text: string, people: string): Span | undefined {
  const head = headOf(people)
  if (!isPeopleNoun(head)) return undefined
  const at = text.search(new RegExp(`(?<![\\p{L}-])${head}(?![\\p{L}-])`, 'iu'))
  return at < 0 ? undefined : { from: startOf(text, at, mainVerb(text)?.to ?? 0), to: at + head.length }
}

/** "parents" of "parents with cargo bikes". */
export function headOf(people: string): string {
  const [core = ''] = people.split(furtherLink)
  const words = core.split(' ')
  const at = words.findLastIndex((word, index) => isPeopleNoun(word) && /(?:ing|ed)$/.test(words[index + 1] ?? ''))
  return words[at] ?? words.at(-1) ?? ''
}

/** What follows a noun for people and says more of them. */
export const furtherLink = / (?:who|with|in|over|under|aged|on|at|from|that|of|for|to|between|without) /

/** Where a text most likely names the people it is for, judged by the words around them. */
export function peopleIn(text: string): Span | undefined {
  const verbTo = mainVerb(text)?.to ?? 0
  const found = Array.from(text.matchAll(/[\p{L}][\p{L}’'-]*/gu)).flatMap((match) => {
    const head = match[0]
    if (!isPeopleNoun(head) && !(isPluralNoun(head.toLowerCase()) && !isBaseVerb(head))) return []
    const span = { from: startOf(text, match.index, verbTo), to: match.index + head.length }
    const sure = sureness(text, span, head, verbTo)
    return sure === 0 ? [] : [{ span: { ...span, to: endOf(text, span.to) }, sure }]
  })
  return found.sort((a, b) => b.sure - a.sure)[0]?.span
}
