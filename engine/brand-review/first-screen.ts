import { countBlockWords, type TextBlock } from './gather-blocks.ts'
import type { PageReading } from './read-page.ts'

/** What a visitor sees before scrolling: its blocks, and the index of its last element. */
export type FirstScreen = { blocks: readonly TextBlock[]; lastIndex: number }

const stripWordsMax = 8
const wordsMax = 110
const wordsWithoutHeading = 60

/**
 * Estimates the first screen from the text: main content from the top to the next heading after the main one, up to a word
 * limit.
 */
export function readFirstScreen({ blocks, elements }: PageReading): FirstScreen {
  const shown: TextBlock[] = []
  let words = 0
  let headings = 0
  let hasText = false
  let lastIndex = elements.length
  const hasHeading = blocks.some(({ heading }) => heading > 0)
  for (const block of blocks) {
    // Skip short lines above the headline: the logo, a phone number, "Skip to content".
    const isStrip = hasHeading && headings + block.heading === 0 && block.words < stripWordsMax
    if (block.region !== 'main' || isStrip) continue
    // A heading directly below the main one is a subtitle, not the next section.
    const isNext = block.heading > 0 && hasText
    const isFull = words >= (headings > 0 ? wordsMax : wordsWithoutHeading)
    if (isNext || isFull) {
      lastIndex = block.element.index - 1
      break
    }
    if (block.heading > 0) headings += 1
    else if (headings > 0 && block.words >= 4) hasText = true
    shown.push(block)
    words += countBlockWords(block.text)
  }
  return { blocks: shown, lastIndex }
}
