import type { SitePassage } from '#contract/brand-review.ts'
import type { PassagePart } from '#contract/plain/judgments.ts'
import type { TextBlock } from './gather-blocks.ts'
import { findClosestElement } from './parse-html.ts'
import type { SiteReading } from './read-site.ts'

/** How many passages are listed, and how many characters they have at most: one, and all together. */
export const passageLimits = { passagesMax: 200, charactersMax: 600, allCharactersMax: 40_000 } as const
/** "Read more" and the like say nothing. */
const wordsMin = 3

function findPart({ element, heading, region }: TextBlock): PassagePart {
  if (region === 'footer') return 'footer'
  if (heading > 0) return 'heading'
  const owner = findClosestElement(element, ({ tag }) => /^(?:li|tr|dl)$/.test(tag))
  return owner === undefined ? 'paragraph' : owner.tag === 'li' ? 'item' : 'row'
}

/** The text up to a word's end, so that none is cut in two. */
function shorten(text: string): string {
  if (text.length <= passageLimits.charactersMax) return text
  const cut = text.slice(0, passageLimits.charactersMax + 1)
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : cut.slice(0, passageLimits.charactersMax)
}

/** What the pages themselves say, page by page, each text once: without menus and the words of others. */
export function listPassages({ pages, scant }: Pick<SiteReading, 'pages' | 'scant'>): SitePassage[] {
  const passages: SitePassage[] = []
  const seen = new Set<string>()
  let left: number = passageLimits.allCharactersMax
  for (const { url, blocks } of [...pages, ...scant]) {
    const counts = new Map<PassagePart, number>()
    for (const block of blocks) {
      if (block.region === 'navigation') continue
      const part = findPart(block)
      const isTooShort = block.words < wordsMin
      // Nobody counts a button as a paragraph.
      if (isTooShort && part === 'paragraph') continue
      const number = (counts.get(part) ?? 0) + 1
      counts.set(part, number)
      const text = shorten(block.text)
      if (block.isQuoted || isTooShort || seen.has(text)) continue
      if (passages.length >= passageLimits.passagesMax || text.length > left) return passages
      seen.add(text)
      left -= text.length
      passages.push({ page: url, part, number, text })
    }
  }
  return passages
}
