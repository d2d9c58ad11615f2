/** How good a line is by itself, on several counts at once, and which side it leans to. */
import type { Tagline } from '#contract/writers.ts'
import { balanceOf } from '#engine/language/sound.ts'
import { alliterationHeard } from './check-device.ts'
import type { Draft } from './draft-lines.ts'
import { contentOf, showsOwnWord, wordsIn } from './judge-line.ts'

/** A draft as it is ranked; `related` counts the words that are the lexicon's and not the owner's. */
export type Ranked = Draft & {
  score: number
  related: number
  leans: Tagline['leans']
  device: string
  content: ReadonlySet<string>
}

/** A draft with its score: the device's strength, sound, rhythm, brevity, and how much of it is the owner's own. */
export function rankLine(draft: Draft, ownWords: readonly string[], isLight: boolean): Ranked {
  const own = draft.fills.filter((fill) => fill.origin === 'own').length
  const related = draft.fills.filter((fill) => fill.origin === 'related' && fill.category !== 'name').length
  const bare = draft.hasName ? draft.line.replace(nameIn(draft), '') : draft.line
  const alliteration = alliterationHeard(bare)
  const count = wordsIn(draft.line).length
  const score =
    draft.frame.strength +
    (draft.frame.weight !== 'light' ? 0 : isLight ? 0.3 : -0.6) +
    0.3 * own -
    1.3 * related +
    0.4 * Math.min(2, Math.max(0, alliteration - 1)) +
    0.6 * balanceOf(draft.line) -
    0.15 * Math.max(0, count - 6) -
    (showsOwnWord(bare, ownWords) ? 0 : 1.2)
  const isAlliteration =
    draft.frame.strength < 3 &&
    draft.frame.device !== 'familiar saying' &&
    (alliteration >= 3 || (alliteration === 2 && count <= 3))
  return {
    ...draft,
    score,
    related,
    leans: memoryOf(draft, count) >= 0.85 ? 'easy to remember' : 'easy to like',
    device: isAlliteration ? 'alliteration' : draft.frame.device,
    content: contentOf(draft.line),
  }
}

/**
 * Hodges, Estes and Warren (2024): a line is remembered for a name, concrete and rarer words and some length; it is liked
 * for being short, common and abstract. What sets a business apart is the most concrete thing that its owner said.
 */
function memoryOf({ fills, hasName, frame }: Draft, count: number): number {
  const concrete = fills.some((fill) => fill.category === 'xfactor')
  const outcome = fills.some((fill) => fill.category === 'impact' && fill.forms.bare !== undefined)
  const odd = /double meaning|saying|paradox|counting/.test(frame.device)
  return (hasName ? 1 : 0) + (concrete ? 1 : 0) + (outcome ? 0.3 : 0) + (odd ? 0.3 : 0) + 0.15 * (count - 5)
}

const nameIn = ({ fills }: Draft) => fills.find((fill) => fill.category === 'name')?.forms.text ?? ''
