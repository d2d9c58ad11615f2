/**
 * The owner's long profile answers, where an empty one is filled in from the sentence they finished on the same
 * subject.
 */
import { cleanOwnerWords, dropRepeatedSpeaker } from './sentence-drafts.ts'
import { makeWholeSentence, type Sentences } from './sentences.ts'

type LongAnswers = {
  productsServices: string | null
  idealClientDescription: string | null
  customerPainPoints: string | null
  competitiveDifferentiator: string | null
}

/** A finished sentence as it is spoken: "We bake sourdough buns"; '' if the owner has not finished it. */
function spoken(stem: 'does' | 'only', sentences: Sentences): string {
  const words = cleanOwnerWords(stem, sentences[stem])
  const said = dropRepeatedSpeaker(sentences.isOne ? 'I ' : 'We ', words)
  return words && said.before + said.words
}

function needed(sentences: Sentences): string {
  const words = cleanOwnerWords('when', sentences.when)
  return words && makeWholeSentence('when', words, sentences.isOne)
}

/** What stands in for each long answer while it is empty; '' if its sentence is not finished either. */
export const findSentencesForAnswers = (sentences: Sentences) => ({
  productsServices: spoken('does', sentences),
  idealClientDescription: cleanOwnerWords('who', sentences.who),
  customerPainPoints: needed(sentences),
  competitiveDifferentiator: spoken('only', sentences),
})

/** The row of a brand with its empty long answers filled in from its sentences. */
export function fillAnswersFromSentences<Row extends LongAnswers & { sentences: Sentences }>(row: Row): Row {
  const told = (answer: string | null, sentence: string) => (answer?.trim() ? answer : sentence || answer)
  const instead = findSentencesForAnswers(row.sentences)
  return {
    ...row,
    productsServices: told(row.productsServices, instead.productsServices),
    idealClientDescription: told(row.idealClientDescription, instead.idealClientDescription),
    customerPainPoints: told(row.customerPainPoints, instead.customerPainPoints),
    competitiveDifferentiator: told(row.competitiveDifferentiator, instead.competitiveDifferentiator),
  }
}
