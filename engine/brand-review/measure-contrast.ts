import { blendColours, computeContrast, formatHexColour } from './read-colour.ts'
import type { PageReading } from './read-page.ts'

/** A pair of text and background colours with its longest text. `needed` is the WCAG minimum contrast ratio. */
export type ContrastPair = {
  page: PageReading
  text: string
  characters: number
  ratio: number
  needed: number
  colours: string
}

/**
 * Contrast of all text whose colours are known, merged by colour pair and page; `unknown` counts characters on an unknown
 * colour.
 */
export function measureContrast(pages: readonly PageReading[]): { pairs: ContrastPair[]; unknown: number } {
  const pairs = new Map<string, ContrastPair>()
  let unknown = 0
  for (const page of pages) {
    for (const { text, element } of page.texts) {
      const look = page.looks?.[element.index]
      const shown = text.replace(/\s+/g, ' ').trim()
      if (!/[\p{L}\p{N}]/u.test(shown)) continue
      if (!look?.colour || !look.background) {
        unknown += shown.length
        continue
      }
      const colour = blendColours(look.colour, look.background)
      const isLarge = look.fontSize >= 24 || (look.isBold && look.fontSize >= 18.66)
      const needed = isLarge ? 3 : 4.5
      const colours = `${formatHexColour(colour)} on ${formatHexColour(look.background)}`
      const key = `${page.url} ${colours} ${needed}`
      const known = pairs.get(key)
      if (known) {
        known.characters += shown.length
        if (shown.length > known.text.length) known.text = shown
      } else {
        const ratio = computeContrast(colour, look.background)
        pairs.set(key, { page, text: shown, characters: shown.length, ratio, needed, colours })
      }
    }
  }
  return { pairs: [...pairs.values()], unknown }
}
