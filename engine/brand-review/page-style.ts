import { computeHueDistance, countFontFamilies, groupColourFamilies } from './palette.ts'
import { findClosestElement } from './parse-html.ts'
import { type Colour, convertToOklch, formatHexColour, white } from './read-colour.ts'
import { readFirstFontFamily } from './read-font.ts'
import type { PageReading } from './read-page.ts'

/** The features by which the look of pages is compared. */
export type PageStyle = {
  page: PageReading
  background: Colour | undefined
  textFont: string
  headingFont: string
  hues: readonly { hue: number; hex: string }[]
}

/** The style of a page; undefined if its style sheets could not be read. */
export function readPageStyle(page: PageReading): PageStyle | undefined {
  const { looks, elements } = page
  if (!looks || page.lacksStyles) return undefined
  const body = elements.find(({ tag }) => tag === 'body')
  const families = [...countFontFamilies([page])].sort((one, other) => other[1] - one[1])
  const heading = page.texts.find(
    ({ element }) => findClosestElement(element, ({ tag }) => /^h[1-3]$/.test(tag)) !== undefined,
  )
  return {
    page,
    background: body ? looks[body.index]?.background : white,
    textFont: families[0]?.[0] ?? '',
    headingFont: readFirstFontFamily(looks[heading?.element.index ?? -1]?.fontFamily ?? families[0]?.[0] ?? ''),
    hues: groupColourFamilies([page]).map(({ hue, hex }) => ({ hue, hex })),
  }
}

/** Differences between two pages, each as part of a sentence about the first. */
export function listStyleDifferences(one: PageStyle, other: PageStyle): string[] {
  const differences: string[] = []
  if (one.textFont !== other.textFont)
    differences.push(`its text is set in ${fontName(one.textFont)} instead of ${fontName(other.textFont)}`)
  if (one.headingFont !== other.headingFont)
    differences.push(`its headings are set in ${fontName(one.headingFont)} instead of ${fontName(other.headingFont)}`)
  if (one.background && other.background && areFar(one.background, other.background))
    differences.push(
      `its background is ${formatHexColour(one.background)} instead of ${formatHexColour(other.background)}`,
    )
  const own = one.hues.filter(({ hue }) => !other.hues.some((each) => computeHueDistance(each.hue, hue) < 30))
  const shared = one.hues.length - own.length
  if (own.length > 0 && shared <= own.length) differences.push(`its colors are ${own.map(({ hex }) => hex).join(', ')}`)
  return differences
}

const fontName = (family: string) => (family === '' ? 'the browser’s default font' : family)

function areFar(one: Colour, other: Colour): boolean {
  const [left, right] = [convertToOklch(one), convertToOklch(other)]
  const turned = (hue: number) => (hue * Math.PI) / 180
  const across = left.chroma * Math.cos(turned(left.hue)) - right.chroma * Math.cos(turned(right.hue))
  const along = left.chroma * Math.sin(turned(left.hue)) - right.chroma * Math.sin(turned(right.hue))
  return Math.hypot(left.lightness - right.lightness, across, along) > 0.09
}
