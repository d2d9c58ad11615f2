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

/** At most three; `told` is the finding that the answer has just spoken of. */
export function suggestAfter(asked: Asked | undefined, scene: Scene, told?: Finding): Suggestion[] {
  if (asked === undefined || asked === 'you') return [...openers]
  const { findings, record } = scene
  const topical = findings.filter(
    ({ id, topics, rank }) => rank > 0 && id !== told?.id && topics.some((each) => each === asked),
  )
  const step = findings.filter(({ rank }) => rank === 0)
  const isWhole = asked === 'weak' || asked === 'next' || asked === 'greeting' || asked === 'thanks'
  const wanted = [
    ...(told ? [navigate(told.action, 'Go there')] : []),
    ...(asked === 'next' || asked === 'greeting' || asked === 'thanks' ? step : []).map(asSuggestion),
    ...(told ? [] : screenOf(asked, scene)),
    ...(isWhole ? findings.filter(({ rank }) => rank > 0) : topical).map(asSuggestion),
    ...(isWhole ? [] : step.map(asSuggestion)),
  ]
  const elsewhere = wanted.filter(({ type, action }) => type === 'review' || action !== record.path)
  return elsewhere
    .filter(
      ({ id, action, type }, index) =>
        elsewhere.findIndex(
          (other) => other.id === id || (type !== 'review' && other.type !== 'review' && other.action === action),
        ) === index,
    )
    .slice(0, suggestionsMax)
}
