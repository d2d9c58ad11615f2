import { type AttributeSelector, type CssNode, ident, parse } from 'css-tree'
import type { PageElement } from './parse-html.ts'

/** One compound selector: the conditions on an element, and the combinator that links it to the previous step. */
type Step = {
  tag: string
  id: string
  classes: string[]
  tests: ((element: PageElement) => boolean)[]
  combinator: ' ' | '>' | '+' | '~' | ''
}
/** A complex selector, left to right; `weight` is its specificity. */
export type Selector = { steps: readonly Step[]; weight: number }

const stepsMax = 8
const listLengthMax = 20_000
/** Limits the matching work a page may cause. */
export type MatchBudget = { left: number }

/** Parses a selector list, dropping selectors that need a state (such as :hover) or a pseudo-element. */
export function readSelectors(list: string): Selector[] {
  return list.length > listLengthMax ? [] : selectorsIn(parseList(list))
}

function parseList(list: string): CssNode | undefined {
  try {
    return parse(list, { context: 'selectorList' })
  } catch {
    // An invalid selector matches nothing, as in browsers.
    return undefined
  }
}

const selectorsIn = (node: CssNode | null | undefined): Selector[] =>
  node?.type === 'SelectorList' ? node.children.toArray().flatMap((each) => readSelector(each) ?? []) : []

function readSelector(node: CssNode): Selector | undefined {
  if (node.type !== 'Selector') return undefined
  const steps: Step[] = []
  let step = emptyStep('')
  let weight = 0
  for (const part of node.children.toArray()) {
    if (part.type === 'Combinator') {
      const combinator = combinators.find((each) => each === part.name)
      if (combinator === undefined || steps.length >= stepsMax) return undefined
      steps.push(step)
      step = emptyStep(combinator)
    } else {
      const added = readPart(part, step)
      if (added === undefined) return undefined
      weight += added
    }
  }
  return { steps: [...steps, step], weight }
}

const combinators = [' ', '>', '+', '~'] as const
const emptyStep = (combinator: Step['combinator']): Step => ({ tag: '', id: '', classes: [], tests: [], combinator })

/** Adds a simple selector to its step and returns its weight; undefined for states, pseudo-elements and unknown parts. */
function readPart(part: CssNode, step: Step): number | undefined {
  if (part.type === 'TypeSelector') {
    step.tag = part.name === '*' ? '' : part.name.toLowerCase()
    return step.tag === '' ? 0 : 1
  }
  if (part.type === 'IdSelector') {
    step.id = ident.decode(part.name)
    return 10_000
  }
  if (part.type === 'ClassSelector') {
    step.classes.push(ident.decode(part.name))
    return 100
  }
  const test =
    part.type === 'AttributeSelector'
      ? attributeTest(part)
      : part.type === 'PseudoClassSelector'
        ? readPseudo(part.name.toLowerCase(), part.children?.first)
        : undefined
  if (test) step.tests.push(test.matches)
  return test?.weight
}

type Test = { matches: (element: PageElement) => boolean; weight: number }
const plainTest = (matches: Test['matches']): Test => ({ matches, weight: 100 })

function attributeTest({ name, matcher, value }: AttributeSelector): Test {
  const asked = value === null ? '' : value.type === 'String' ? value.value : value.name
  return plainTest(({ attributes }) => {
    const has = attributes[name.name.toLowerCase()]
    if (has === undefined) return false
    if (matcher === '=') return has === asked
    if (matcher === '~=') return has.split(/\s+/).includes(asked)
    if (matcher === '^=') return has.startsWith(asked)
    if (matcher === '$=') return has.endsWith(asked)
    if (matcher === '*=') return has.includes(asked)
    return matcher !== '|=' || has === asked || has.startsWith(`${asked}-`)
  })
}

/** Supports pseudo-classes that do not depend on user interaction; undefined for all others. */
function readPseudo(name: string, inner: CssNode | null | undefined): Test | undefined {
  switch (name) {
    case 'root':
      return plainTest(({ parent }) => parent === undefined)
    case 'link':
    case 'any-link':
      return plainTest(({ tag, attributes }) => tag === 'a' && attributes.href !== undefined)
    case 'first-child':
      return plainTest(({ place }) => place === 1)
    case 'last-child':
      return plainTest(({ isLast }) => isLast)
    case 'nth-child':
      return nthChild(inner)
    case 'is':
    case 'where':
    case 'not':
      return anyOf(name, selectorsIn(inner))
    default:
      return undefined
  }
}

function nthChild(inner: CssNode | null | undefined): Test | undefined {
  if (inner?.type !== 'Nth' || inner.selector) return undefined
  const { nth } = inner
  const [every, from] =
    nth.type === 'AnPlusB' ? [Number(nth.a ?? 0), Number(nth.b ?? 0)] : [2, nth.name === 'odd' ? 1 : 0]
  return plainTest(({ place }) =>
    every === 0 ? place === from : (place - from) / every >= 0 && (place - from) % every === 0,
  )
}

function anyOf(name: string, selectors: readonly Selector[]): Test | undefined {
  if (selectors.length === 0 && name !== 'not') return undefined
  const heaviest = Math.max(0, ...selectors.map(({ weight }) => weight))
  return {
    matches: (element) => selectors.some((each) => matchesSelector(element, each, { left: 2000 })) !== (name === 'not'),
    weight: name === 'where' ? 0 : heaviest,
  }
}

/** Whether a selector matches. Each element tested costs 1 of the budget; once it is used up, nothing matches. */
export function matchesSelector(element: PageElement, selector: Selector, budget: MatchBudget): boolean {
  return matchesUpTo(element, selector.steps, selector.steps.length - 1, budget)
}

function matchesUpTo(element: PageElement, steps: readonly Step[], at: number, budget: MatchBudget): boolean {
  const step = steps[at]
  budget.left -= 1
  if (!step || budget.left < 0 || !fitsStep(element, step)) return false
  if (at === 0) return true
  const isSideways = step.combinator === '+' || step.combinator === '~'
  let other = isSideways ? element.before : element.parent
  while (other) {
    if (matchesUpTo(other, steps, at - 1, budget)) return true
    if (step.combinator === '>' || step.combinator === '+' || budget.left < 0) return false
    other = isSideways ? other.before : other.parent
  }
  return false
}

function fitsStep(element: PageElement, { tag, id, classes, tests }: Step): boolean {
  if (tag !== '' && tag !== element.tag) return false
  if (id !== '' && id !== element.attributes.id) return false
  return classes.every((each) => element.classes.includes(each)) && tests.every((test) => test(element))
}
