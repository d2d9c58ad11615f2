import { type Block, countWords } from './gather-blocks.ts'
import type { ReadPage } from './read-page.ts'

/** What a visitor reads before scrolling: the blocks up to the second heading, and the index of the last element. */
export type FirstScreen = { blocks: readonly Block[]; lastIndex: number }

const stripWordsMax = 8
const wordsMax = 110
const wordsWithoutHeading = 60

/** The first screen of a page, taken from its text: menus apart, from the top to the heading after the main one. */
export function readFirstScreen({ blocks, elements }: ReadPage): FirstScreen {
  const shown: Block[] = []
  let words = 0
  let headings = 0
  let hasText = false
  let lastIndex = elements.length
  const hasHeading = blocks.some(({ heading }) => heading > 0)
  for (const block of blocks) {
    // Over the headline stand the logo, a number to ring and "Skip to content".
    const isStrip = hasHeading && headings + block.heading === 0 && block.words < stripWordsMax
    if (block.region !== 'main' || isStrip) continue
    // A heading right under the main one is its second line, not the next section.
    const isNext = block.heading > 0 && hasText
    const isFull = words >= (headings > 0 ? wordsMax : wordsWithoutHeading)
    if (isNext || isFull) {
      lastIndex = block.element.index - 1
      break
    }
    if (block.heading > 0) headings += 1
    else if (headings > 0 && block.words >= 4) hasText = true
    shown.push(block)
    words += countWords(block.text)
  }
  return { blocks: shown, lastIndex }
}
