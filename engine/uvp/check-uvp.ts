/** Whether a line may be shown: the owner's words in it, no slip, no worn phrase, nothing that nobody told. */
import { type BrandBrief, type Category, categories } from '#contract/brand.ts'
import { wrongArticles } from '#engine/language/articles.ts'
import { clichesIn, grammarFlagsIn, unknownFactsIn } from '#engine/language/copy-flags.ts'
import { functionWords, stem, wordsOf } from '#engine/language/stem.ts'

export const uvpWordsMin = 12
export const uvpWordsMax = 40
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
  text.match(/[\p{L}\p{N}'’&-]*[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu)?.length ?? 0

const contentStems = (text: string) =>
  wordsOf(text)
    .filter((word) => !functionWords.has(word))
    .map(stem)

/** The categories whose chosen word a line carries whole, in the owner's own stems. */
export function wordsCarried(text: string, topWords: BrandBrief['topWords']): Category[] {
  const found = new Set(wordsOf(text).map(stem))
  return categories.filter((category) => {
    const own = contentStems(topWords[category])
    return own.length > 0 && own.every((each) => found.has(each))
  })
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
    ...piledPrepositions(bare),
    ...(bare.match(/:[^.?!]*:/g) ?? []),
  ]
}

/** "with by hand", "for on a budget". */
function piledPrepositions(text: string): string[] {
  return text.match(/\b(for|with|by|to|of|from|at|in|on) (for|with|by|to|of|from|at|in|on|and|or|but)\b/gi) ?? []
}

/** The owner's stems that a line says more often than the owner's words in it do. */
export function repeatsIn(text: string, name: string, entries: readonly string[]): string[] {
  const bare = contentStems(text.split(name).join(' '))
  const own = new Set(entries.flatMap(contentStems))
  return [...own].filter((each) => {
    const allowed = entries.filter((entry) => contentStems(entry).includes(each)).length
    const count = bare.filter((other) => other === each).length
    return (
      count >
        Math.min(
          2,
          new Set(
            entries.filter((entry) => contentStems(entry).includes(each)).map((entry) => contentStems(entry).join(' ')),
          ).size,
        ) && allowed > 0
    )
  })
}
