/** One interview with a set's persona, from the greeting to the result. The persona hears the question's text, as an owner would. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import type { InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { readArchetype } from '#engine/brand-archetype/read-archetype.ts'
import { takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'
import { readCases } from '../read-cases.ts'

const turnsMax = 40

/** What an interviewer may know of a case, and what the persona answers with. */
const archetypeCase = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  answers: z.record(z.string(), z.string()),
})
export type ArchetypeCase = z.infer<typeof archetypeCase>

type Persona = { answer: (question: string) => { text: string } }
const personaModule = z.object({
  loadTopics: z.custom<(set: string) => unknown>(),
  makePersona: z.custom<(brand: ArchetypeCase, topics: unknown) => Persona>(),
})

export const readArchetypeCases = (set: string, file = 'archetype/brands.jsonl') => readCases(set, file, archetypeCase)

/** Makes the set's own personas; a set without a program for them takes that of the set beside it, `evals`. */
export function loadPersonas(set: string): (brand: ArchetypeCase) => Persona {
  const home = existsSync(path.join(set, 'persona.mjs')) ? set : path.join(set, '..', 'evals')
  const { loadTopics, makePersona } = personaModule.parse(
    createRequire(import.meta.url)(path.resolve(home, 'persona.mjs')),
  )
  const topics = loadTopics(home)
  return (brand) => makePersona(brand, topics)
}

/** A brand of which the record holds nothing but name and industry. */
export const recordOf = ({ name, industry }: ArchetypeCase): InterviewBrand => ({
  businessName: name,
  industry,
  voice: '',
  customers: '',
  feeling: '',
  impact: '',
  xfactor: '',
  coreValues: [],
  chosenTagline: '',
  picks: [],
  chosenUvp: '',
  difference: '',
})

/** `isUndecided`: too little was told, and the result is the best guess that could have been made. */
export function holdInterview(brand: InterviewBrand, persona: Persona) {
  const transcript: InterviewExchange[] = []
  while (transcript.length < turnsMax) {
    const turn = takeInterviewTurn({ brand, transcript })
    if (turn.kind === 'result') return { transcript, result: turn.result, isUndecided: false }
    if (turn.kind === 'undecided') break
    transcript.push({ questionId: turn.question.id, answer: persona.answer(turn.question.text).text })
  }
  return { transcript, result: readArchetype(brand, transcript), isUndecided: true }
}
