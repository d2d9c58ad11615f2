import { containsElement, findClosestElement, type PageElement, type ParsedPage } from './parse-html.ts'
import type { ComputedStyles } from './resolve-styles.ts'

/** The part of the page a block belongs to. */
type Region = 'main' | 'navigation' | 'footer'
/** A paragraph, heading, list item, cell or similar, with its visible text in single spaces. */
export type TextBlock = {
  text: string
  words: number
  element: PageElement
  /** 1 to 6 for a heading, 0 for anything else. */
  heading: number
  region: Region
  /** Words of someone else, such as a customer or a newspaper. */
  isQuoted: boolean
}
/** A piece of visible text and its innermost element, whose style it has. */
export type StyledText = { text: string; element: PageElement }

const inlineTags: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const isBlock = ({ tag }: PageElement) => !inlineTags.has(tag)
const isFooter = ({ tag, attributes, classes }: PageElement) =>
  tag === 'footer' ||
  attributes.role === 'contentinfo' ||
  /(^|[-_])(footer|foot|colophon|bottom|imprint)($|[-_])/i.test([attributes.id ?? '', ...classes].join('_'))
const isNavigation = ({ tag, attributes }: PageElement) => tag === 'nav' || attributes.role === 'navigation'
const isQuotation = ({ tag, classes }: PageElement) =>
  tag === 'blockquote' || tag === 'q' || classes.some((name) => /testimonial|quote|review/i.test(name))

export const countBlockWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu)?.length ?? 0
export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/** All visible pieces of text with their elements. */
export function gatherStyledTexts(page: ParsedPage, looks: ComputedStyles): StyledText[] {
  return page.runs.filter(({ text, element }) => !isHiddenElement(element, looks) && text.trim() !== '')
}

const unseenTags =
  /^(head|script|style|noscript|template|title|svg|iframe|select|option|textarea|datalist|object|audio|video|canvas|dialog)$/
/** Whether an element is hidden; without computed styles this is decided by its tag and ancestors alone. */
export const isHiddenElement = (element: PageElement, looks: ComputedStyles) =>
  looks?.[element.index]?.isHidden ?? findClosestElement(element, ({ tag }) => unseenTags.test(tag)) !== undefined

/** The texts of one block; `linked` counts the words inside its links. */
type Group = { element: PageElement; texts: string[]; linked: number; links: Set<PageElement> }

/** The blocks of a page in document order, without hidden elements and cookie notices. */
export function gatherBlocks(page: ParsedPage, looks: ComputedStyles): TextBlock[] {
  const groups: Group[] = []
  let at: Group | undefined
  let opened = 0
  const notices = findNotices(page)
  for (const { text, element, opened: now } of page.runs) {
    if (isHiddenElement(element, looks) || notices.some((notice) => containsElement(notice, element))) continue
    const owner = findClosestElement(element, isBlock) ?? element
    if (at?.element !== owner || breaksBetween(page, opened, now)) {
      at = { element: owner, texts: [], linked: 0, links: new Set() }
      groups.push(at)
    }
    opened = now
    at.texts.push(text)
    const link = findClosestElement(element, ({ tag }) => tag === 'a')
    if (link && text.trim() !== '') {
      at.linked += countBlockWords(text)
      at.links.add(link)
    }
  }
  const menus = findMenus(groups)
  return groups.flatMap((group) => {
    const { element, texts, linked, links } = group
    const text = collapseSpaces(texts.join(''))
    if (text === '') return []
    const words = countBlockWords(text)
    const isLinks = menus.has(listAround(group)) || (links.size >= 2 && words - linked <= 6)
    return [
      {
        text,
        words,
        element,
        heading: headingOf(element),
        region: regionOf(element, isLinks),
        isQuoted: isQuotedBlock(element, text),
      },
    ]
  })
}

const listAround = ({ element }: Group) => findClosestElement(element, ({ tag }) => tag === 'li')?.parent
const entryWordsMax = 4
const entriesMin = 3

/** Finds lists that contain only short links: these are menus, whatever their markup. */
function findMenus(groups: readonly Group[]): ReadonlySet<PageElement | undefined> {
  const lists = new Map<PageElement, boolean[]>()
  for (const group of groups) {
    const list = listAround(group)
    const words = countBlockWords(group.texts.join(''))
    if (!list || words === 0) continue
    const entries = lists.get(list) ?? []
    entries.push(words === group.linked && words <= entryWordsMax)
    lists.set(list, entries)
  }
  const isMenu = (entries: readonly boolean[]) => entries.length >= entriesMin && entries.every(Boolean)
  return new Set([...lists].filter(([, entries]) => isMenu(entries)).map(([list]) => list))
}

const noticeName = /cookie|consent|gdpr/i
const asksConsent = /\b(?:accept|agree|allow|consent|continue|privacy|polic(?:y|ies)|ok)\b/i
const noticeLengthMax = 1500
const noticesMax = 5

/** Finds cookie banners. A name alone is not enough, so that a bakery's cookies are kept: the text must ask for consent. */
function findNotices({ elements, runs }: ParsedPage): PageElement[] {
  const outer: PageElement[] = []
  for (const element of elements) {
    const isNamed = [element.attributes.id ?? '', ...element.classes].some((name) => noticeName.test(name))
    if (isNamed && element.tag !== 'body' && element.index > (outer.at(-1)?.end ?? 0) && outer.length < noticesMax)
      outer.push(element)
  }
  return outer.filter((notice) => {
    const text = runs.flatMap((run) => (containsElement(notice, run.element) ? [run.text] : [])).join(' ')
    return text.length <= noticeLengthMax && /\bcookies?\b/i.test(text) && asksConsent.test(text)
  })
}

/** True if one of the elements `from` to `to`, opened between two texts of a block, is a `<br>` or another block. */
function breaksBetween(page: ParsedPage, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const element = page.elements[index]
    if (element && isBlock(element) && element.tag !== 'img' && element.tag !== 'svg') return true
  }
  return false
}

function headingOf(element: PageElement): number {
  const heading = findClosestElement(element, ({ tag }) => /^h[1-6]$/.test(tag))
  return heading ? Number(heading.tag.slice(1)) : 0
}

function regionOf(element: PageElement, isLinks: boolean): Region {
  if (findClosestElement(element, isFooter)) return 'footer'
  return isLinks || findClosestElement(element, isNavigation) ? 'navigation' : 'main'
}

/**
 * True inside a quotation element, or if the text starts with a quotation of more than 40 percent of its length, followed
 * by a speaker or nothing.
 */
function isQuotedBlock(element: PageElement, text: string): boolean {
  if (findClosestElement(element, isQuotation)) return true
  const [quoted = ''] = /^["“„«][^"”“»]{12,}["”“»]/.exec(text) ?? []
  return quoted.length > text.length * 0.4 && isSpeaker(text.slice(quoted.length))
}

/**
 * True if nothing, a name or "says" follows the quotation. If a sentence follows (“It means: a spreadsheet.”), the text
 * comments on the quoted words.
 */
const isSpeaker = (text: string) =>
  /^[\s,—–-]*(?:$|(?!(?:It|That|This|Which|We|What|They|In|The|If|So|And|But|Or|You|Some|No|Yes)\b)\p{Lu})/u.test(
    text,
  ) || /^\s*(?:says|said|wrote|writes)\b|^\s*[—–-]/.test(text)

/** The blocks inside an element. */
export const listBlocksWithin = (blocks: readonly TextBlock[], element: PageElement) =>
  blocks.filter((each) => containsElement(element, each.element))

const abbreviations = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e|etc|No|Ltd|Inc|Co|approx|est)\.$/i
/** Splits a text into sentences, verbatim; abbreviations do not end one. */
export function splitPageSentences(text: string): string[] {
  const parts = text.split(/(?<=[.!?…]["'”’)]*)\s+(?=["'“‘(]*[\p{Lu}\p{N}£$€])/u)
  const sentences: string[] = []
  for (const part of parts) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}
