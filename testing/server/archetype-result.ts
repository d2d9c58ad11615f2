/** An archetype result for tests, of an invented ferry. */

import type { ArchetypeResult, ArchetypeUse } from '#contract/brand-archetype.ts'
import { archetypes, mapArchetypes } from '#contract/plain/archetypes.ts'

const cardOf = (id: 'explorer' | 'caregiver') => {
  const { name, description, examples, industryExamples } = archetypes[id]
  return {
    id,
    name,
    description,
    motivation: `The motive of ${id}.`,
    examples: [...examples],
    industryExamples: [...industryExamples],
  }
}

export function makeTestResult(changes: Partial<ArchetypeResult> = {}): ArchetypeResult {
  return {
    primary: cardOf('explorer'),
    secondary: cardOf('caregiver'),
    confidence: 62,
    reading: 'leaning',
    confidenceDistribution:
      '13 of 22 answers point to The Explorer, 5 to The Caregiver, 1 to The Sage; 3 point to none.',
    distribution: { ...mapArchetypes(() => 0.018), explorer: 0.62, caregiver: 0.2 },
    tally: { ...mapArchetypes(() => 0), explorer: 13, caregiver: 5, sage: 1 },
    analysis: 'Your answers lean toward The Explorer.\n\nOn how it began you said “We left at night.”',
    evidence: [{ quote: 'We left at night.', about: 'how it began', speaksOf: 'leaving', archetype: 'explorer' }],
    against: [
      { quote: 'We never leave a guest behind.', about: 'your values', speaksOf: 'sheltering', archetype: 'caregiver' },
    ],
    wouldChange: 'What would change it: three answers that put staying before leaving.',
    questionsAsked: 22,
    archetypesRuledOut: ['The Jester', 'The Ruler'],
    ...changes,
  }
}

export const testArchetypeUse: ArchetypeUse = {
  sentences: [{ text: 'We leave no guest behind.', place: 'On the sign', from: 'You said it about your values' }],
  voice: { own: 'Short, and in time.', do: ['Begin with where.'], dont: ['Don’t lead by the hand.'] },
  words: { own: ['tidal'], use: ['further'], avoid: ['premium'] },
  pictures: { own: '', show: ['Backs and horizons.'], skip: ['Studio light.'] },
  traps: [{ name: 'Alone', text: 'Tell people where to meet you.' }],
}
