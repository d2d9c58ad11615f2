/** Makes a proposition longer with what its owner said and it does not say yet. */
import { type BrandBrief, type Category, categories } from '#contract/brand.ts'
import { addFeeling, addOutcome, addPhrase, pronounIn } from './refine-add.ts'
import { shapeOf } from './refine-grammar.ts'
import { append, countWords, mend, says } from './refine-text.ts'
import { withManner } from './refine-verb.ts'

/** A longer text has at least this many times the words. */
export const longerRatio = 1.15
/** What is tried for, as long as the brief has something to add. */
const aimRatio = 1.3
/** Beyond this length nothing more is added. */
const wordsMax = 45

/** The longer text, or undefined when the brief has nothing to add. */
export function lengthen(text: string, brief: BrandBrief): string | undefined {
  const aim = Math.ceil(countWords(text) * aimRatio)
  let rest = text
  for (const [category, word] of unsaid(text, brief)) {
    if (countWords(rest) >= aim) break
    const longer = mend(withWord(rest, category, word, brief))
    if (countWords(longer) <= wordsMax) rest = longer
  }
  if (countWords(rest) < aim) rest = mend(withManner(rest, 'always there to') ?? rest)
  if (countWords(rest) < countWords(text) * longerRatio) rest = mend(closing(rest, brief))
  return countWords(rest) >= countWords(text) * longerRatio ? rest : undefined
}

/** Chosen words first, then the other picks, each category in turn. */
function unsaid(text: string, brief: BrandBrief): [Category, string][] {
  const order: Category[] = ['feeling', 'xfactor', 'impact', 'culture', 'voice']
  const chosen = order.map((category): [Category, string] => [category, brief.topWords[category]])
  const picks = order.flatMap((category) =>
    brief.topFives[category].map((word): [Category, string] => [category, word]),
  )
  return [...chosen, ...picks].filter(([, word]) => word.trim() !== '' && !says(text, word))
}

function withWord(text: string, category: Category, word: string, brief: BrandBrief): string {
  const shape = shapeOf(word, category)
  const isDescribing = shape === 'adjective'
  if (category === 'feeling')
    return isDescribing || shape === 'prepositional'
      ? addFeeling(text, word, brief)
      : (addPhrase(text, word, brief) ?? text)
  if (category === 'impact' && shape === 'verb') return addOutcome(text, word, brief)
  if (isDescribing && category === 'culture') return append(text, `, in a ${word} way`)
  if (isDescribing && category === 'voice') return `${text} The tone stays ${word} throughout.`
  return addPhrase(text, word, brief) ?? text
}

/** A last sentence that says again, in one breath, how the business goes about it. */
function closing(text: string, brief: BrandBrief): string {
  const describing = (category: Category) =>
    [brief.topWords[category], ...brief.topFives[category]].find(
      (word) => word !== '' && shapeOf(word, category) === 'adjective' && !/\s/.test(word),
    )
  const culture = describing('culture')
  const voice = describing('voice')
  if (culture && voice && culture !== voice && !(says(text, culture) && says(text, voice)))
    return `${text} It is ${culture} in what it does and ${voice} in what it says.`
  const who = pronounIn(text, brief)
  return categories.some((category) => brief.topWords[category] !== '')
    ? `${text} That is what ${who === 'people' ? 'people' : who} can count on, day after day.`
    : text
}
