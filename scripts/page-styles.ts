/** What a public page or its script can use of its style sheet. */
import { type CssNode, generate, parse, type Selector, walk } from 'css-tree'
import { Parser } from 'htmlparser2'

/** The class names, ids and element names in a page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  const onopentag = (name: string, { class: classes = '', id }: { [attribute: string]: string }) => {
    names.add(name)
    if (id !== undefined) names.add(`#${id}`)
    for (const each of classes.split(/\s+/)) names.add(`.${each}`)
  }
  // Elements of SVG have capitals in their names.
  const parser = new Parser({ onopentag }, { lowerCaseTags: false })
  parser.end(html)
  return names
}

/** Every word in a script: the names that it may give to an element are among them. */
const wordsIn = (script: string) => new Set(script.match(/[\w-]+/g))

/**
 * The style sheet without the rules that match nothing in `html` and nothing that `script` may make. Names inside of
 * `:is()`, `:not()`, `:has()` and the like are not looked at, nor are attributes and states.
 */
export function keepUsedRules(style: string, html: string, script: string): string {
  const names = namesIn(html)
  const words = wordsIn(script)
  const isThere = (part: CssNode) => {
    if (part.type === 'ClassSelector') return names.has(`.${part.name}`) || words.has(part.name)
    if (part.type === 'IdSelector') return names.has(`#${part.name}`) || words.has(part.name)
    if (part.type === 'TypeSelector') return part.name === '*' || names.has(part.name) || words.has(part.name)
    return true
  }
  const isUsed = ({ children }: Selector) => children.toArray().every(isThere)
  const sheet = parse(style, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false })
  walk(sheet, {
    visit: 'Rule',
    leave({ prelude }, item, list) {
      // The steps of an animation are rules too, named `from`, `to` or by a percentage.
      if (prelude.type !== 'SelectorList' || this.atrule?.name === 'keyframes') return
      prelude.children = prelude.children.filter((selector) => selector.type !== 'Selector' || isUsed(selector))
      if (prelude.children.isEmpty) list.remove(item)
    },
  })
  walk(sheet, {
    visit: 'Atrule',
    leave({ block }, item, list) {
      if (block?.children.isEmpty) list.remove(item)
    },
  })
  return generate(sheet)
}

/** The style sheet without the files of our fonts, and these by themselves. */
export function takeFontFiles(style: string): { style: string; fonts: string } {
  const isOurs = /@font-face\s*\{[^{}]*url\([^{}]*\}/g
  return { style: style.replace(isOurs, ''), fonts: (style.match(isOurs) ?? []).join('') }
}
