/** What to do after an answer: the screen that it speaks of, what is weak about it, the next step. */
import { areAttributesComplete, categories, categoryNames, type StepId, stepStates } from '#contract/brand.ts'
import type { Suggestion } from '#contract/strategist.ts'
import { categoryRoute, type StrategistRoute, stepRoutes } from '#contract/strategist-routes.ts'
import type { Asked, Finding } from './finding.ts'
import type { Scene } from './scene.ts'

const suggestionsMax = 3

const screens: Readonly<Partial<Record<Asked, { step: StepId; label: string }>>> = {
  words: { step: 'brand-attributes', label: 'Open Brand Attributes' },
  uvp: { step: 'uvp', label: 'Open the UVP Generator' },
  tagline: { step: 'taglines', label: 'Open the Tagline Generator' },
  values: { step: 'core-values', label: 'Open Core Values' },
  archetype: { step: 'brand-archetype', label: 'Open the Brand Archetype' },
  website: { step: 'brand-review', label: 'Open the Website Review' },
}

const navigate = (action: StrategistRoute, label: string): Suggestion => ({
  id: `go-${action}`,
  type: 'navigate',
  action,
  label,
  priority: 'low',
})
const question = (id: string, label: string): Suggestion => ({
  id: `ask-${id}`,
  type: 'review',
  action: '/toolkit',
  label,
  priority: 'low',
})

/** The screen of a topic, where it is open and not the one that the owner stands on. */
function screenOf(asked: Asked | undefined, { record }: Scene): Suggestion[] {
  const states = stepStates(record.chain)
  const category = categories.find((each) => each === asked)
  if (category) return [navigate(categoryRoute(category), `Open ${categoryNames[category]}`)]
  const screen = asked && screens[asked]
  if (screen && states[screen.step] !== 'locked') return [navigate(stepRoutes[screen.step], screen.label)]
  if (asked === 'archetype') return [navigate('/toolkit/brand-archetypes', 'See the twelve archetypes')]
  if (asked === 'profile' || asked === 'competitors') return [navigate('/profile', 'Open your profile')]
  const takesAlong =
    asked === 'writing' || asked === 'looks' || asked === 'marketing' || asked === 'toolkit' || asked === 'brand'
  return takesAlong && areAttributesComplete(record.attributes)
    ? [navigate('/toolkit/export', 'Open Brand Export')]
    : []
}

const asSuggestion = ({ id, type, action, label, priority }: Finding): Suggestion => ({
  id,
  type,
  action,
  label,
  priority,
})

const openers: readonly Suggestion[] = [
  question('next', 'What should I do next?'),
  question('weak', 'What is weak in my brand?'),
  question('brand', 'Sum up my brand'),
]

/** How the way to a screen is called. */
function nameOfRoute(action: StrategistRoute): string {
  const category = categories.find((each) => categoryRoute(each) === action)
  if (category) return `Open ${categoryNames[category]}`
  const screen = Object.values(screens).find(({ step }) => stepRoutes[step] === action)
  return screen?.label ?? (action === '/profile' ? 'Open your profile' : 'Go there')
}

const isWhole = (asked: Asked) => asked === 'weak' || asked === 'next' || asked === 'greeting' || asked === 'thanks'

/** At most three, none of which only repeats what `response` says already; `asked` is undefined where nothing was understood. */
export function suggestAfter(asked: Asked | undefined, scene: Scene, response: string): Suggestion[] {
  if (asked === undefined || asked === 'you') return [...openers]
  const { findings, record } = scene
  const isTold = ({ reason }: Finding) => response.includes(reason)
  const step = findings.filter(({ rank }) => rank === 0)
  const rest = findings.filter(
    (each) => each.rank > 0 && (isWhole(asked) || each.topics.some((topic) => topic === asked)),
  )
  const wanted = [
    ...(asked === 'weak' ? [] : isWhole(asked) ? step.map(asSuggestion) : []),
    ...rest
      .filter(isTold)
      .slice(0, 1)
      .map(({ action }) => navigate(action, nameOfRoute(action))),
    ...screenOf(asked, scene),
    ...rest.filter((each) => !isTold(each)).map(asSuggestion),
    ...step.map(asSuggestion),
  ]
  const elsewhere = wanted.filter(({ type, action }) => type === 'review' || action !== record.path)
  const isSame = (a: Suggestion, b: Suggestion) =>
    a.id === b.id || (a.type !== 'review' && b.type !== 'review' && a.action === b.action)
  return elsewhere
    .filter((each, index) => elsewhere.findIndex((other) => isSame(each, other)) === index)
    .slice(0, suggestionsMax)
}
