/** The fonts of reports, and which of them can set a text. */
import { readFileSync } from 'node:fs'
import { readCoverage } from '#server/platform/pdf/read-coverage.ts'

export type FontFace = 'serif' | 'italic' | 'sans' | 'bold'

const load = (file: string) => {
  const font = readFileSync(new URL(`fonts/${file}.ttf`, import.meta.url))
  return { font, coverage: readCoverage(font) }
}

/** Static instances of the screen fonts: Fraunces at optical size 72, and Signet Sans. */
export const typefaces: Readonly<Record<FontFace, { font: Buffer; coverage: Set<number> }>> = {
  serif: load('fraunces-400'),
  italic: load('fraunces-italic-400'),
  sans: load('signet-sans-400'),
  bold: load('signet-sans-600'),
}

/** Fraunces has neither Greek nor Cyrillic; Signet Sans has both. */
const standIns: Readonly<Record<FontFace, readonly FontFace[]>> = {
  serif: ['serif', 'sans'],
  italic: ['italic', 'sans'],
  sans: ['sans'],
  bold: ['bold'],
}

/** Replaces characters missing from all fonts. */
export const substituteCharacter = '□'

/** A run of text in one font. `actual` is the original text if `text` is the substitute. */
export type FontRun = { text: string; face: FontFace; actual?: string }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const invisible = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu

/** The grapheme clusters of a text, without invisible characters. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => segment.replace(invisible, '')).filter(
    (character) => character !== '',
  )
}

/** Splits a text into runs of one font each; a sequence of missing characters becomes a single box. */
export function splitRuns(text: string, face: FontFace): FontRun[] {
  const runs: FontRun[] = []
  for (const character of splitCharacters(text)) {
    const found = standIns[face].find((each) => holds(each, character))
    const last = runs.at(-1)
    if (found === undefined) {
      if (last?.actual !== undefined) last.actual += character
      else runs.push({ text: substituteCharacter, face, actual: character })
    } else if (last?.face === found && last.actual === undefined) last.text += character
    else runs.push({ text: character, face: found })
  }
  return runs
}

function holds(face: FontFace, character: string): boolean {
  return Array.from(character).every((point) => typefaces[face].coverage.has(point.codePointAt(0) ?? -1))
}
