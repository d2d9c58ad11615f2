/** What a language model wrote about the archetype, as the brand brief shows it. */
import type { ArchetypeText } from '#contract/archetype-text.ts'
import { archetypeTextLabels, archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { Section } from './brief-section.tsx'

/** Named as a language model's, because everything else is the owner's or measured. */
export function WrittenByModel({ text }: { text: ArchetypeText }) {
  return (
    <Section title="What it could mean">
      <p>Written by {text.writtenBy}, a language model. A reading, not a count.</p>
      <dl className="brief-answers">
        {archetypeTextParts
          .filter((part) => text[part] !== '')
          .map((part) => (
            <div key={part}>
              <dt>{archetypeTextLabels[part]}</dt>
              <dd>{text[part]}</dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}
