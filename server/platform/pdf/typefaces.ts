/** The product's typefaces on paper, and which of them can set a text. */
import { readFileSync } from 'node:fs'
import { readCoverage } from '#server/platform/pdf/read-coverage.ts'

export type Face = 'serif' | 'italic' | 'sans' | 'bold'

const load = (file: string) => {
  const font = readFileSync(new URL(`fonts/${file}.ttf`, import.meta.url))
  return { font, coverage: readCoverage(font) }
}

/** Static cuts of the faces on the screen: Fraunces at optical size 72, Signet Sans. */
export const typefaces: Readonly<Record<Face, { font: Buffer; coverage: Set<number> }>> = {
  serif: load('fraunces-400'),
  italic: load('fraunces-italic-400'),
  sans: load('signet-sans-400'),
  bold: load('signet-sans-600'),
}

/** Fraunces has no Greek and no Cyrillic; Signet Sans has both. */
const standIns: Readonly<Record<Face, readonly Face[]>> = {
  serif: ['serif', 'sans'],
  italic: ['italic', 'sans'],
  sans: ['sans'],
  bold: ['bold'],
}

/** Stands for characters that no face holds. */
export const substitute = '□'

/** A stretch of text in one face. `actual` is what was written where the text is a substitute. */
export type Run = { text: string; face: Face; actual?: string }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const invisible = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu

/** The characters of a text as a reader counts them, without those that leave no mark. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment.replace(invisible, '')).filter(
    (character) => character !== '',
  )
}

/** The text in stretches of one face each; what no face holds becomes one box for each stretch. */
export function splitRuns(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const character of splitCharacters(text)) {
    const found = standIns[face].find((each) => holds(each, character))
    const last = runs.at(-1)
    if (found === undefined) {
      if (last?.actual !== undefined) last.actual += character
      else runs.push({ text: substitute, face, actual: character })
    } else if (last?.face === found && last.actual === undefined) last.text += character
    else runs.push({ text: character, face: found })
  }
  return runs
}

function holds(face: Face, character: string): boolean {
  return Array.from(character).every((point) => typefaces[face].coverage.has(point.codePointAt(0) ?? -1))
}
