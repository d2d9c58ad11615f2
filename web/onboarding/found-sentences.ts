/** Sentences out of a text: which are taken over, and into which answer. */
import type { AnswerField, FoundSentence } from '#contract/onboarding.ts'
import { lengthMaxOf } from '#web/account/length-note.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { goalQuestion, storyQuestions } from '#web/account/profile-questions.ts'

/** The questions that a text can answer. */
export const answerable = [...storyQuestions, goalQuestion]

/** `isPlain`: the text itself says which question it answers. Choosing another one does not move the sentence away. */
export type Sentence = { text: string; field: AnswerField | null; isKept: boolean; isPlain: boolean }

/** Each stands beside its question and is kept, until the owner says otherwise; one without a question waits for one. */
export const offer = (found: readonly FoundSentence[]): Sentence[] =>
  found.map(({ text, field }) => {
    const fitting = field !== null && fits(text, field) ? field : null
    return { text, field: fitting, isKept: fitting !== null, isPlain: fitting !== null }
  })

/** Whether a sentence can stand in an answer at all: a goal has one line. */
export const fits = (text: string, field: AnswerField) =>
  field !== goalQuestion.key || text.length <= lengthMaxOf(goalQuestion)

/** One sentence after another: what was typed without an end gets a full stop, so that the two stay apart. */
function joinSentences(before: string, next: string): string {
  const start = before.trim()
  if (start === '') return next
  return /[.!?…:;,]["”’)]*$/.test(start) ? `${start} ${next}` : `${start}. ${next}`
}

/** The answers with what is kept after what was typed, sentence by sentence as long as there is room; a goal is replaced. */
export function takeOver(answers: ProfileDraft, sentences: readonly Sentence[]): ProfileDraft {
  const taken = { ...answers }
  for (const { text, field, isKept } of sentences) {
    if (field === null || !isKept) continue
    if (field === goalQuestion.key) taken[field] = text
    else {
      const longer = joinSentences(taken[field], text)
      if (longer.length <= lengthMaxOf({ key: field, isLong: true }) && !taken[field].includes(text))
        taken[field] = longer
    }
  }
  return taken
}
