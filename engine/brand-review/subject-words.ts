import { functionWords, root, wordsOf } from '#engine/language/stem.ts'

const quantifier = /^(?:all|every|each|any|most|some|our)$/
const emptyOfSubject =
  /^(our|all|every|each|any|new|whole|free|cost|price|charge|fee|pay|paid|from|start|just|only|about|per|day|week|month|year|hour|minute|guarant|guarante|guaranteed|cover|warrant|come|carri|give|get|have|hav|has|had|com|giv|day|for|plus|also|with|until|back|within|up|than|more|most|many|do|does|can|will|includ|take|one|two|thing|time|make|made|keep|kept|offer|no|not|never|always|if|it|we|you|they|there|and|or)$/

/** The roots of the words that tell what a sentence is about. */
export function subjectOf(text: string): Set<string> {
  const roots = wordsOf(text)
    .filter((word) => !functionWords.has(word) && !quantifier.test(word) && !/\d/.test(word) && word.length > 2)
    .map(root)
  return new Set(roots.filter((each) => !emptyOfSubject.test(each)))
}
