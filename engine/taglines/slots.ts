/** The places that a line has for a brand's words. */
import type { Category } from '#contract/brand.ts'

/**
 * `trait` a quality of the business, of which `nature` comes from its culture and `voice` from its voice · `felt` what
 * follows "feel" · `seeker` a customer's state · `people` the customers, many · `gain` what they get, a noun · `act`
 * what they can do, a verb · `thing` what sets the business apart, a noun · `tag` the same as a headline, of any kind ·
 * `deed` what the business does, after "we" · `name` its name.
 */
export const slots = [
  'trait',
  'nature',
  'voice',
  'felt',
  'seeker',
  'people',
  'gain',
  'act',
  'thing',
  'tag',
  'deed',
  'name',
] as const
export type Slot = (typeof slots)[number]

/** Where a word comes from: the owner's chosen six, the owner's other picks, or the lexicon. */
export type Origin = 'own' | 'picked' | 'related'
/** `key`: the word as it is compared; `kin`: the words that mean nearly the same; two of a kind make no pair. */
export type Fill = {
  category: Category | 'name'
  origin: Origin
  forms: Readonly<Record<string, string | undefined>>
  key: string
  kin: ReadonlySet<string>
}
export type Fills = Record<Slot, Fill[]>
/** Where a word may stand, in which forms. */
export type Placed = { slots: readonly Slot[]; forms: Fill['forms'] }

/** Whether a word between the braces of a frame is a slot. */
export const isSlot = (word: string): word is Slot => slots.some((slot) => slot === word)
