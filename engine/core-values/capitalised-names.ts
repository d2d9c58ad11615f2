/** Names given in talk: "mine is Name the Farm", and later "name the farm, number two". */
import type { Layout, Run, RunItem } from './value-runs.ts'
import { canHead, tidyTitle } from './value-titles.ts'

/** Two to five words in capitals inside a sentence, small words between them. */
const capitals =
  /(?<=[\p{Ll},:] ["“]?)\p{Lu}[\p{Ll}']+(?: (?:(?:a|an|the|of|to|for|and|in|on|by|or) ){0,2}\p{Lu}[\p{Ll}']+){1,4}/gu

/** Whether words that stand in capitals are said without them too: no name of a person or a place is. */
function isSaidPlainly(name: string, text: string): boolean {
  const [first = '', ...rest] = name.toLowerCase().split(' ')
  const plain = `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}`
  return text.includes(name.toLowerCase()) || text.includes(plain)
}

/** The run of all such names of a document, at least two, each with its sentence and what the same speaker adds. */
export function findCapitalised({ sentences }: Layout): Run[] {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const seen = new Set<string>()
  const items: (RunItem & { at: number })[] = []
  for (const [at, { text: quote, line }] of sentences.entries())
    for (const [name] of quote.matchAll(capitals)) {
      if (seen.has(name) || !canHead(name) || !isSaidPlainly(name, text)) continue
      seen.add(name)
      const more = sentences.slice(at + 1, at + 3).filter((each) => each.line === line)
      const description = [quote, ...more.map((each) => each.text)].join(' ')
      const title = tidyTitle(name.charAt(0) + name.slice(1).toLowerCase())
      items.push({ title, description, quote, line, place: undefined, isSentence: false, at })
    }
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || first === last) return []
  return [{ form: 'called', items, from: first.at, to: last.at + 1, isExplained: false }]
}
