/** The cards that are the same for every account: the method, the twelve archetypes, the plans and the help. */
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { helpGroups } from '#contract/plain/help/help-articles.ts'
import { planIds, plans } from '#contract/plain/plans.ts'
import { strategistRoutes } from '#contract/plain/strategist-routes.ts'
import type { SearchCard } from './card.ts'
import method from './method.json' with { type: 'json' }

function archetypeCards(): SearchCard[] {
  return archetypeIds.map((id) => {
    const { name, description, voice, dreads, motto, wants, does, examples, industryExamples } = archetypes[id]
    return {
      id: `archetype-${id}`,
      place: 'method',
      title: name,
      text: `${description} It dreads ${dreads}, and sounds ${voice}. Often cited: ${examples.join(', ')}.`,
      words: ['archetype', 'archetypes', 'meaning', motto, wants, does, ...industryExamples].join(' '),
      action: '/toolkit/brand-archetypes',
    }
  })
}

function methodCards(): SearchCard[] {
  return method.map(({ id, title, text, words, goesTo }) => ({
    id: `method-${id}`,
    place: 'method',
    title,
    text,
    words,
    action: strategistRoutes.find((route) => route === goesTo) ?? '/toolkit',
  }))
}

const terms = { kept: 'paid once', year: 'for a year', month: 'a month' } as const

/** What each plan costs, from the same table as the shop. */
const planCards = (): SearchCard[] =>
  planIds.map((id) => {
    const { name, description, features, price, term } = plans[id]
    return {
      id: `plan-${id}`,
      place: 'help',
      title: `${name}: $${price} ${terms[term]}`,
      text: `${description} It includes: ${features.join('; ')}.`,
      words: 'plan price buy order',
      action: '/help#which-plan',
    }
  })

const helpCards = (): SearchCard[] =>
  helpGroups.flatMap(({ title: group, isForOperators = false, articles }) =>
    articles.map(({ id, title, text, words = [] }) => ({
      id: `help-${id}`,
      place: 'help',
      title,
      text,
      words: words.join(' '),
      group,
      action: `/help#${id}`,
      isForOperators,
    })),
  )

export const makeGuideCards = (): SearchCard[] => [
  ...methodCards(),
  ...archetypeCards(),
  ...planCards(),
  ...helpCards(),
]
