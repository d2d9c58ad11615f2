/** Text layout: line breaking, font fallback, boxes for missing characters. Sizes and widths are in points. */
import { type FontFace, type FontRun, splitCharacters, splitRuns } from '#server/platform/pdf/typefaces.ts'

/** `leading` is the line height and `tracking` the letter spacing, both as a fraction of the size. */
export type TextStyle = { face: FontFace; size: number; colour: string; leading?: number; tracking?: number }
export type TextLine = { runs: FontRun[]; width: number }
type Document = PDFKit.PDFDocument
/** A unit without a break opportunity: a word, or its part up to a hyphen. */
type Piece = { runs: FontRun[]; width: number; spaceBefore: boolean }

export const computeLineHeight = (style: TextStyle) => style.size * (style.leading ?? 1.5)
const trackingOf = (style: TextStyle) => style.size * (style.tracking ?? 0)

function widthOf(doc: Document, runs: readonly FontRun[], style: TextStyle): number {
  const spacing = trackingOf(style)
  return runs.reduce(
    (sum, run) =>
      sum + doc.font(run.face).fontSize(style.size).widthOfString(run.text, { characterSpacing: spacing }) + spacing,
    0,
  )
}

/** Breaks the text into lines of at most `width`; a word that is wider is broken at the line's end. */
export function layOutLines(doc: Document, text: string, style: TextStyle, width: number): TextLine[] {
  const space = widthOf(doc, [{ text: ' ', face: style.face }], style)
  const lines: TextLine[] = []
  let line: TextLine | undefined
  for (const piece of splitPieces(doc, text, style, width)) {
    const gap = line !== undefined && piece.spaceBefore ? space : 0
    if (line === undefined || line.width + gap + piece.width > width) {
      // The space at the line's end is invisible, but matters when copied or read aloud.
      if (gap > 0) line?.runs.push({ text: ' ', face: style.face })
      line = { runs: [...piece.runs], width: piece.width }
      lines.push(line)
    } else {
      line.runs = joinRuns(line.runs, piece.runs, gap > 0)
      line.width += gap + piece.width
    }
  }
  return lines
}

/** Breaks the text into lines of even length without adding a line: for headings. */
export function layOutBalancedLines(doc: Document, text: string, style: TextStyle, width: number): TextLine[] {
  const widest = layOutLines(doc, text, style, width)
  if (widest.length < 2) return widest
  let best = widest
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const lines = layOutLines(doc, text, style, width * share)
    if (lines.length > widest.length) break
    best = lines
  }
  return best
}

/** The largest of `sizes` at which the text needs at most `linesMax` lines and breaks no word; otherwise the last. */
export function fitTextSize(
  doc: Document,
  text: string,
  style: Omit<TextStyle, 'size'>,
  room: { width: number; linesMax: number },
  sizes: readonly [number, ...number[]],
): TextStyle {
  const fits = (size: number) => {
    const at = { ...style, size }
    const isWhole = text.split(/\s+/).every((word) => widthOf(doc, splitRuns(word, style.face), at) <= room.width)
    return isWhole && layOutLines(doc, text, at, room.width).length <= room.linesMax
  }
  return { ...style, size: sizes.find(fits) ?? sizes.at(-1) ?? sizes[0] }
}

/** Draws one line with its top left corner at x, y. */
export function drawTextLine(doc: Document, line: TextLine, style: TextStyle, x: number, y: number): void {
  const baseline = y + computeLineHeight(style) / 2 + style.size * 0.34
  let at = x
  for (const run of line.runs) {
    doc.font(run.face).fontSize(style.size).fillColor(style.colour)
    if (run.actual !== undefined) doc.markContent('Span', { actual: run.actual })
    doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: trackingOf(style) })
    if (run.actual !== undefined) doc.endMarkedContent()
    at += widthOf(doc, [run], style)
  }
}

function splitPieces(doc: Document, text: string, style: TextStyle, width: number): Piece[] {
  const pieces: Piece[] = []
  for (const word of text.split(/\s+/)) {
    for (const [at, part] of word.split(/(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/u).entries()) {
      const runs = splitRuns(part, style.face)
      if (runs.length === 0) continue
      const piece = { runs, width: widthOf(doc, runs, style), spaceBefore: at === 0 }
      pieces.push(...(piece.width <= width ? [piece] : breakPiece(doc, part, style, width)))
    }
  }
  return pieces
}

/** Adds up character widths: measuring every prefix of a long word would take quadratic time. */
function breakPiece(doc: Document, part: string, style: TextStyle, width: number): Piece[] {
  const pieces: Piece[] = []
  let taken = { text: '', width: 0 }
  const close = () => {
    const spaceBefore = pieces.length === 0
    pieces.push({ runs: splitRuns(taken.text, style.face), width: taken.width, spaceBefore })
  }
  for (const character of splitCharacters(part)) {
    const next = widthOf(doc, splitRuns(character, style.face), style)
    if (taken.text !== '' && taken.width + next > width) {
      close()
      taken = { text: '', width: 0 }
    }
    taken = { text: taken.text + character, width: taken.width + next }
  }
  close()
  return pieces
}

/** Merges adjacent runs of one font, so that selected text in the viewer reads as written. */
function joinRuns(before: readonly FontRun[], after: readonly FontRun[], withSpace: boolean): FontRun[] {
  const runs = before.map((run) => ({ ...run }))
  for (const [at, run] of after.entries()) {
    const space = at === 0 && withSpace ? ' ' : ''
    const last = runs.at(-1)
    if (last && last.face === run.face && last.actual === undefined && run.actual === undefined) {
      last.text += space + run.text
    } else if (last && space !== '' && last.actual === undefined) {
      last.text += space
      runs.push({ ...run })
    } else runs.push(...(space === '' ? [] : [{ text: space, face: run.face }]), { ...run })
  }
  return runs
}
