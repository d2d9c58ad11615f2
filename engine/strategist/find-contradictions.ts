/** Finds contradictions in a record, and results made from answers that have changed since. */
import { archetypes } from '#contract/plain/archetypes.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { makeCategoryRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import { describeArchetypeClash } from './archetype-tensions.ts'
import { answersPain, findLargestWordGroup, readMainPain } from './compare-meanings.ts'
import type { StrategistFinding } from './finding.ts'
import { joinReplySentences, quoteOwnerText, quoteOwnerWords } from './quote-record.ts'

/** Reports three or more top-five words of a category that mean nearly the same. */
function findSameWords({ attributes }: StrategistRecord): StrategistFinding[] {
  return categories.flatMap((category): StrategistFinding[] => {
    const group = findLargestWordGroup(attributes[category].topFive)
    if (group.length < 3) return []
    const name = categoryNames[category]
    return [
      {
        id: `same-words-${category}`,
        rank: 1,
        type: 'review',
        action: makeCategoryRoute(category),
        label: `${name}: ${group.length} of your five words mean almost the same thing`,
        priority: group.length > 3 ? 'high' : 'medium',
        reason: `Under ${name}, ${quoteOwnerWords(group)} mean almost the same thing, so your five words really say only ${['one thing', 'two things', 'three things'][5 - group.length] ?? 'three things'}.`,
        fix: 'Keep the one that’s most like you, and replace the others with words that add something.',
      },
    ]
  })
}

/** Reports a UVP that mentions nothing of what bothers the customers. */
function findIgnoredPain({ brief }: StrategistRecord): StrategistFinding[] {
  const { customerPainPoints, productsServices, industry } = brief.profile
  const pain = readMainPain(customerPainPoints)
  if (pain === '' || brief.chosenUvp === '') return []
  if (answersPain(brief.chosenUvp, customerPainPoints, `${productsServices} ${industry} ${brief.businessName}`))
    return []
  return [
    {
      id: 'uvp-ignores-pain',
      rank: 1,
      type: 'review',
      action: stepRoutes.uvp,
      label: 'Your UVP doesn’t mention what bothers your customers',
      priority: 'high',
      reason: 'Your value proposition mentions nothing of what bothers your customers, such as this:',
      quote: { text: pain, source: 'From your profile' },
      fix: 'Add that problem, in their words. If your value proposition already answers it in a way I don’t recognize, leave it as it is.',
    },
  ]
}

function findValueTensions({ coreValues, archetype }: StrategistRecord): StrategistFinding[] {
  if (!archetype) return []
  const { name, dreads } = archetypes[archetype.primary]
  const [first] = coreValues.flatMap(({ title }) => {
    const does = describeArchetypeClash(archetype.primary, title)
    return does === undefined ? [] : [{ title, does }]
  })
  if (!first) return []
  return [
    {
      id: 'values-against-archetype',
      rank: 1,
      type: 'review',
      action: stepRoutes['core-values'],
      label: `${quoteOwnerText(first.title)} may clash with ${name}`,
      priority: 'medium',
      reason: `${quoteOwnerText(first.title)} ${first.does}. ${name} fears ${dreads}.`,
      fix: 'Both can be true. If so, explain in the value’s description how they work together. If you can’t, one of the two may not be you.',
    },
  ]
}

function findVoiceTension({ brief, archetype }: StrategistRecord): StrategistFinding[] {
  const word = brief.topWords.voice
  if (!archetype || describeArchetypeClash(archetype.primary, word) === undefined) return []
  const { name, voice } = archetypes[archetype.primary]
  return [
    {
      id: 'voice-against-archetype',
      rank: 1,
      type: 'review',
      action: makeCategoryRoute('voice'),
      label: `Your voice word ${quoteOwnerText(word)} may clash with ${name}`,
      priority: 'medium',
      reason: `You chose ${quoteOwnerText(word)} to lead your voice, but ${name} sounds different: ${voice}.`,
      fix: 'Listen to how you really talk to customers, and change whichever of the two doesn’t match.',
    },
  ]
}

/** Reports results that were made from answers which have changed since. */
function findOvertaken({ isStale, brief, chosenTagline, audit, archetype }: StrategistRecord): StrategistFinding[] {
  const found: StrategistFinding[] = []
  const add = (id: string, step: 'uvp' | 'taglines' | 'brand-review', label: string, reason: string) =>
    found.push({
      id,
      rank: 2,
      type: 'navigate',
      action: stepRoutes[step],
      label,
      priority: 'medium',
      reason,
      fix: 'Make a new one and compare. The current one is kept either way.',
    })
  if (isStale.uvp && brief.chosenUvp !== '') {
    add(
      'stale-uvp',
      'uvp',
      'Check your UVP again',
      'Your value proposition was made from earlier answers: you’ve changed your words or your profile since.',
    )
  }
  if (isStale.taglines && chosenTagline !== '') {
    add(
      'stale-tagline',
      'taglines',
      'Check your tagline again',
      joinReplySentences(
        `Your taglines were made from earlier answers, and you’ve changed some since you chose ${quoteOwnerText(chosenTagline)}.`,
      ),
    )
  }
  if (audit && archetype && audit.archetype !== archetype.primary) {
    add(
      'stale-audit',
      'brand-review',
      'Review your website again',
      `Your last website review compared your site with a different archetype. Yours is now ${archetypes[archetype.primary].name}.`,
    )
  }
  return found
}

/** All contradictions, then the outdated results. */
export function findContradictions(record: StrategistRecord): StrategistFinding[] {
  return [
    ...findIgnoredPain(record),
    ...findValueTensions(record),
    ...findVoiceTension(record),
    ...findSameWords(record),
    ...findOvertaken(record),
  ]
}
