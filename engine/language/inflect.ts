/** Number of nouns, forms of verbs, and possessives of English words, by rule and with the common exceptions. */

export type GrammaticalNumber = 'singular' | 'plural'

const irregularPlurals: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  life: 'lives',
  wife: 'wives',
  knife: 'knives',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  half: 'halves',
  self: 'selves',
  thief: 'thieves',
  calf: 'calves',
  wolf: 'wolves',
  scarf: 'scarves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  echo: 'echoes',
  crisis: 'crises',
  basis: 'bases',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  criterion: 'criteria',
  phenomenon: 'phenomena',
  'passer-by': 'passers-by',
  alumnus: 'alumni',
  quiz: 'quizzes',
  bus: 'buses',
  ox: 'oxen',
}
const irregularSingulars = new Map(Object.entries(irregularPlurals).map(([one, many]) => [many, one]))
const samePlural = new Set(['sheep', 'deer', 'fish', 'salmon', 'trout', 'series', 'species', 'aircraft', 'offspring'])
/** Plural without an ending that shows it. */
const barePlurals = new Set([
  'people',
  'police',
  'clergy',
  'folk',
  'cattle',
  'staff',
  'youth',
  'elderly',
  'media',
  'data',
])
/** Singular although they end in s. */
const singularsInS = new Set([
  'news',
  'bus',
  'gas',
  'lens',
  'plus',
  'bonus',
  'focus',
  'campus',
  'canvas',
  'status',
  'virus',
  'atlas',
  'chaos',
  'cosmos',
  'ethos',
  'pathos',
  'kudos',
  'christmas',
  'yes',
  'physics',
  'maths',
  'mathematics',
  'economics',
  'politics',
  'ethics',
  'athletics',
  'gymnastics',
  'logistics',
  'tennis',
  'billiards',
  'mess',
  'sass',
  'finesse',
  'always',
  'across',
  'alas',
  'this',
  'us',
  'thus',
  'various',
  'perhaps',
  'less',
  'unless',
])
const irregularThird: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' }
const irregularGerund: Readonly<Record<string, string>> = {
  be: 'being',
  die: 'dying',
  lie: 'lying',
  tie: 'tying',
  see: 'seeing',
  free: 'freeing',
  agree: 'agreeing',
  flee: 'fleeing',
  dye: 'dyeing',
}
/** Verbs of more than one syllable that still double their last letter. */
const doublingVerbs = new Set([
  'begin',
  'forget',
  'admit',
  'commit',
  'permit',
  'submit',
  'prefer',
  'refer',
  'transfer',
  'occur',
  'regret',
  'control',
  'travel',
  'cancel',
  'model',
  'fuel',
  'label',
  'upset',
  'reset',
  'outfit',
  'kidnap',
  'format',
  'program',
  'excel',
  'compel',
  'propel',
  'rebel',
  'repel',
  'patrol',
  'enrol',
  'unplug',
  'overrun',
  'equip',
])

const compoundPlural = /^(.+)(men|women|children|people|wives)$/
const compoundSingular = /^(.*?)(man|woman|child|person|wife)$/
const notCompounds = /^(specimen|regimen|abdomen|acumen|stamen|human|german|roman|talisman)$/

/** Whether a noun is plural, judged by its form alone. */
export function isPluralNoun(noun: string): boolean {
  const word = noun.toLowerCase().replace(/['’]s$/, '')
  if (barePlurals.has(word) || irregularSingulars.has(word) || isCompound(word, compoundPlural)) return true
  if (/s-(to-be|in-law)$/.test(word)) return true
  if (singularsInS.has(word) || irregularPlurals[word] !== undefined) return false
  return /[^s]s$/.test(word) && !/(us|is|ness|less|ous)$/.test(word) && word.length > 2
}

/** "family" → "families"; a plural comes back as it is. Keeps a leading capital. */
export function pluralOf(noun: string): string {
  const lower = noun.toLowerCase()
  if (samePlural.has(lower) || isPluralNoun(noun)) return noun
  const hyphened = /^(.*-)([a-z]+)$/i.exec(noun)
  if (hyphened && irregularPlurals[lower] === undefined) return `${hyphened[1] ?? ''}${pluralOf(hyphened[2] ?? '')}`
  const compound = isCompound(lower, compoundSingular) ? compoundSingular.exec(lower) : null
  const irregular =
    irregularPlurals[lower] ?? (compound && `${compound[1] ?? ''}${irregularPlurals[compound[2] ?? ''] ?? ''}`)
  if (irregular) return inCaseOf(noun, irregular)
  if (/[^aeiou]y$/.test(lower)) return `${noun.slice(0, -1)}ies`
  if (/(s|x|z|ch|sh)$/.test(lower)) return `${noun}es`
  return `${noun}s`
}

/** "families" → "family"; a singular comes back as it is. */
export function singularOf(noun: string): string {
  const lower = noun.toLowerCase()
  if (samePlural.has(lower) || !isPluralNoun(noun)) return noun
  const irregular = irregularSingulars.get(lower)
  if (irregular !== undefined) return inCaseOf(noun, irregular)
  const compound = isCompound(lower, compoundPlural) ? compoundPlural.exec(lower) : null
  if (compound) return inCaseOf(noun, `${compound[1] ?? ''}${irregularSingulars.get(compound[2] ?? '') ?? ''}`)
  if (barePlurals.has(lower)) return noun
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${noun.slice(0, -3)}y`
  if (/(ss|x|z|ch|sh)es$/.test(lower)) return noun.slice(0, -2)
  return noun.slice(0, -1)
}

/** "save" → "saves", "try" → "tries". */
export function thirdPersonOf(verb: string): string {
  if (irregularThird[verb] !== undefined) return irregularThird[verb]
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(s|x|z|ch|sh|[^aeiou]o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** "save" → "saving", "get" → "getting". */
export function gerundOf(verb: string): string {
  if (irregularGerund[verb] !== undefined) return irregularGerund[verb]
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return doublesLastLetter(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

/** "Moss Hill Vets" → "Moss Hill Vets'", "Quillfast" → "Quillfast's"; a name that already ends in 's stays. */
export function possessiveOf(name: string): string {
  if (/['’]s?$/.test(name)) return name
  return /s$/i.test(name) ? `${name}'` : `${name}'s`
}

/** The present-tense form of a base verb for a subject: "help" → "helps" for one. */
export function agreeing(verb: string, number: GrammaticalNumber): string {
  if (verb === 'be') return number === 'plural' ? 'are' : 'is'
  return number === 'plural' ? verb : thirdPersonOf(verb)
}

function doublesLastLetter(verb: string): boolean {
  if (doublingVerbs.has(verb)) return true
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || /^[^aeiou]*qu[aeiou][^aeiouwxy]$/.test(verb)
}

function isCompound(word: string, ending: RegExp): boolean {
  return ending.test(word) && !notCompounds.test(word)
}

function inCaseOf(model: string, word: string): string {
  return /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
