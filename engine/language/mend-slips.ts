/** Slips of spelling in what an owner typed: her words are shown to customers, and a slip in them would be ours. */
import { type BrandBrief, type Category, categories } from '#contract/brand.ts'
import { gerundOf, pluralOf } from './inflect.ts'
import { entriesOf, isKnown } from './lexicon.ts'
import { isListed } from './word-classes.ts'

/** The owner's phrase with plain slips mended; every word that may be meant as it stands is left alone. */
export function mendSlips(typed: string): string {
  const mended = typed.replace(/(?<![\p{L}'’@.-])\p{L}{3,}(?![\p{L}'’@-])/gu, mendWord)
  const text = slips.reduce((said, [slip, meant]) => said.replace(slip, meant), mended)
  return text
    .replace(severalOf, (_, many: string, noun: string) => `${many} ${pluralOf(noun)}`)
    .replace(/(?<=\binstead of )\p{L}+$/u, (word) =>
      isListed(word, 'verbs') && !isListed(word, 'nounsToo') ? gerundOf(word) : word,
    )
}

/** The brief with every chosen and picked word mended; the name and the profile stay as typed. */
export function withoutSlips(brief: BrandBrief): BrandBrief {
  const each = <Words>(mend: (category: Category) => Words): Record<Category, Words> => ({
    culture: mend('culture'),
    customers: mend('customers'),
    voice: mend('voice'),
    feeling: mend('feeling'),
    impact: mend('impact'),
    xfactor: mend('xfactor'),
  })
  return {
    ...brief,
    topWords: each((category) => mendSlips(brief.topWords[category])),
    topFives: each((category) => brief.topFives[category].map(mendSlips)),
  }
}

/** "three generation of weavers". */
const severalOf = /(?<=^|\s)(two|three|four|five|six|seven|eight|nine|ten|\d+) (\p{L}+)(?= of )/giu

/** Words that sound alike and are told apart by what stands beside them. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(and|with|for|of|in|on|to|by|from|at) there (?!is\b|are\b|was\b|will\b|when\b|for\b)(?=\p{L})/giu, '$1 their '],
  [/\b(\w+s (?:that|which|who) \w+ (?:\w+ )?)themself\b/gi, '$1themselves'],
  [
    /\bloos(e|ing) (?=(?:the |their |your |any |some )?(?:weight|time|money|sleep|track|hair|patience|customers)\b)/gi,
    'los$1 ',
  ],
  [/\bstraight forward\b/gi, 'straightforward'],
  [/\balot\b/gi, 'a lot'],
  [/^(no \p{L}+) (?=no \p{L})/iu, '$1, '],
  [/^no (nonsense|frills)$/i, 'no-$1'],
  [/^(more|less|fewer) (\p{L}+) (\1 \p{L}+)$/iu, '$1 $2 and $3'],
  [/^not (.+) any ?more$/i, 'no longer $1'],
  [/\b(would|could|should) of\b/gi, '$1 have'],
  [/(?<=\s)i(?=\s|'(?:m|ve|ll|d)\b)/g, 'I'],
]

/** Misspellings that are no word of their own. */
const misspelled: Readonly<Record<string, string>> = {
  accomodate: 'accommodate',
  acheive: 'achieve',
  beatiful: 'beautiful',
  begining: 'beginning',
  beleive: 'believe',
  buisness: 'business',
  bussiness: 'business',
  busines: 'business',
  buisnesses: 'businesses',
  calender: 'calendar',
  confortable: 'comfortable',
  conveniance: 'convenience',
  custmers: 'customers',
  definately: 'definitely',
  delicous: 'delicious',
  enviroment: 'environment',
  excelent: 'excellent',
  experiance: 'experience',
  familys: 'families',
  freindly: 'friendly',
  freinds: 'friends',
  garantee: 'guarantee',
  guarentee: 'guarantee',
  happyness: 'happiness',
  independant: 'independent',
  knowledgable: 'knowledgeable',
  maintainance: 'maintenance',
  neccessary: 'necessary',
  nieghbours: 'neighbours',
  oportunity: 'opportunity',
  preffer: 'prefer',
  proffesional: 'professional',
  proffessional: 'professional',
  quailty: 'quality',
  recieve: 'receive',
  recomend: 'recommend',
  relaxd: 'relaxed',
  relyable: 'reliable',
  seperate: 'separate',
  sincerly: 'sincerely',
  succesful: 'successful',
  successfull: 'successful',
  suprise: 'surprise',
  suprised: 'surprised',
  teh: 'the',
  thier: 'their',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  usefull: 'useful',
  wether: 'whether',
  wich: 'which',
  withouth: 'without',
}

/** Words with a twin among the brand words that a swapped or doubled letter would make of them. */
const meantAsTyped = new Set(
  'angels angles barley barely carry casual causal caring carring coral carol dairy diary desert dessert diners dinners hopping hoping latter later marital martial mopped moped planed planned sacred scared silver sliver stared starred supper super tapped taped trails trials united untied'.split(
    ' ',
  ),
)

function mendWord(word: string): string {
  const lower = word.toLowerCase()
  const meant = misspelled[lower] ?? nearestBrandWord(lower)
  if (meant === undefined) return word
  return word === lower ? meant : word.charAt(0) + meant.slice(1)
}

/** The one brand word that differs by two swapped neighbours or by a letter doubled too often or too seldom. */
function nearestBrandWord(word: string): string | undefined {
  if (word.length < 6 || meantAsTyped.has(word) || isWord(word)) return undefined
  const { byLetters, byCollapsed } = brandWords()
  const swapped = (byLetters.get(sortedLetters(word)) ?? []).filter((each) => isSwap(word, each))
  // "focussed", "traveler" and "labeled" are how others spell.
  const isSpelling = /[ls](?:ed|ing|ers?|ors?|ful)$/.test(word)
  const doubled = isSpelling ? [] : (byCollapsed.get(collapsed(word)) ?? []).filter((each) => each !== word)
  const near = [...new Set([...swapped, ...doubled])]
  return near.length === 1 ? near[0] : undefined
}

const isWord = (word: string) =>
  isKnown(word) ||
  isKnown(word.replace(/(ly|er|ed|ing|s|es)$/, '')) ||
  (['verbs', 'nounsToo', 'mass', 'count', 'adjectives', 'prepositions', 'proper', 'participles'] as const).some(
    (list) => isListed(word, list),
  )

const sortedLetters = (word: string) => [...word].sort().join('')
const collapsed = (word: string) => word.replace(/(.)\1/g, '$1')

function isSwap(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== meant[index])
  const isNeighbours = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return at > 0 && isNeighbours && typed.slice(at + 2) === meant.slice(at + 2)
}

type BrandWords = { byLetters: ReadonlyMap<string, string[]>; byCollapsed: ReadonlyMap<string, string[]> }
let indexed: BrandWords | undefined

/** The single words of the lexicon, by their letters and by their spelling without doubles; made when first asked for. */
function brandWords(): BrandWords {
  if (indexed !== undefined) return indexed
  const byLetters = new Map<string, string[]>()
  const byCollapsed = new Map<string, string[]>()
  const words = new Set(categories.flatMap((category) => entriesOf(category).map((entry) => entry.word)))
  for (const word of words) {
    if (!/^[a-z]{6,}$/.test(word)) continue
    byLetters.set(sortedLetters(word), [...(byLetters.get(sortedLetters(word)) ?? []), word])
    byCollapsed.set(collapsed(word), [...(byCollapsed.get(collapsed(word)) ?? []), word])
  }
  indexed = { byLetters, byCollapsed }
  return indexed
}
