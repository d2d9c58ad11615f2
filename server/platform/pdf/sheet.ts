/** A report being laid out: pages, tagged text that flows across them, figures and decoration. Units are points. */
import PDFDocument from 'pdfkit'
import { reportColours } from '#server/platform/pdf/report-colours.ts'
import {
  computeLineHeight,
  drawTextLine,
  layOutBalancedLines,
  layOutLines,
  type TextLine,
  type TextStyle,
} from '#server/platform/pdf/set-text.ts'
import { typefaces } from '#server/platform/pdf/typefaces.ts'

/** `madeOn` is also the PDF's creation date, so that the same report on the same day has the same bytes. */
export type SheetDetails = {
  title: string
  productName: string
  madeOn: Date
  /** The time zone of the date on the cover; UTC by default. */
  timeZone?: string | undefined
}
/** An entry of the table of contents; `page` counts from 0. */
export type ContentsEntry = { title: string; page: number }
export type TextPlace = { x?: number; width?: number; isBalanced?: boolean }
type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'LBody' | 'Lbl' | 'BlockQuote' | 'Caption'
type Group = 'L' | 'LI' | 'Sect' | 'TOC' | 'TOCI' | 'Reference'

const headStyle: TextStyle = { face: 'sans', size: 9, colour: reportColours.ink3 }
const margin = { side: 64, top: 68, bottom: 76 }

export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly details: SheetDetails
  readonly landmarks: ContentsEntry[] = []
  /** The final `y` of each page except the last. */
  readonly ends: number[] = []
  /** Where the next element goes. */
  y: number = margin.top
  /** The running head of pages started while it is set. */
  runningHead = ''
  /** Whether a box was set for a character missing from all fonts. */
  hasSubstitutes = false
  #parents: PDFKit.PDFStructureElement[]
  #pages = 0

  constructor(details: SheetDetails) {
    this.details = details
    this.doc = openDocument(details)
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.#parents = [root]
  }

  get left(): number {
    return margin.side
  }

  get width(): number {
    return this.doc.page.width - 2 * margin.side
  }

  get top(): number {
    return margin.top
  }

  get bottom(): number {
    return this.doc.page.height - margin.bottom
  }

  get pages(): number {
    return this.#pages
  }

  /** Starts a page; `ground` is its background. */
  startPage(ground: string = reportColours.page): void {
    if (this.#pages > 0) this.ends.push(this.y)
    this.doc.addPage()
    this.#pages += 1
    this.y = margin.top
    this.furniture(() => {
      if (ground !== reportColours.page) {
        this.doc.rect(0, 0, this.doc.page.width, this.doc.page.height).fill(ground)
      }
      for (const line of layOutLines(this.doc, this.runningHead, headStyle, this.width)) {
        drawTextLine(this.doc, line, headStyle, this.left, margin.top - 30)
      }
    })
  }

  /** Starts a page unless `height` is free on this one. */
  keepTogether(height: number): void {
    if (this.y + height > this.bottom) this.startPage()
  }

  /** Sets a text as one structure element, across page breaks if needed. Leaves `y` below it. */
  text(tag: Tag, text: string, style: TextStyle, place: TextPlace = {}): void {
    const width = place.width ?? this.width
    const lines = (place.isBalanced ? layOutBalancedLines : layOutLines)(this.doc, text, style, width)
    const height = computeLineHeight(style)
    this.#element(tag, {}, (element) => {
      let rest = lines
      while (rest.length > 0) {
        if (this.#linesHere(rest.length, height) === 0) this.startPage()
        const count = Math.max(1, this.#linesHere(rest.length, height))
        const [here, later] = [rest.slice(0, count), rest.slice(count)]
        element.add(() => this.#lines(here, style, place.x ?? this.left))
        rest = later
      }
    })
  }

  /** The height of a text if it stays on one page. */
  heightOf(text: string, style: TextStyle, place: TextPlace = {}): number {
    const set = place.isBalanced ? layOutBalancedLines : layOutLines
    return set(this.doc, text, style, place.width ?? this.width).length * computeLineHeight(style)
  }

  /** Adds this page to the table of contents and the PDF outline. */
  markPlace(title: string): void {
    this.landmarks.push({ title, page: this.#pages - 1 })
    this.doc.outline.addItem(title)
  }

  /** Puts everything that `fill` sets into one structure element, such as a list. */
  group(tag: Group, fill: () => void): void {
    this.#element(tag, {}, (element) => {
      this.#parents.push(element)
      fill()
      this.#parents.pop()
    })
  }

  /** Reserves a structure element at this place, to be filled later. */
  reserve(tag: Group): (fill: () => void) => void {
    const element = this.doc.struct(tag)
    this.#parents.at(-1)?.add(element)
    return (fill) => {
      this.#parents.push(element)
      fill()
      this.#parents.pop()
      element.end()
    }
  }

  /** A figure; `alt` describes it for screen readers. */
  figure(alt: string, bounds: readonly [number, number, number, number], draw: () => void): void {
    this.#element('Figure', { alt, bbox: bounds, placement: 'Block' }, (element) => element.add(draw))
  }

  /** A link to another page of the report; `label` is for screen readers. */
  link(label: string, page: number, bounds: readonly [number, number, number, number], draw: () => void): void {
    const [x, y, width, height] = bounds
    const here = this.doc.page
    const target = this.doc.switchToPage(page).dictionary
    this.doc.page = here
    this.#element('Link', {}, (element) => {
      element.add(draw)
      // pdfkit writes plain strings as names and String objects as text.
      const link = { Subtype: 'Link', Dest: [target, 'XYZ', null, null, null], Contents: Object(label) }
      this.doc.annotate(x, y, width, height, Object.assign(link, { structParent: element }))
    })
  }

  /** Decoration such as rules, backgrounds and page numbers: drawn, but not part of the tagged content. */
  furniture(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(options: { x?: number; width?: number; weight?: number; colour?: string } = {}): void {
    const { x = this.left, width = this.width, weight = 0.75, colour = reportColours.line } = options
    this.furniture(() => {
      const end = x + width
      this.doc.lineWidth(weight).moveTo(x, this.y).lineTo(end, this.y).stroke(colour)
    })
  }

  /** How many of the lines go on this page, without widows and orphans. */
  #linesHere(lines: number, height: number): number {
    const room = Math.max(0, Math.floor((this.bottom - this.y) / height + 1e-6))
    if (room >= lines) return lines
    const here = lines - room === 1 ? room - 1 : room
    return here < 2 && this.y > this.top ? 0 : here
  }

  #lines(lines: readonly TextLine[], style: TextStyle, x: number): void {
    for (const line of lines) {
      drawTextLine(this.doc, line, style, x, this.y)
      this.hasSubstitutes ||= line.runs.some((run) => run.actual !== undefined)
      this.y += computeLineHeight(style)
    }
  }

  #element(tag: string, options: object, fill: (element: PDFKit.PDFStructureElement) => void): void {
    const element = this.doc.struct(tag, options)
    this.#parents.at(-1)?.add(element)
    fill(element)
    element.end()
  }
}

function openDocument({ title, productName, madeOn }: SheetDetails): PDFKit.PDFDocument {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 0,
    // No default font: it would be Helvetica, which cannot be embedded.
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: productName, Creator: productName, Producer: productName, CreationDate: madeOn },
  }
  // pdfkit's types lack PDF/UA among the subsets.
  const doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
  for (const [face, { font }] of Object.entries(typefaces)) doc.registerFont(face, font)
  return doc
}
