import type { PageElement } from './parse-html.ts'

/** One step of a selector: what an element must be, and how it lies to the step before it. */
type Step = {
  tag: string
  id: string
  classes: readonly string[]
  tests: readonly ((element: PageElement) => boolean)[]
  combinator: ' ' | '>' | '+' | '~' | ''
}
/** Steps from left to right; `weight` orders selectors as the cascade does. */
export type Selector = { steps: readonly Step[]; weight: number }

const stepsMax = 8
const selectorLengthMax = 300
/** Every bound of the work that one page may cost. */
export type Budget = { left: number }

/** The selectors of a list that can match an element as it stands; what needs a pointer or a state is left out. */
export function readSelectors(list: string): Selector[] {
  return splitOutside(list, ',').flatMap((each) => {
    const selector = readSelector(each.trim())
    return selector ? [selector] : []
  })
}

function readSelector(source: string): Selector | undefined {
  if (source === '' || source.length > selectorLengthMax) return undefined
  const parts = splitSteps(source)
  if (parts.length > stepsMax) return undefined
  const steps: Step[] = []
  let weight = 0
  for (const { compound, combinator } of parts) {
    const read = readCompound(compound)
    if (!read) return undefined
    weight += read.weight
    steps.push({ ...read.step, combinator })
  }
  return steps.length > 0 ? { steps, weight } : undefined
}

function splitSteps(source: string): { compound: string; combinator: Step['combinator'] }[] {
  const tokens = source.match(/\s*[>+~]\s*|\s+|(?:\\.|\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^\s>+~[(])+/g) ?? []
  const parts: { compound: string; combinator: Step['combinator'] }[] = []
  let combinator: Step['combinator'] = ''
  for (const token of tokens) {
    const bare = token.trim()
    if (bare === '' || bare === '>' || bare === '+' || bare === '~') combinator = bare === '' ? ' ' : bare
    else {
      parts.push({ compound: bare, combinator: parts.length === 0 ? '' : combinator })
      combinator = ' '
    }
  }
  return parts
}

const simple =
  /^(?:(\*|[a-z][\w-]*)|#((?:\\.|[\w-])+)|\.((?:\\.|[\w-]|\p{L}|\p{So})+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*["']?([^"'\]]*)["']?\s*[is]?\s*)?\]|:([\w-]+)(?:\(((?:[^()]|\([^()]*\))*)\))?)/iu

function readCompound(compound: string): { step: Omit<Step, 'combinator'>; weight: number } | undefined {
  let rest = compound
  let tag = ''
  let id = ''
  let weight = 0
  const classes: string[] = []
  const tests: ((element: PageElement) => boolean)[] = []
  while (rest !== '') {
    const found = simple.exec(rest)
    if (!found) return undefined
    rest = rest.slice(found[0].length)
    const [, name, identifier, className, attribute, sign, value, pseudo, inner] = found
    if (name !== undefined) {
      tag = name === '*' ? '' : name.toLowerCase()
      weight += tag === '' ? 0 : 1
    } else if (identifier !== undefined) {
      id = unescapeName(identifier)
      weight += 10_000
    } else if (className !== undefined) {
      classes.push(unescapeName(className))
      weight += 100
    } else if (attribute !== undefined) {
      tests.push(attributeTest(attribute.toLowerCase(), sign ?? '', value ?? ''))
      weight += 100
    } else if (pseudo !== undefined) {
      const read = readPseudo(pseudo.toLowerCase(), inner ?? '')
      if (!read) return undefined
      tests.push(read.test)
      weight += read.weight
    }
  }
  return { step: { tag, id, classes, tests }, weight }
}

const unescapeName = (name: string) => name.replace(/\\(.)/g, '$1')

function attributeTest(name: string, sign: string, value: string): (element: PageElement) => boolean {
  return ({ attributes }) => {
    const has = attributes[name]
    if (has === undefined) return false
    if (sign === '=') return has === value
    if (sign === '~=') return has.split(/\s+/).includes(value)
    if (sign === '^=') return has.startsWith(value)
    if (sign === '$=') return has.endsWith(value)
    if (sign === '*=') return has.includes(value)
    return sign !== '|=' || has === value || has.startsWith(`${value}-`)
  }
}

type Test = { test: (element: PageElement) => boolean; weight: number }

/** A pseudo-class that a page at rest can meet; undefined for states, pseudo-elements and what is not known. */
function readPseudo(name: string, inner: string): Test | undefined {
  const test = (each: (element: PageElement) => boolean): Test => ({ test: each, weight: 100 })
  switch (name) {
    case 'root':
      return test(({ parent }) => parent === undefined)
    case 'link':
    case 'any-link':
      return test(({ tag, attributes }) => tag === 'a' && attributes.href !== undefined)
    case 'first-child':
      return test(({ place }) => place === 1)
    case 'last-child':
      return test(({ isLast }) => isLast)
    case 'nth-child':
      return nthChild(inner)
    case 'is':
    case 'where':
    case 'not':
      return readMatcher(name, inner)
    default:
      return undefined
  }
}

function nthChild(inner: string): Test | undefined {
  const [, everyText = '', plus = '0'] =
    /^(\d*)n(?:\+(\d+))?$/.exec(inner.replace(/\s/g, '').replace('odd', '2n+1').replace('even', '2n')) ?? []
  const every = Number(everyText || '1')
  if (/^\d+$/.test(inner.trim())) return { test: ({ place }) => place === Number(inner), weight: 100 }
  if (!/n|odd|even/.test(inner) || every === 0) return undefined
  return { test: ({ place }) => place >= Number(plus) && (place - Number(plus)) % every === 0, weight: 100 }
}

function readMatcher(name: string, inner: string): Test | undefined {
  const selectors = readSelectors(inner)
  if (selectors.length === 0 && name !== 'not') return undefined
  const heaviest = Math.max(0, ...selectors.map(({ weight }) => weight))
  return {
    test: (element) => selectors.some((each) => matches(element, each, { left: 2000 })) !== (name === 'not'),
    weight: name === 'where' ? 0 : heaviest,
  }
}

/** Whether a selector matches. Every look at an element costs one of the budget; without budget nothing matches. */
export function matches(element: PageElement, selector: Selector, budget: Budget): boolean {
  return matchesUpTo(element, selector.steps, selector.steps.length - 1, budget)
}

function matchesUpTo(element: PageElement, steps: readonly Step[], at: number, budget: Budget): boolean {
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

function splitOutside(list: string, mark: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at += 1) {
    const character = list[at]
    if (character === '\\') at += 1
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (character === mark && depth === 0) {
      parts.push(list.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, list.slice(from)]
}
