import { type Colour, convertToOklch, formatHexColour } from './read-colour.ts'
import { readFirstFontFamily } from './read-font.ts'
import type { PageReading } from './read-page.ts'

/** Similar shades merged into one colour. */
export type ColourFamily = { hex: string; uses: number; lightness: number; chroma: number; hue: number }

/** Below this OKLCH chroma a colour counts as black, white, grey or a paper tint. */
const neutralChroma = 0.045
const sameHueDegrees = 22

/** Default link colours of browsers, which nobody chose. */
const browserBlues: ReadonlySet<string> = new Set(['#0000ee', '#0000ed', '#551a8b'])

export const hasBrowserBlue = (pages: readonly PageReading[]) =>
  pages.some((page) => usedColours(page).some((colour) => browserBlues.has(formatHexColour(colour))))

/** Non-neutral colours of text, backgrounds and borders, merged by hue; the most used first. */
export function groupColourFamilies(pages: readonly PageReading[]): ColourFamily[] {
  const uses = new Map<string, { colour: Colour; count: number }>()
  for (const page of pages) {
    for (const colour of usedColours(page)) {
      const hex = formatHexColour(colour)
      if (browserBlues.has(hex)) continue
      const known = uses.get(hex)
      if (known) known.count += 1
      else uses.set(hex, { colour, count: 1 })
    }
  }
  const families: ColourFamily[] = []
  const shades = [...uses].map(([hex, { colour, count }]) => ({ hex, uses: count, ...convertToOklch(colour) }))
  // Start families with the strongest shades, because the hue of a pale tint is unreliable.
  shades.sort((one, other) => other.chroma - one.chroma || (one.hex < other.hex ? -1 : 1))
  for (const shade of shades) {
    if (shade.chroma < chromaNeeded(shade.lightness)) continue
    const family = families.find((each) => computeHueDistance(each.hue, shade.hue) < sameHueDegrees)
    if (family) family.uses += shade.uses
    else families.push(shade)
  }
  return families.sort((one, other) => other.uses - one.uses || (one.hex < other.hex ? -1 : 1))
}

/** Very light and very dark shades need more chroma to be seen as coloured. */
function chromaNeeded(lightness: number): number {
  return lightness > 0.93 || lightness < 0.3 ? neutralChroma * 1.5 : neutralChroma
}

export function computeHueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360
  return distance > 180 ? 360 - distance : distance
}

/** The colours each element shows, once per element. */
function usedColours(page: PageReading): Colour[] {
  const { looks } = page
  if (!looks) return []
  const written = new Set(page.texts.map(({ element }) => element.index))
  return looks.flatMap(({ colour, ownBackground, borderColour, isHidden }, index) => {
    if (isHidden) return []
    const shown = [ownBackground, borderColour, written.has(index) ? colour : undefined]
    return shown.filter((each) => each !== undefined)
  })
}

/** Number of characters set in each font (the first of its family list), without icon fonts; '' is the browser default. */
export function countFontFamilies(pages: readonly PageReading[]): Map<string, number> {
  const families = new Map<string, number>()
  for (const { looks, texts } of pages) {
    for (const { text, element } of texts) {
      if (element.tag === 'button' || element.tag === 'input') continue
      const family = familyName(looks?.[element.index]?.fontFamily ?? '')
      const length = text.trim().length
      if (!/icon|awesome|glyph|symbols/.test(family)) families.set(family, (families.get(family) ?? 0) + length)
    }
  }
  return families
}

/** Maps all system fonts to one name. */
function familyName(list: string): string {
  const first = readFirstFontFamily(list)
  return /^(system-ui|ui-sans-serif|-apple-system|blinkmacsystemfont|segoe ui)$/.test(first) ? 'system-ui' : first
}
