import type { FetchedPage } from '#contract/brand-review.ts'
import {
  collapseSpaces,
  gatherBlocks,
  gatherStyledTexts,
  isHiddenElement,
  listBlocksWithin,
  type StyledText,
  type TextBlock,
} from './gather-blocks.ts'
import { parseCss, type StyleRule } from './parse-css.ts'
import { findClosestElement, type PageElement, type ParsedPage, parseHtml } from './parse-html.ts'
import { type ComputedStyles, indexRules, resolveStyles } from './resolve-styles.ts'

export type PageLink = {
  text: string
  href: string
  element: PageElement
  region: TextBlock['region']
  isButton: boolean
}
export type PageImage = { alt: string | undefined; element: PageElement; isInLink: boolean }

/** A page as the checks see it. Texts and quotes have single spaces. */
export type PageReading = {
  url: string
  title: string
  /** A name for use in sentences: “Prices”, or “the home page”. */
  name: string
  /** Content of `<meta>` elements by name or property in lower case. */
  meta: ReadonlyMap<string, string>
  /** Addresses of the icons linked in the head. */
  icons: readonly string[]
  elements: readonly PageElement[]
  /** Computed styles by element index; undefined if they could not be computed. */
  looks: ComputedStyles
  texts: readonly StyledText[]
  blocks: readonly TextBlock[]
  links: readonly PageLink[]
  images: readonly PageImage[]
  words: number
  state: 'read' | 'needs-script' | 'empty'
  isCut: boolean
  /** Some linked style sheets did not load, so `looks` cannot be trusted. */
  lacksStyles: boolean
}

export type LinkedStyleSheet = { url: string; rules: readonly StyleRule[] | undefined }

const fewWords = 25

/** Parses one page together with its linked style sheets. */
export function readPage(
  page: FetchedPage,
  sheets: readonly LinkedStyleSheet[],
  missingSheets: readonly string[],
): PageReading {
  const parsed = parseHtml(page.html)
  const { rules, isWhole } = orderRules(parsed, sheets)
  const looks = isWhole ? resolveStyles(parsed.elements, indexRules(rules)) : undefined
  const blocks = gatherBlocks(parsed, looks)
  const words = blocks.reduce((sum, block) => sum + block.words, 0)
  return {
    url: page.url,
    title: titleOf(parsed),
    name: page.url,
    meta: readMeta(parsed.elements),
    icons: parsed.elements
      .filter(({ tag, attributes }) => tag === 'link' && /\bicon\b|apple-touch-icon/i.test(attributes.rel ?? ''))
      .map(({ attributes }) => attributes.href ?? ''),
    elements: parsed.elements,
    looks,
    texts: gatherStyledTexts(parsed, looks),
    blocks,
    links: readLinks(parsed, blocks, looks),
    images: readImages(parsed.elements, looks),
    words,
    state: words >= fewWords ? 'read' : needsScript(parsed) ? 'needs-script' : 'empty',
    isCut: parsed.isCut,
    lacksStyles: sheetNames(parsed).some((name) => missingSheets.some((url) => isNamed(url, name))),
  }
}

const isSheetLink = ({ tag, attributes }: PageElement) => tag === 'link' && /stylesheet/i.test(attributes.rel ?? '')
/** The path of a sheet link without query and leading dots and slashes; the full address ends with it. */
const sheetName = (href = '') => href.replace(/[?#].*$/, '').replace(/^(\.{0,2}\/)+/, '')
const sheetNames = (parsed: ParsedPage) =>
  parsed.elements.filter(isSheetLink).map(({ attributes }) => sheetName(attributes.href))
const isNamed = (url: string, name: string) => name !== '' && url.replace(/[?#].*$/, '').endsWith(name)

/**
 * Collects rules from style elements and linked sheets in document order. `isWhole` is false if a sheet could not be
 * parsed.
 */
function orderRules(
  parsed: ParsedPage,
  sheets: readonly LinkedStyleSheet[],
): { rules: (readonly StyleRule[])[]; isWhole: boolean } {
  const inline = parsed.elements.filter(({ tag }) => tag === 'style')
  const links = parsed.elements.filter(isSheetLink)
  const left = [...sheets]
  const found: { index: number; rules: readonly StyleRule[] | undefined }[] = []
  for (const { index, attributes } of links) {
    const name = sheetName(attributes.href)
    const at = left.findIndex(({ url }) => isNamed(url, name))
    const [sheet] = at < 0 ? [] : left.splice(at, 1)
    if (sheet) found.push({ index, rules: sheet.rules })
  }
  const styles = rawTexts(parsed, 'style')
  for (const { index } of inline) found.push({ index, rules: parseCss(styles.get(index) ?? '') })
  found.sort((one, other) => one.index - other.index)
  const all = [...left.map(({ rules }) => rules), ...found.map(({ rules }) => rules)]
  return { rules: all.flatMap((rules) => (rules ? [rules] : [])), isWhole: all.every((rules) => rules !== undefined) }
}

/** The raw text of all elements with this tag, by element index. */
function rawTexts(parsed: ParsedPage, tag: string): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (const { text, element } of parsed.runs) {
    if (element.tag === tag) texts.set(element.index, `${texts.get(element.index) ?? ''}${text}`)
  }
  return texts
}

/** The page title; titles inside SVG pictures are ignored. */
function titleOf(parsed: ParsedPage): string {
  const title = parsed.elements.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg')
  return title ? collapseSpaces(rawTexts(parsed, 'title').get(title.index) ?? '') : ''
}

function readMeta(elements: readonly PageElement[]): ReadonlyMap<string, string> {
  const meta = new Map<string, string>()
  for (const { tag, attributes } of elements) {
    const name = (attributes.property ?? attributes.name ?? '').toLowerCase()
    const content = collapseSpaces(attributes.content ?? '')
    if (tag === 'meta' && name !== '' && content !== '' && !meta.has(name)) meta.set(name, content)
  }
  return meta
}

const buttonName = /(^|[-_])(btn|button|cta)($|[-_])/i

function readLinks(parsed: ParsedPage, blocks: readonly TextBlock[], looks: ComputedStyles): PageLink[] {
  const regions = new Map(blocks.map(({ element, region }) => [element.index, region]))
  const textOf = new Map<number, string>()
  for (const { text, element } of parsed.runs) {
    const holder = findClosestElement(element, ({ tag }) => tag === 'a' || tag === 'button')
    if (holder) textOf.set(holder.index, `${textOf.get(holder.index) ?? ''}${text}`)
  }
  return parsed.elements.flatMap((element) => {
    const { tag, attributes } = element
    const isSubmit = tag === 'input' && /^(submit|button)$/i.test(attributes.type ?? '')
    if ((tag !== 'a' && tag !== 'button' && !isSubmit) || isHiddenElement(element, looks)) return []
    const text = collapseSpaces(
      isSubmit ? (attributes.value ?? 'Submit') : (textOf.get(element.index) ?? attributes['aria-label'] ?? ''),
    )
    const owner = findClosestElement(element, ({ index }) => regions.has(index))
    const isButton =
      tag !== 'a' ||
      attributes.role === 'button' ||
      element.classes.some((name) => buttonName.test(name)) ||
      looks?.[element.index]?.ownBackground !== undefined
    const region = regions.get(element.index) ?? (owner && regions.get(owner.index)) ?? regionAround(element, blocks)
    return [{ text, href: attributes.href ?? '', element, region, isButton }]
  })
}

/** The region of a link that is not inside a block of text. */
function regionAround(element: PageElement, blocks: readonly TextBlock[]): TextBlock['region'] {
  return element.parent ? (listBlocksWithin(blocks, element)[0]?.region ?? 'main') : 'main'
}

function readImages(elements: readonly PageElement[], looks: ComputedStyles): PageImage[] {
  return elements.flatMap((element) => {
    const { tag, attributes } = element
    if (tag !== 'img' || isHiddenElement(element, looks) || attributes['aria-hidden'] === 'true') return []
    // Ignore invisible tracking pixels.
    if (attributes.width === '1' && attributes.height === '1') return []
    const isInLink = findClosestElement(element, (each) => each.tag === 'a') !== undefined
    return [{ alt: attributes.alt, element, isInLink }]
  })
}

const scriptRoots = /^(root|app|__next|__nuxt|___gatsby|svelte|main-app)$/i
/** Whether a page without text probably renders it with JavaScript. */
function needsScript(parsed: ParsedPage): boolean {
  const scripts = parsed.elements.some(
    ({ tag, attributes }) => tag === 'script' && !/json/i.test(attributes.type ?? ''),
  )
  const asks = parsed.runs.some(
    ({ text, element }) =>
      /javascript/i.test(text) && findClosestElement(element, ({ tag }) => tag === 'noscript') !== undefined,
  )
  const hasRoot = parsed.elements.some(
    ({ tag, attributes }) => scriptRoots.test(attributes.id ?? '') || /^app-root$|^app$/.test(tag),
  )
  return asks || (scripts && (hasRoot || parsed.elements.length < 60))
}
