import { type Declaration, parseInlineStyle, type StyleRule } from './parse-css.ts'
import type { PageElement } from './parse-html.ts'
import { black, blendColours, type Colour, readColour, white } from './read-colour.ts'
import { isBoldFontWeight, readFontShorthand, readFontSize } from './read-font.ts'
import { type MatchBudget, matchesSelector } from './read-selector.ts'

/**
 * The computed style of an element without hover or focus. `background` is undefined over an image, a gradient or an
 * unknown colour.
 */
export type ComputedStyle = {
  colour: Colour | undefined
  background: Colour | undefined
  /** The background the element itself declares. */
  ownBackground: Colour | undefined
  borderColour: Colour | undefined
  /** The font family list as written; '' if none is declared. */
  fontFamily: string
  fontSize: number
  isBold: boolean
  isHidden: boolean
  variables: ReadonlyMap<string, string>
}
/** Computed styles by element index; undefined if the style sheets need more work than one page is allowed. */
export type ComputedStyles = readonly ComputedStyle[] | undefined

type Ranked = Declaration & { rank: readonly [number, number, number, number] }
/** Rules grouped by the id, class or tag at the end of their selector, so that an element is tested against few. */
export type RuleIndex = { byKey: ReadonlyMap<string, readonly StyleRule[]>; others: readonly StyleRule[] }

const matchesMax = 3_000_000
const noVariables: ReadonlyMap<string, string> = new Map()
const unstyled: ComputedStyle = {
  colour: black,
  background: white,
  ownBackground: undefined,
  borderColour: undefined,
  fontFamily: '',
  fontSize: 16,
  isBold: false,
  isHidden: false,
  variables: noVariables,
}
const neverShown: ReadonlySet<string> = new Set(
  'head script style noscript template title meta link base svg math iframe object select option textarea datalist audio video canvas dialog'.split(
    ' ',
  ),
)

/** Indexes the rules of all sheets, numbered in the order of the sheets. */
export function indexRules(sheets: readonly (readonly StyleRule[])[]): RuleIndex {
  const byKey = new Map<string, StyleRule[]>()
  const others: StyleRule[] = []
  let order = 0
  for (const rule of sheets.flat()) {
    order += 1
    const last = rule.selector.steps.at(-1)
    const [className] = last?.classes ?? []
    const key = last?.id ? `#${last.id}` : className ? `.${className}` : last?.tag
    const ordered = { ...rule, order }
    const alike = key ? byKey.get(key) : others
    if (alike) alike.push(ordered)
    else if (key) byKey.set(key, [ordered])
  }
  return { byKey, others }
}

/** Computes the style of every element of a page. */
export function resolveStyles(elements: readonly PageElement[], rules: RuleIndex): ComputedStyles {
  const budget: MatchBudget = { left: matchesMax }
  const looks: ComputedStyle[] = []
  for (const element of elements) {
    const inherited = element.parent ? (looks[element.parent.index] ?? unstyled) : unstyled
    looks.push(resolveOne(element, inherited, gatherDeclarations(element, rules, budget)))
    if (budget.left < 0) return undefined
  }
  return looks
}

function gatherDeclarations(element: PageElement, rules: RuleIndex, budget: MatchBudget): ReadonlyMap<string, string> {
  const keys = [element.tag, ...element.classes.map((name) => `.${name}`)]
  if (element.attributes.id) keys.push(`#${element.attributes.id}`)
  const found: Ranked[] = []
  for (const candidates of [rules.others, ...keys.map((key) => rules.byKey.get(key) ?? [])]) {
    for (const { selector, declarations, layer, order } of candidates) {
      if (!matchesSelector(element, selector, budget)) continue
      for (const each of declarations) {
        // !important reverses the order of layers.
        const rank = each.isImportant
          ? ([1, -layer, selector.weight, order] as const)
          : ([0, layer, selector.weight, order] as const)
        found.push({ ...each, rank })
      }
    }
  }
  const style = element.attributes.style
  if (style) {
    for (const each of parseInlineStyle(style)) {
      found.push({ ...each, rank: [each.isImportant ? 1 : 0, Number.MAX_VALUE, 0, 0] })
    }
  }
  found.sort((one, other) => compareRanks(one.rank, other.rank))
  return new Map([...attributeDeclarations(element), ...found].map(({ property, value }) => [property, value]))
}

function compareRanks(one: Ranked['rank'], other: Ranked['rank']): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || one[3] - other[3]
}

/** Deprecated style attributes such as `bgcolor`; any CSS rule overrides them. */
function attributeDeclarations({ tag, attributes }: PageElement): { property: string; value: string }[] {
  const pairs: [string, string | undefined][] = [
    ['background-color', attributes.bgcolor],
    ['color', tag === 'body' ? attributes.text : tag === 'font' ? attributes.color : undefined],
    ['font-family', tag === 'font' ? attributes.face : undefined],
  ]
  return pairs.flatMap(([property, value]) => (value === undefined ? [] : [{ property, value }]))
}

/** Replaces all `var()` references; undefined if a variable is unknown. */
function substitute(value: string, variables: ReadonlyMap<string, string>): string | undefined {
  let text = value
  for (let turn = 0; turn < 10 && text.includes('var('); turn += 1) {
    if (text.length > 2000) return undefined
    let isKnown = true
    text = text.replace(
      /var\(\s*(--[^\s,)]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (_whole, name: string, otherwise?: string) => {
        const known = variables.get(name) ?? otherwise?.trim()
        if (known === undefined) isKnown = false
        return known ?? ''
      },
    )
    if (!isKnown) return undefined
  }
  return text.includes('var(') ? undefined : text
}

function resolveOne(
  element: PageElement,
  inherited: ComputedStyle,
  declared: ReadonlyMap<string, string>,
): ComputedStyle {
  const own = [...declared].filter(([property]) => property.startsWith('--'))
  const variables = own.length > 0 ? new Map([...inherited.variables, ...own]) : inherited.variables
  const read = (property: string): string | undefined => {
    const value = declared.get(property)
    return value === undefined ? undefined : substitute(value, variables)
  }
  const font = readFontShorthand(read('font') ?? '')
  const isControl = element.tag === 'button' || element.tag === 'input'
  const family = read('font-family') ?? font?.family ?? (isControl ? '' : 'inherit')
  const weight = read('font-weight') ?? font?.weight
  const display = read('display')
  const visibility = read('visibility')
  const colour = resolveColour(element, inherited, declared.has('color'), read('color'))
  return {
    colour,
    ...resolveBackground(element, inherited, declared, read),
    borderColour: readBorder(read),
    fontFamily: family === 'inherit' || family === 'unset' ? inherited.fontFamily : family,
    fontSize: readFontSize(read('font-size') ?? font?.size, inherited.fontSize, element.tag),
    isBold:
      weight === undefined ? inherited.isBold || /^(h[1-6]|b|strong|th)$/.test(element.tag) : isBoldFontWeight(weight),
    isHidden:
      inherited.isHidden ||
      neverShown.has(element.tag) ||
      element.attributes.hidden !== undefined ||
      display === 'none' ||
      visibility === 'hidden',
    variables,
  }
}

function resolveColour(
  element: PageElement,
  inherited: ComputedStyle,
  isDeclared: boolean,
  value: string | undefined,
): Colour | undefined {
  if (isDeclared && value !== 'inherit' && value !== 'currentcolor' && value !== 'unset') {
    return value === undefined ? undefined : readColour(value)
  }
  if (isDeclared) return inherited.colour
  if (element.tag === 'a' && element.attributes.href !== undefined) return { red: 0, green: 0, blue: 0.93, cover: 1 }
  return element.tag === 'button' ? black : inherited.colour
}

type Background = Pick<ComputedStyle, 'background' | 'ownBackground'>

function resolveBackground(
  element: PageElement,
  inherited: ComputedStyle,
  declared: ReadonlyMap<string, string>,
  read: (property: string) => string | undefined,
): Background {
  const image = read('background-image') ?? ''
  const shorthand = read('background') ?? ''
  if (/url\(|gradient\(/.test(`${image} ${shorthand}`)) return { background: undefined, ownBackground: undefined }
  const isDeclared = declared.has('background-color') || declared.has('background')
  if (!isDeclared) {
    const plain = element.tag === 'button' ? readColour('#efefef') : undefined
    return { background: plain ?? inherited.background, ownBackground: undefined }
  }
  const said = read('background-color') ?? firstColour(shorthand)
  if (said === undefined || /^(none|inherit|initial|unset)$/.test(said)) {
    const isKnown = said !== undefined
    return { background: isKnown ? inherited.background : undefined, ownBackground: undefined }
  }
  const colour = readColour(said)
  if (!colour) return { background: undefined, ownBackground: undefined }
  if (colour.cover === 0) return { background: inherited.background, ownBackground: undefined }
  if (colour.cover === 1) return { background: colour, ownBackground: colour }
  const seen = inherited.background && blendColours(colour, inherited.background)
  return { background: seen, ownBackground: seen }
}

/** The colour in a shorthand such as `2px solid #ccc`; the first part if none is a colour. */
function firstColour(shorthand: string): string | undefined {
  const parts = shorthand.match(/[a-z-]+\([^)]*\)|[^\s]+/gi) ?? []
  return parts.find((part) => readColour(part) !== undefined) ?? parts[0]
}

function readBorder(read: (property: string) => string | undefined): Colour | undefined {
  for (const property of ['border-color', 'border', 'border-bottom', 'border-top', 'border-left']) {
    const value = read(property)
    if (value === undefined || /^(0|none)\b/.test(value)) continue
    const colour = readColour(firstColour(value) ?? '')
    if (colour && colour.cover > 0) return colour
  }
  return undefined
}
