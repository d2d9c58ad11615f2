/** Whether a line may be shown: the owner's words in it, no slip, no worn phrase, nothing that nobody told. */
import { type BrandBrief, type Category, categories } from '#contract/brand.ts'
import { wrongArticles } from '#engine/language/articles.ts'
import { clichesIn, grammarFlagsIn, unknownFactsIn } from '#engine/language/copy-flags.ts'
import { functionWords, stem, wordsOf } from '#engine/language/stem.ts'

const uvpWordsMin = 12
const uvpWordsMax = 40
/** How many of the six chosen words each line carries at least. */
export const ownWordsMin = 3

/** A stand-in for the business name while a line is judged: names may break every rule. */
const anyName = 'Acme'

/** Everything that the owner has said, in one string: whatever stands in it is known. */
export function everythingSaid(brief: BrandBrief): string {
  const words = categories.flatMap((category) => [brief.topWords[category], ...brief.topFives[category]])
  return [brief.businessName, ...words, ...Object.values(brief.profile)].join(' . ')
}

/** The number of words in a line, as a reader counts them: hyphened words are one. */
export const countWords = (text: string): number =>
  text.match(/(?<![\p{L}\p{N}'’&-])['’&-]*[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu)?.length ?? 0

const contentStems = (text: string) =>
  wordsOf(text)
    .filter((word) => !functionWords.has(word))
    .map(stem)

/** The categories whose chosen word a line carries whole, in the owner's own stems. */
export function wordsCarried(text: string, topWords: BrandBrief['topWords']): Category[] {
  return ownWordsIn(topWords)(text)
}

/** The same for many lines: the owner's words are stemmed once. */
export function ownWordsIn(topWords: BrandBrief['topWords']): (text: string) => Category[] {
  const own = categories.map((category) => ({ category, stems: contentStems(topWords[category]) }))
  return (text) => {
    const found = new Set(wordsOf(text).map(stem))
    return own
      .filter(({ stems }) => stems.length > 0 && stems.every((each) => found.has(each)))
      .map(({ category }) => category)
  }
}

/** What is wrong with a line, for a reader of logs and tests; empty when it may be shown. `said` is `everythingSaid`. */
export function flawsIn(text: string, name: string, said: string): string[] {
  const bare = text.split(name).join(anyName)
  const length = countWords(text)
  const known = said.toLowerCase()
  const isOwn = (flag: string) => known.includes(flag.toLowerCase().trim())
  return [
    ...(text.includes(name) ? [] : ['the name is missing']),
    ...(length < uvpWordsMin || length > uvpWordsMax ? [`${length} words`] : []),
    ...[...grammarFlagsIn(bare), ...clichesIn(bare)].filter((flag) => !isOwn(flag)),
    ...wrongArticles(bare),
    ...unknownFactsIn(bare, `${said} ${anyName}`),
    ...piledPrepositions(bare).filter((flag) => !isOwn(flag)),
    ...(bare.match(/:[^.?!]*:/g) ?? []),
    ...(text.match(/[!?][:,;]/g) ?? []),
    ...(bare.match(/\b(run)\b.*\brun\b/gi) ?? []).filter((flag) => !isOwn(flag)),
    ...(bare.match(/-(\w+),? (?:and )?\1\b/gi) ?? []),
    ...(bare.match(/\b(work|words|voice|tone)\b[^.?!]*\b\1\b/gi) ?? []).filter((flag) => !isOwn(flag)),
  ]
}

/** "Keeping their teeth is …" before anybody is named who could have them. */
export const namesOwnersLate = (text: string, audience: string): boolean => {
  const their = text.search(/\b(they|their|them|themselves)\b/i)
  const named = text.toLowerCase().indexOf(audience.toLowerCase())
  return their >= 0 && (named < 0 || their < named)
}

/** "with by hand", "for on a budget". */
function piledPrepositions(text: string): string[] {
  return (
    text.match(/(?<![\p{L}-])(for|with|by|to|of|from|at|in|on) (for|with|by|to|of|from|at|in|on|and|or|but)\b/giu) ?? []
  )
}

/**
 * Whether a line says one of the owner's words again: more often than different entries hold it, or more than twice.
 * A word chosen in two categories counts as one entry.
 */
export function repeatsAnOwnWord(text: string, name: string, entries: readonly string[]): boolean {
  const entriesStems = [...new Set(entries.map((entry) => contentStems(entry).join(' ')))].map((key) => key.split(' '))
  const counts = countsOf(contentStems(text.split(name).join(' ')))
  return [...counts].some(([each, count]) => {
    if (unheard.has(each)) return false
    const inEntries = entriesStems
      .map((own) => own.filter((other) => other === each).length)
      .filter((times) => times > 0)
    return inEntries.length > 0 && count > Math.max(...inEntries, Math.min(2, inEntries.length))
  })
}

/** Said in most lines anyway, so that nobody hears it twice: "keep people safe" may stand beside "busy people". */
const unheard = new Set(['people', 'feel'].map(stem))

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
