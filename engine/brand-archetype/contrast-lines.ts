/**
 * Either-or questions between two archetypes. An angle is what such a question asks about; for each of the three angles,
 * every archetype has a line: what a brand of it would hate to say, like to hear, or be remembered for.
 */

import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { writeEitherOrQuestion } from '#contract/plain/either-or-question.ts'
import contrasts from './contrasts.json' with { type: 'json' }
import type { InterviewTopic } from './topics.ts'

/** The topics of the angles; further questions on the same two archetypes use them in this order. */
export const contrastTopics = ['fears', 'feel', 'proud'] as const

type Angle = { lead: string; lines: Readonly<Record<ArchetypeId, string>> }
const angles: Readonly<Record<(typeof contrastTopics)[number], Angle>> = contrasts

const angleOf = (topic: InterviewTopic): Angle =>
  topic === 'fears' ? angles.fears : topic === 'proud' ? angles.proud : angles.feel

export const findContrastLine = (topic: InterviewTopic, id: ArchetypeId): string => angleOf(topic).lines[id]

/** One question: "Which would you rather …: (A) “…,” (B) “…,” or neither?" */
export const writeContrastQuestion = (topic: InterviewTopic, first: ArchetypeId, second: ArchetypeId): string =>
  writeEitherOrQuestion(angleOf(topic).lead, findContrastLine(topic, first), findContrastLine(topic, second))
