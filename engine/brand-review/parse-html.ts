import { Parser } from 'htmlparser2'

/** An element of a page. `index` is its position in document order; its descendants have the indexes up to `end`. */
export type PageElement = {
  index: number
  end: number
  tag: string
  attributes: Readonly<Record<string, string>>
  classes: readonly string[]
  parent: PageElement | undefined
  /** The previous sibling. */
  before: PageElement | undefined
  /** Position among its siblings, from 1. */
  place: number
  isLast: boolean
}
/** A piece of text and its element; `opened` is the number of elements that started before it. */
export type TextRun = { text: string; element: PageElement; opened: number }
/** `isCut`: the page exceeded a limit and was truncated. */
export type ParsedPage = { elements: readonly PageElement[]; runs: readonly TextRun[]; isCut: boolean }

const charactersMax = 1_500_000
const elementsMax = 12_000
/** Deeper elements are attached at this depth, which bounds the length of every walk to the root. */
const depthMax = 150
/** Parsing stops at this depth, because the parser's cost grows with the square of the depth. */
const nestingMax = 4000
const pieceLength = 8192

type Draft = PageElement & { lastChild: Draft | undefined }

/** Parses any HTML, including broken and hostile input, in time linear in its length. */
export function parseHtml(html: string): ParsedPage {
  const elements: Draft[] = []
  const runs: TextRun[] = []
  const open: Draft[] = []
  let unopened = 0
  let isCut = html.length > charactersMax

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (elements.length >= elementsMax) {
          isCut = true
          unopened += 1
          return
        }
        const parent = open[Math.min(open.length, depthMax) - 1]
        const draft = draftElement(elements.length, tag, attributes, parent)
        elements.push(draft)
        open.push(draft)
      },
      ontext(text) {
        const element = open[Math.min(open.length, depthMax) - 1]
        if (!element) return
        const last = runs.at(-1)
        if (last?.element === element && last.opened === elements.length) last.text += text
        else runs.push({ text, element, opened: elements.length })
      },
      onclosetag() {
        if (unopened > 0) unopened -= 1
        else {
          const closed = open.pop()
          if (closed) closed.end = elements.length - 1
        }
      },
    },
    { decodeEntities: true },
  )
  const read = html.slice(0, charactersMax)
  for (let at = 0; at < read.length; at += pieceLength) {
    if (open.length + unopened > nestingMax) {
      isCut = true
      break
    }
    parser.write(read.slice(at, at + pieceLength))
  }
  parser.end()
  for (const element of elements) if (element.lastChild) element.lastChild.isLast = true
  return { elements, runs, isCut }
}

function draftElement(
  index: number,
  tag: string,
  attributes: Record<string, string>,
  parent: Draft | undefined,
): Draft {
  const before = parent?.lastChild
  const draft: Draft = {
    index,
    end: index,
    tag,
    attributes,
    classes: attributes.class?.split(/\s+/).filter((name) => name !== '') ?? [],
    parent,
    before,
    place: (before?.place ?? 0) + 1,
    isLast: false,
    lastChild: undefined,
  }
  if (parent) parent.lastChild = draft
  return draft
}

/** The nearest match among the element itself and its ancestors. */
export function findClosestElement(
  element: PageElement,
  fits: (each: PageElement) => boolean,
): PageElement | undefined {
  let at: PageElement | undefined = element
  while (at && !fits(at)) at = at.parent
  return at
}

/** True if `outer` is the element or one of its ancestors. */
export const containsElement = (outer: PageElement, element: PageElement) =>
  element.index >= outer.index && element.index <= outer.end
