import {
  between,
  listOf,
  type Measure,
  type Measurement,
  type Measures,
  numberOn,
  passedFrom,
  quoteFrom,
} from './check.ts'
import { measureContrast } from './measure-contrast.ts'
import { colourFamilies, fontFamilies, showsBrowserBlue } from './palette.ts'
import type { ReadPage } from './read-page.ts'

/** The pages whose styles are known; why not, where there are none. */
export function withStyles(measure: (pages: readonly ReadPage[], home: ReadPage) => Measurement): Measure {
  return ({ pages }) => {
    const styled = pages.filter(({ looks, lacksStyles }) => looks !== undefined && !lacksStyles)
    const [home] = styled
    return home
      ? measure(styled, home)
      : { unchecked: 'The style sheets could not be fetched or were too large to work out.' }
  }
}

const measureColours = withStyles((pages, home) => {
  const families = colourFamilies(pages)
  const isLeftBlue = showsBrowserBlue(pages)
  const measure = Math.min([1, 1, 1, 1, 1, 0.85, 0.55, 0.4, 0.2][families.length] ?? 0, isLeftBlue ? 0.9 : 1)
  const shown = families.slice(0, 10).map(({ hex }) => hex)
  const palette =
    families.length === 0 ? 'The palette is black, white and greys' : `The palette is held together: ${listOf(shown)}`
  return {
    measure,
    finding:
      measure < passedFrom
        ? `${families.length} distinct colours compete: ${listOf(shown)}.`
        : `${palette}${isLeftBlue ? '; links are left in the browser’s own blue' : ''}.`,
    evidence: [numberOn(home, families.length, 'colour families beside black, white and greys')],
  }
})

const measureFonts = withStyles((pages, home) => {
  const families = [...fontFamilies(pages)].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
  const names = families.map(([name]) => (name === '' ? 'the browser’s own' : name))
  const measure = [1, 1, 1, 1, 0.5, 0.3][families.length] ?? 0
  return {
    measure,
    finding:
      measure < 0.8
        ? `${names.length} typefaces are mixed: ${listOf(names.slice(0, 8))}.`
        : `The site keeps to ${names.length === 1 ? 'one typeface' : `${names.length} typefaces`}: ${listOf(names)}.`,
    evidence: [numberOn(home, families.length, 'font families that set text')],
  }
})

/** The share of the text that is too pale counts; a wide miss counts in full, a near miss half. */
const measurePaleText = withStyles((pages, home) => {
  const { pairs, unknown } = measureContrast(pages)
  const all = pairs.reduce((sum, { characters }) => sum + characters, 0)
  if (all === 0 || unknown > all)
    return { unchecked: 'Most text stands on pictures or gradients, whose colours are not known.' }
  const pale = pairs
    .filter(({ ratio, needed }) => ratio < needed)
    .sort((one, other) => other.characters - one.characters)
  const share =
    pale.reduce((sum, { characters, ratio, needed }) => sum + characters * (ratio < needed * 0.75 ? 1 : 0.5), 0) / all
  const [worst] = pale
  if (!worst)
    return {
      measure: 1,
      finding: 'All text stands out from its background.',
      evidence: [numberOn(home, pairs.length, 'pairs of colours, all above the WCAG ratio')],
    }
  const isLost = pale.some(({ ratio, needed, characters }) => ratio < needed * 0.55 && characters >= 60)
  const measure = Math.min(between(share, 0, 0.2), isLost ? 0.5 : 0.95)
  return {
    measure,
    finding: `${measure < passedFrom ? 'Low contrast' : 'Nearly all text stands out; the palest'}: ${worst.colours} has a ratio of ${worst.ratio.toFixed(1)} where ${worst.needed} is needed.`,
    evidence: pale
      .slice(0, 3)
      .flatMap(({ page, text, ratio, colours }) => [
        quoteFrom(page, text),
        numberOn(page, ratio, `contrast of ${colours}`),
      ]),
  }
})

const measureTextSize = withStyles((pages, home) => {
  let all = 0
  let small = 0
  for (const { texts, looks } of pages) {
    for (const { text, element } of texts) {
      const length = text.trim().length
      all += length
      if ((looks?.[element.index]?.fontSize ?? 16) < 12) small += length
    }
  }
  const share = all === 0 ? 0 : small / all
  return {
    measure: between(share, 0.05, 0.4),
    finding:
      share > 0.05
        ? `${Math.round(share * 100)} percent of the text is smaller than 12 px.`
        : 'The text is large enough to read.',
    evidence: [numberOn(home, share, 'share of the text under 12 px')],
  }
})

/** Colours and letters as the style sheets set them. */
export const styleChecks: Measures = {
  'visual-colours': measureColours,
  'visual-fonts': measureFonts,
  'visual-contrast': measurePaleText,
  'visual-text-size': measureTextSize,
}
