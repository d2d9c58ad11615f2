/** What does not fit together in a record, and what has been overtaken by a later answer. */
import { archetypes } from '#contract/archetypes.ts'
import { categories, categoryNames } from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'
import { categoryRoute, stepRoutes } from '#contract/strategist-routes.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { largestGroup, mainPain, speaksTo } from './compare-meanings.ts'
import type { Finding } from './finding.ts'
import { quote, quoteAll } from './quote-record.ts'

/** Words of the five that mean the same: three are one thought said three times. */
function findSameWords({ attributes }: StrategistRecord): Finding[] {
  return categories.flatMap((category): Finding[] => {
    const group = largestGroup(attributes[category].topFive)
    if (group.length < 3) return []
    const name = categoryNames[category]
    return [
      {
        id: `same-words-${category}`,
        rank: 1,
        topics: ['weak', 'words', category],
        type: 'review',
        action: categoryRoute(category),
        label: `${name}: ${group.length} of your five words mean nearly the same`,
        priority: group.length > 3 ? 'high' : 'medium',
        reason: `Under ${name}, ${quoteAll(group)} mean nearly the same, so your five words say about ${['one thing', 'two things', 'three things'][5 - group.length] ?? 'three things'}.`,
        fix: `Keep the one that is most yours and give the other ${group.length === 2 ? 'place' : 'places'} to words that add something.`,
      },
    ]
  })
}

function findIgnoredPain({ brief }: StrategistRecord): Finding[] {
  const { customerPainPoints, productsServices, industry } = brief.profile
  const pain = mainPain(customerPainPoints)
  if (pain === '' || brief.chosenUvp === '') return []
  if (speaksTo(brief.chosenUvp, pain, `${productsServices} ${industry} ${brief.businessName}`)) return []
  return [
    {
      id: 'uvp-ignores-pain',
      rank: 1,
      topics: ['weak', 'uvp', 'customers'],
      type: 'review',
      action: stepRoutes.uvp,
      label: 'Your UVP does not speak to what bothers your customers',
      priority: 'high',
      reason: 'Your value proposition says nothing of what bothers your customers first.',
      quote: { text: pain, source: 'What bothers them, in your profile' },
      fix: 'Put the trouble in, in their words. If your line answers it in words that I do not recognise, leave it.',
    },
  ]
}

function findValueTensions({ coreValues, archetype }: StrategistRecord): Finding[] {
  if (!archetype) return []
  const { name, dreads } = archetypes[archetype.primary]
  const against = coreValues.filter(({ title }) => isAtOdds(archetype.primary, title)).map(({ title }) => title)
  if (against.length === 0) return []
  return [
    {
      id: 'values-against-archetype',
      rank: 1,
      topics: ['weak', 'values', 'archetype'],
      type: 'review',
      action: stepRoutes['core-values'],
      label: `${quote(against[0] ?? '')} pulls against ${name}`,
      priority: 'medium',
      reason: `${name} dreads ${dreads}. ${quoteAll(against.slice(0, 3))} among your core values ${against.length === 1 ? 'asks' : 'ask'} for something close to that.`,
      fix: 'Both can be true. Then say in the description how they live together; if you cannot, one of the two is not quite you.',
    },
  ]
}

function findVoiceTension({ brief, archetype }: StrategistRecord): Finding[] {
  const word = brief.topWords.voice
  if (!archetype || word === '' || !isAtOdds(archetype.primary, word)) return []
  const { name, voice } = archetypes[archetype.primary]
  return [
    {
      id: 'voice-against-archetype',
      rank: 1,
      topics: ['weak', 'voice', 'archetype'],
      type: 'review',
      action: categoryRoute('voice'),
      label: `Your voice ${quote(word)} pulls against ${name}`,
      priority: 'medium',
      reason: `You chose ${quote(word)} for your voice, and ${name} speaks otherwise: ${voice}.`,
      fix: 'Listen to how you really talk to customers, and let that decide which of the two moves.',
    },
  ]
}

function findOvertaken({ isStale, brief, chosenTagline, audit, archetype }: StrategistRecord): Finding[] {
  const found: Finding[] = []
  const add = (id: string, step: 'uvp' | 'taglines' | 'brand-review', label: string, reason: string) =>
    found.push({
      id,
      rank: 2,
      topics: ['weak', step === 'uvp' ? 'uvp' : step === 'taglines' ? 'tagline' : 'website'],
      type: 'navigate',
      action: stepRoutes[step],
      label,
      priority: 'medium',
      reason,
      fix: 'Have a fresh one made and compare; what stands now is kept either way.',
    })
  if (isStale.uvp && brief.chosenUvp !== '') {
    add(
      'stale-uvp',
      'uvp',
      'Look at your UVP again',
      'Your value proposition was made from earlier answers: you have changed your words or your profile since.',
    )
  }
  if (isStale.taglines && chosenTagline !== '') {
    add(
      'stale-tagline',
      'taglines',
      'Look at your tagline again',
      `Your taglines were made from earlier answers: what they came from has changed since you chose ${quote(chosenTagline)}.`,
    )
  }
  if (audit && archetype && audit.archetype !== archetype.primary) {
    add(
      'stale-audit',
      'brand-review',
      'Review your website again',
      `Your last website review measured against another archetype than the one that stands now, ${archetypes[archetype.primary].name}.`,
    )
  }
  return found
}

/** Contradictions, then what was made from earlier answers. */
export function findContradictions(record: StrategistRecord): Finding[] {
  return [
    ...findIgnoredPain(record),
    ...findValueTensions(record),
    ...findVoiceTension(record),
    ...findSameWords(record),
    ...findOvertaken(record),
  ]
}
