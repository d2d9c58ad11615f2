/** Runs a whole interview with a persona: the set's script that answers the text of each question as an owner would. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { readArchetype } from '#engine/brand-archetype/read-archetype.ts'
import { holdInterview, makeInterviewBrand } from '#testing/engine/archetype-interview.ts'
import { readCases } from '../read-cases.ts'

const turnsMax = 40

/** What the interviewer may know of a case, and the persona's answers. */
const archetypeCase = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  answers: z.record(z.string(), z.string()),
})
export type ArchetypeCase = z.infer<typeof archetypeCase>

export type Persona = { answer: (question: string) => { text: string } }
const personaModule = z.object({
  loadTopics: z.custom<(set: string) => unknown>(),
  makePersona: z.custom<(brand: ArchetypeCase, topics: unknown) => Persona>(),
})

export const readArchetypeCases = (set: string, file = 'archetype/brands.jsonl') => readCases(set, file, archetypeCase)

/** Loads the set's personas; a set without a persona.mjs uses that of its sibling folder `evals`. */
export function loadPersonas(set: string): (brand: ArchetypeCase) => Persona {
  const home = existsSync(path.join(set, 'persona.mjs')) ? set : path.join(set, '..', 'evals')
  const { loadTopics, makePersona } = personaModule.parse(
    createRequire(import.meta.url)(path.resolve(home, 'persona.mjs')),
  )
  const topics = loadTopics(home)
  return (brand) => makePersona(brand, topics)
}

/** `isUndecided`: the answers said too little for a result; `result` is then the best guess from them. */
export function interviewOwner(each: ArchetypeCase, persona: Persona) {
  const record = makeInterviewBrand(each)
  const { transcript, turn } = holdInterview(record, ({ text }) => persona.answer(text).text, turnsMax)
  return turn?.kind === 'result'
    ? { transcript, result: turn.result, isUndecided: false }
    : { transcript, result: readArchetype(record, transcript), isUndecided: true }
}
