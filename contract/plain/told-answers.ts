/** What an owner told of her business: the long answers of the profile, and in place of an empty one its finished sentence. */
import { withSpeaker, wordsOf } from './sentence-drafts.ts'
import { type Sentences, wholeSentence } from './sentences.ts'

type LongAnswers = {
  productsServices: string | null
  idealClientDescription: string | null
  customerPainPoints: string | null
  competitiveDifferentiator: string | null
}

/** "We bake sourdough buns"; '' where nothing was finished. */
function spoken(stem: 'does' | 'only', sentences: Sentences): string {
  const words = wordsOf(stem, sentences[stem])
  const said = withSpeaker(sentences.isOne ? 'I ' : 'We ', words)
  return words && said.before + said.words
}

function needed(sentences: Sentences): string {
  const words = wordsOf('when', sentences.when)
  return words && wholeSentence('when', words, sentences.isOne)
}

/** What stands for each long answer where it is empty; '' where nothing was finished. */
export const sentencesFor = (sentences: Sentences) => ({
  productsServices: spoken('does', sentences),
  idealClientDescription: wordsOf('who', sentences.who),
  customerPainPoints: needed(sentences),
  competitiveDifferentiator: spoken('only', sentences),
})

/** The same record with every long answer told that its owner has told in one way or the other. */
export function withSentences<Row extends LongAnswers & { sentences: Sentences }>(row: Row): Row {
  const told = (answer: string | null, sentence: string) => (answer?.trim() ? answer : sentence || answer)
  const instead = sentencesFor(row.sentences)
  return {
    ...row,
    productsServices: told(row.productsServices, instead.productsServices),
    idealClientDescription: told(row.idealClientDescription, instead.idealClientDescription),
    customerPainPoints: told(row.customerPainPoints, instead.customerPainPoints),
    competitiveDifferentiator: told(row.competitiveDifferentiator, instead.competitiveDifferentiator),
  }
}
