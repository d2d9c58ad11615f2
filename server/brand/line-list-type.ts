/**
 * The two kinds of written lines, value propositions and taglines: where each is stored, in what shape, and what it is
 * made from. In all other code they are the same.
 */
import type { BrandBrief, ResultSource } from '#contract/plain/brand.ts'
import { lineOfTagline, lineOfUvp, taglineOfLine, uvpOfLine, type WrittenLine } from '#contract/plain/written-line.ts'
import { readUvps } from '#contract/uvp.ts'
import { hashAnswers } from '#server/brand/brand-brief.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'
import { type KeptTaglines, type KeptUvps, keptTaglines, keptUvps, storedTaglines } from '#server/brand/kept-parts.ts'
import { hashTaglineAnswers } from '#server/brand/made-from.ts'
import type { brands } from '#server/tables/tables.ts'

export type LineListType = {
  part: 'uvps' | 'taglines'
  hashAnswers: (brief: BrandBrief) => string
  read: (row: BrandRow) => LinesState & { seed: number }
  /** The columns that store a list and, as far as given, how it was made. */
  columnsOf: (lines: readonly WrittenLine[], made: LinesMade) => Columns
  /** The chosen line, null before one is chosen, and the column that stores it. */
  readChosen: (row: BrandRow) => string | null
  chosenColumn: (text: string) => Columns
  /** Converts a list to the value stored as its version, and back. */
  keep: (state: LinesState) => unknown
  readKept: (value: unknown) => LinesState
}

/** A list, who made it, and a hash of the answers it was made from: null if nothing has been generated yet. */
export type LinesState = { lines: WrittenLine[]; source: ResultSource | null; madeFrom: string | null }

/** How a list was made, as far as it changes when the list is stored. */
export type LinesMade = Partial<Omit<LinesState, 'lines'> & { seed: number }>

type Columns = Partial<typeof brands.$inferInsert>

export const uvpLines: LineListType = {
  part: 'uvps',
  hashAnswers,
  read: (row) => ({
    lines: readUvps(row.uvpVariations).map(lineOfUvp),
    source: row.uvpSource,
    madeFrom: row.uvpMadeFrom,
    seed: row.uvpSeed,
  }),
  columnsOf: (lines, { source, madeFrom, seed }) => ({
    uvpVariations: lines.map(uvpOfLine),
    ...(source !== undefined && { uvpSource: source }),
    ...(madeFrom !== undefined && { uvpMadeFrom: madeFrom }),
    ...(seed !== undefined && { uvpSeed: seed }),
  }),
  readChosen: ({ chosenUvp }) => chosenUvp,
  chosenColumn: (chosenUvp) => ({ chosenUvp }),
  keep: ({ lines, source, madeFrom }): KeptUvps => ({ uvps: lines.map(uvpOfLine), source, madeFrom }),
  readKept: (value) => {
    const { uvps, ...made } = keptUvps.parse(value)
    return { lines: uvps.map(lineOfUvp), ...made }
  },
}

export const taglineLines: LineListType = {
  part: 'taglines',
  hashAnswers: hashTaglineAnswers,
  read: (row) => ({
    lines: storedTaglines.parse(row.taglines).map(lineOfTagline),
    source: row.taglinesSource,
    madeFrom: row.taglinesMadeFrom,
    seed: row.taglinesSeed,
  }),
  columnsOf: (lines, { source, madeFrom, seed }) => ({
    taglines: lines.map(taglineOfLine),
    ...(source !== undefined && { taglinesSource: source, taglinesMadeAt: new Date() }),
    ...(madeFrom !== undefined && { taglinesMadeFrom: madeFrom }),
    ...(seed !== undefined && { taglinesSeed: seed }),
  }),
  readChosen: ({ chosenTagline }) => chosenTagline,
  chosenColumn: (chosenTagline) => ({ chosenTagline }),
  keep: ({ lines, source, madeFrom }): KeptTaglines => ({ taglines: lines.map(taglineOfLine), source, madeFrom }),
  readKept: (value) => {
    const { taglines, ...made } = keptTaglines.parse(value)
    return { lines: taglines.map(lineOfTagline), ...made }
  },
}

/** Both kinds under the name of their versions. */
export const lineLists: Readonly<Record<LineListType['part'], LineListType>> = {
  uvps: uvpLines,
  taglines: taglineLines,
}
