/** What to do after an answer: the screen that it speaks of, what is weak about it, the next step. */
import { areAttributesComplete, categories, categoryNames, type StepId, stepStates } from '#contract/plain/brand.ts'
import { categoryRoute, type StrategistRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import type { Suggestion } from '#contract/strategist.ts'
import type { Finding, Topic } from './finding.ts'
import type { Scene } from './scene.ts'

const suggestionsMax = 3

const screens: Readonly<Partial<Record<Topic, { step: StepId; label: string }>>> = {
  words: { step: 'brand-attributes', label: 'Open Brand Attributes' },
  uvp: { step: 'uvp', label: 'Open the UVP Generator' },
  tagline: { step: 'taglines', label: 'Open the Tagline Generator' },
  values: { step: 'core-values', label: 'Open Core Values' },
  archetype: { step: 'brand-archetype', label: 'Open Brand Archetype' },
  website: { step: 'brand-review', label: 'Open Website Review' },
}
const toProfile: ReadonlySet<Topic> = new Set(['profile', 'competitors', 'naming'])
const toExport: ReadonlySet<Topic> = new Set(['writing', 'looks', 'marketing', 'toolkit', 'brand'])

const navigate = (action: StrategistRoute, label: string): Suggestion => ({
  id: `go-${action}`,
  type: 'navigate',
  action,
  label,
  priority: 'low',
})

/** The screen of a topic, where it is open. */
function screenOf(topic: Topic, { record }: Scene): Suggestion[] {
  const category = categories.find((each) => each === topic)
  if (category) return [navigate(categoryRoute(category), `Open ${categoryNames[category]}`)]
  const screen = screens[topic]
  if (screen && stepStates(record.chain)[screen.step] !== 'locked')
    return [navigate(stepRoutes[screen.step], screen.label)]
  if (topic === 'archetype') return [navigate('/toolkit/brand-archetypes', 'See the twelve archetypes')]
  if (toProfile.has(topic)) return [navigate('/profile', 'Open your profile')]
  return toExport.has(topic) && areAttributesComplete(record.attributes)
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

/** How the way to a screen is called. */
function nameOf(action: StrategistRoute): string {
  const category = categories.find((each) => categoryRoute(each) === action)
  if (category) return `Open ${categoryNames[category]}`
  const screen = Object.values(screens).find(({ step }) => stepRoutes[step] === action)
  return screen?.label ?? 'Open your profile'
}

/** At most three, none of which only repeats what `response` says already. */
export function suggestAfter(topic: Topic | undefined, scene: Scene, response: string): Suggestion[] {
  const { findings, record } = scene
  const isWhole = topic === undefined || topic === 'next' || topic === 'weak'
  const isTold = ({ reason }: Finding) => response.includes(reason)
  const step = findings.filter(({ rank }) => rank === 0)
  const rest = findings.filter(({ rank, topics }) => rank > 0 && (isWhole || topics.includes(topic)))
  const told = findings.find(isTold)
  const wanted = [
    ...(told
      ? [{ ...asSuggestion(told), ...(told.type === 'review' && navigate(told.action, nameOf(told.action))) }]
      : []),
    ...(topic ? screenOf(topic, scene) : []),
    ...rest.filter((each) => !isTold(each)).map(asSuggestion),
    ...step.map(asSuggestion),
  ]
  const isSame = (a: Suggestion, b: Suggestion) =>
    a.id === b.id || (a.type !== 'review' && b.type !== 'review' && a.action === b.action)
  return wanted
    .filter(({ type, action }) => type === 'review' || action !== record.path)
    .filter((each, index, all) => all.findIndex((other) => isSame(each, other)) === index)
    .slice(0, suggestionsMax)
}
