import { type CssNode, generate, parse } from 'css-tree'
import { readSelectors, type Selector } from './read-selector.ts'

/** A declaration of one of the properties the audit uses. */
export type Declaration = { property: string; value: string; isImportant: boolean }
/** `layer` is the rank of the cascade layer; rules outside layers have the highest. `order` is the position in the sheet. */
export type StyleRule = { selector: Selector; declarations: readonly Declaration[]; layer: number; order: number }

const cssLengthMax = 600_000
const nestingMax = 60
const rulesMax = 20_000
/** Pages are judged as a typical desktop window shows them; in px. */
const windowWidth = 1280
const outsideLayers = Number.MAX_SAFE_INTEGER

const looked: ReadonlySet<string> = new Set([
  ...['color', 'background', 'background-color', 'background-image', 'font', 'font-family', 'font-size', 'font-weight'],
  ...[
    'display',
    'visibility',
    'border',
    'border-color',
    'border-bottom',
    'border-top',
    'border-left',
    'text-transform',
  ],
])
const isLooked = (property: string) => property.startsWith('--') || looked.has(property)

/** Parses the rules of a style sheet that apply on a screen; undefined if the text is too large or too deeply nested. */
export function parseCss(css: string): StyleRule[] | undefined {
  if (css.length > cssLengthMax || nestingOf(css) > nestingMax) return undefined
  const reader = new RuleReader()
  const sheet = parse(css, {
    parseValue: false,
    parseRulePrelude: false,
    parseAtrulePrelude: false,
    onParseError: () => {},
  })
  reader.readBlock(sheet, '', outsideLayers)
  return reader.rules
}

/** Parses the declarations of a style attribute. */
export function parseInlineStyle(style: string): Declaration[] {
  if (style.length > 5000 || nestingOf(style) > nestingMax) return []
  const list = parse(style, { context: 'declarationList', parseValue: false, onParseError: () => {} })
  return list.type === 'DeclarationList' ? list.children.toArray().flatMap(readDeclaration) : []
}

class RuleReader {
  readonly rules: StyleRule[] = []
  private readonly layers = new Map<string, number>()

  readBlock(node: CssNode, around: string, layer: number): void {
    if (node.type !== 'StyleSheet' && node.type !== 'Block') return
    for (const child of node.children) {
      if (child.type === 'Rule') {
        const selectors = nestSelectors(generate(child.prelude), around)
        this.add(selectors, child.block.children.toArray().flatMap(readDeclaration), layer)
        this.readBlock(child.block, selectors, layer)
      } else if (child.type === 'Atrule') {
        this.readAtRule(child.name, child.prelude ? generate(child.prelude).trim() : '', child.block, around, layer)
      }
    }
  }

  private readAtRule(name: string, prelude: string, block: CssNode | null, around: string, layer: number): void {
    if (name === 'layer') {
      const ranks = prelude.split(',').map((each) => this.rankLayer(each.trim()))
      if (block) this.readBlock(block, around, ranks[0] ?? layer)
    } else if (block && (name === 'supports' || (name === 'media' && matchesDesktopScreen(prelude)))) {
      this.readBlock(block, around, layer)
      if (around !== '' && block.type === 'Block')
        this.add(around, block.children.toArray().flatMap(readDeclaration), layer)
    }
  }

  private rankLayer(name: string): number {
    const known = this.layers.get(name)
    if (known !== undefined && name !== '') return known
    this.layers.set(name, this.layers.size)
    return this.layers.size - 1
  }

  private add(selectors: string, declarations: readonly Declaration[], layer: number): void {
    if (declarations.length === 0) return
    for (const selector of readSelectors(selectors)) {
      if (this.rules.length >= rulesMax) return
      this.rules.push({ selector, declarations, layer, order: this.rules.length })
    }
  }
}

function readDeclaration(node: CssNode): Declaration[] {
  if (node.type !== 'Declaration') return []
  const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
  if (!isLooked(property)) return []
  const value = generate(node.value).trim()
  return value === '' ? [] : [{ property, value, isImportant: Boolean(node.important) }]
}

/** Resolves the selector of a nested rule to a top-level selector. */
function nestSelectors(inner: string, around: string): string {
  if (around === '') return inner
  const outer = around.includes(',') ? `:is(${around})` : around
  return inner
    .split(',')
    .map((each) => (each.includes('&') ? each.replaceAll('&', outer) : `${outer} ${each}`))
    .join(',')
}

/** Whether a media query matches a typical desktop: a wide screen, light colour scheme, mouse. */
export function matchesDesktopScreen(query: string): boolean {
  return query
    .toLowerCase()
    .split(',')
    .some((each) => holdsOne(each.trim()))
}

function holdsOne(query: string): boolean {
  const isNegated = query.startsWith('not ')
  return holdsPlain(isNegated ? query.slice(4) : query) !== isNegated
}

function holdsPlain(query: string): boolean {
  if (/\b(print|speech|tty|embossed|braille)\b/.test(query)) return false
  if (/prefers-(color-scheme:\s*dark|contrast|reduced-motion:\s*reduce)|forced-colors:\s*active/.test(query))
    return false
  if (/hover:\s*none|pointer:\s*coarse|orientation:\s*portrait/.test(query)) return false
  const limits = query.matchAll(/(min-width|max-width|width)\s*(:|>=|<=|>|<)\s*([\d.]+)(px|em|rem)?/g)
  return [...limits].every(([, name = '', sign = '', number = '', unit]) => {
    const width = Number(number) * (unit === 'em' || unit === 'rem' ? 16 : 1)
    const isLower = name === 'min-width' || sign.startsWith('>')
    return isLower ? windowWidth >= width : windowWidth <= width
  })
}

/** Maximum nesting depth of all kinds of brackets. */
function nestingOf(css: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < css.length; at += 1) {
    const code = css.charCodeAt(at)
    if (code === 0x7b || code === 0x28 || code === 0x5b) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if ((code === 0x7d || code === 0x29 || code === 0x5d) && depth > 0) depth -= 1
  }
  return deepest
}
