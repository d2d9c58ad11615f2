/** Words that differ between British and American spelling; the first two lists are stems that take any ending. */
const ourStems = 'arm behavi cand col endeav fav flav glam harb hon hum lab neighb rum sav splend val vig'
const iseStems =
  'capital civil custom digit emphas energ familiar galvan general harmon individual legal local maxim mesmer minim ' +
  'mobil modern optim organ personal priorit rational real recogn revital revolution special standard streaml symbol'
const wholeWords =
  'cosy/cozy cosiness/coziness cosier/cozier centre/center centred/centered theatre/theater fulfil/fulfill ' +
  'fulfilment/fulfillment skilful/skillful unrivalled/unrivaled traveller/traveler travellers/travelers ' +
  'jewellery/jewelry jewellers/jewelers grey/gray practised/practiced judgement/judgment judgemental/judgmental ' +
  'mum/mom mums/moms mould/mold labelled/labeled sceptical/skeptical enrol/enroll'

const either = (stems: string) => stems.split(' ').join('|')
const britishOur = new RegExp(`\\b((?:un|dis)?(?:${either(ourStems)}))our`, 'gi')
const americanOur = new RegExp(`\\b((?:un|dis)?(?:${either(ourStems)}))or(?!ous|at)`, 'gi')
const britishIse = new RegExp(`\\b((?:un|re|dis)?(?:${either(iseStems)}))is(?=e|ing|ation)`, 'gi')
const americanIse = new RegExp(`\\b((?:un|re|dis)?(?:${either(iseStems)}))iz(?=e|ing|ation)`, 'gi')
const pairs = wholeWords.split(' ').map((pair) => pair.split('/'))
const toAmerican = new Map(pairs.map(([british = '', american = '']) => [british, american]))
const toBritish = new Map(pairs.map(([british = '', american = '']) => [american, british]))

const mayDiffer = /or|iz/
const wordPattern = /\p{L}+/gu

/** The text in lower case and British spelling: the form in which words are compared. */
export function toCanonicalSpelling(text: string): string {
  const lower = text.toLowerCase()
  // Performance: skip the long patterns unless the text contains letters that can differ.
  const spelled = mayDiffer.test(lower) ? lower.replace(americanOur, '$1our').replace(americanIse, '$1is') : lower
  return spelled.replace(wordPattern, (word) => toBritish.get(word) ?? word)
}

/** The text in American spelling; capitals are kept. */
export function toAmericanSpelling(text: string): string {
  return text
    .replace(britishOur, '$1or')
    .replace(britishIse, '$1iz')
    .replace(wordPattern, (word) => toAmerican.get(word) ?? word)
}
