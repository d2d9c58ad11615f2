/** What a customer comes to feel, in the forms that lines take it in. */
import { withArticle } from '#engine/language/articles.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { actForms, toYou } from './place-things.ts'
import { isOne } from './place-traits.ts'
import type { Placed } from './slots.ts'
import {
  easedFeelings,
  largeFeelings,
  opposites,
  qualityNouns,
  rhymes,
  sayings,
  strongFeelings,
  wornFeelings,
} from './word-senses.ts'

/** Participles of what one comes to feel oneself; "respected" and "seen" are what others do. */
const ownFeelings =
  /^(relieved|comforted|inspired|rested|refreshed|energi[sz]ed|amused|excited|delighted|motivated|relaxed|unhurried|thrilled|content|smitten|enchanted|nourished|absorbed|focused|grounded|distinguished)$/

/** What follows "feel": states, and nouns of feelings. */
export function feltPlaces(word: OwnerWord): Placed[] {
  const { shape } = word
  const text = toYou(word.text)
  // Nobody is promised what she will not be.
  if (/^(not|never|no longer|like (on|in|at)|with|without) /.test(text)) return []
  if (/^(\d+|a (hundred|million)|two|three|six|ten|twenty) /.test(text)) return [{ slots: ['felt'], forms: { text } }]
  if (shape === 'mass' || shape === 'plural' || shape === 'noun') {
    const sense = shape === 'noun' && !/^(a|an|the|one|our|my) /.test(text) ? withArticle(text) : text
    return [
      {
        slots: ['felt'],
        forms: {
          noun: text,
          sense,
          end: sense,
          mass: shape === 'mass' ? text : undefined,
          large: largeFeelings.has(text) ? text : undefined,
        },
      },
    ]
  }
  if (shape === 'verb') return [{ slots: ['act'], forms: actForms(word) }]
  if (shape !== 'adjective' && shape !== 'prepositional') return []
  const isDoneByOthers = /(ed|en|wn|ood|eard)$/.test(text) && !ownFeelings.test(text)
  const noun = qualityNouns[text]
  return [
    {
      slots: ['felt'],
      forms: {
        text,
        adjective: shape === 'adjective' ? text : undefined,
        worn: wornFeelings.has(text) ? text : undefined,
        yourself:
          isDoneByOthers || /^like /.test(text) || /^(alive|awake|beautiful|clear)$/.test(text) ? undefined : text,
        easy: easedFeelings.has(text) ? text : undefined,
        strong: strongFeelings.has(text) ? text : undefined,
        end: isDoneByOthers ? undefined : noun,
        opposite: opposites[text],
        noun,
        large: noun !== undefined && largeFeelings.has(noun) ? noun : undefined,
        mass: isOne(noun) && !isDoneByOthers ? noun : undefined,
        rhyme: rhymes[text],
        idiom: sayings[text],
      },
    },
  ]
}
