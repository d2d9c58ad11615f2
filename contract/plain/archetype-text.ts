/** The parts of the text that a language model writes about an archetype, in order, and how they are labeled. */
export const archetypeTextParts = ['voice', 'more', 'less', 'line'] as const
export type ArchetypeTextPart = (typeof archetypeTextParts)[number]

export const archetypeTextLabels: Readonly<Record<ArchetypeTextPart, string>> = {
  voice: 'How you could sound',
  more: 'Say more of',
  less: 'Leave out',
  line: 'A line for your website',
}
