import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import {
  type CheckMeasurement,
  type CheckMeasures,
  type MeasureCheck,
  makeNumberEvidence,
  makeQuoteEvidence,
  nameOfPage,
  passMeasureMin,
  scaleToMeasure,
} from './check.ts'
import { measureContrast } from './measure-contrast.ts'
import { countFontFamilies, groupColourFamilies, hasBrowserBlue } from './palette.ts'
import type { PageReading } from './read-page.ts'

/** Runs a measure on the pages whose styles are known, or reports that there are none. */
export function measureWithStyles(
  measure: (pages: readonly PageReading[], home: PageReading) => CheckMeasurement,
): MeasureCheck {
  return ({ pages }) => {
    const styled = pages.filter(({ looks, lacksStyles }) => looks !== undefined && !lacksStyles)
    const [home] = styled
    return home
      ? measure(styled, home)
      : { unchecked: 'We couldn’t read the style sheets, or they were too large to work out.' }
  }
}

const measureColours = measureWithStyles((pages, home) => {
  const families = groupColourFamilies(pages)
  const isLeftBlue = hasBrowserBlue(pages)
  const measure = Math.min([1, 1, 1, 1, 1, 0.85, 0.55, 0.4, 0.2][families.length] ?? 0, isLeftBlue ? 0.9 : 1)
  const shown = families.slice(0, 10).map(({ hex }) => hex)
  const palette =
    families.length === 0 ? 'The palette is black, white and grays' : `The palette is consistent: ${joinWithAnd(shown)}`
  return {
    measure,
    finding:
      measure < passMeasureMin
        ? `${families.length} different colors compete: ${joinWithAnd(shown)}.`
        : `${palette}${isLeftBlue ? '; links are still in the browser’s default blue' : ''}.`,
    evidence: [makeNumberEvidence(home, families.length, 'color families besides black, white and grays')],
  }
})

const measureFonts = measureWithStyles((pages, home) => {
  const families = [...countFontFamilies(pages)].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
  const names = families.map(([name]) =>
    name === ''
      ? 'the browser’s default'
      : name.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase()),
  )
  // The browser default earns no full marks, because nobody chose it.
  const isUnset = families.every(([name]) => name === '')
  const measure = Math.min([1, 1, 1, 1, 0.5, 0.3][families.length] ?? 0, isUnset ? 0.9 : 1)
  return {
    measure,
    finding:
      measure < 0.8
        ? `${names.length} typefaces are mixed: ${joinWithAnd(names.slice(0, 8))}.`
        : `The site uses ${names.length === 1 ? 'one typeface' : `${names.length} typefaces`}: ${joinWithAnd(names)}.`,
    evidence: [makeNumberEvidence(home, families.length, 'font families that set text')],
  }
})

/** Scores the share of text with too little contrast; far too little counts fully, slightly too little counts half. */
const measurePaleText = measureWithStyles((pages, home) => {
  const { pairs, unknown } = measureContrast(pages)
  const all = pairs.reduce((sum, { characters }) => sum + characters, 0)
  if (all === 0 || unknown > all)
    return { unchecked: 'Most text is on pictures or gradients, so we couldn’t tell what color is behind it.' }
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
      evidence: [
        makeNumberEvidence(home, pairs.length, 'color pairs, all with the contrast that tired eyes need (WCAG)'),
      ],
    }
  const isLost = pale.some(({ ratio, needed, characters }) => ratio < needed * 0.55 && characters >= 60)
  const measure = Math.min(scaleToMeasure(share, 0, 0.2), isLost ? 0.5 : 0.95)
  return {
    measure,
    finding: `${measure < passMeasureMin ? 'Low contrast' : 'Nearly all text stands out; the palest'}: ${worst.colours} has a ratio of ${worst.ratio.toFixed(1)} where ${worst.needed} is needed.`,
    evidence: pale
      .slice(0, 3)
      .flatMap(({ page, text, ratio, colours }) => [
        makeQuoteEvidence(page, text),
        makeNumberEvidence(page, ratio, `contrast of ${colours}`),
      ]),
  }
})

const measureTextSize = measureWithStyles((pages, home) => {
  const all = pages.flatMap((page) =>
    page.texts.map(({ text, element }) => ({
      page,
      text: text.replace(/\s+/g, ' ').trim(),
      px: page.looks?.[element.index]?.fontSize ?? 16,
    })),
  )
  const lengthOf = (texts: typeof all) => texts.reduce((sum, { text }) => sum + text.length, 0)
  const small = all.filter(({ px }) => px < 12).sort((one, other) => other.text.length - one.text.length)
  const share = lengthOf(small) / Math.max(1, lengthOf(all))
  const [longest] = small
  const isMuch = share > 0.05
  return {
    // Up to 5 percent of small text passes; with more, the check is at most partly met.
    measure: scaleToMeasure(share, 0, 0.25) - (isMuch ? 0.1 : 0),
    finding:
      longest && isMuch
        ? `${Math.round(share * 100)} percent of the text is smaller than 12 px; on ${nameOfPage(longest.page)} it goes down to ${Math.round(longest.px)} px.`
        : longest
          ? 'Nearly all of the text is large enough to read.'
          : 'The text is large enough to read.',
    evidence: [
      ...(isMuch ? small.slice(0, 3).map(({ page, text }) => makeQuoteEvidence(page, text)) : []),
      makeNumberEvidence(home, Math.round(share * 100), 'percent of the text is smaller than 12 px'),
    ],
  }
})

/** Checks of colours, fonts, contrast and text size. */
export const styleChecks: CheckMeasures = {
  'visual-colours': measureColours,
  'visual-fonts': measureFonts,
  'visual-contrast': measurePaleText,
  'visual-text-size': measureTextSize,
}
