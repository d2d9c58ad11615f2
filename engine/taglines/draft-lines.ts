/** Every line that the frames can make of a brand's words, good or bad; the judging comes after. */
import { seededNumbers, shuffled } from '#engine/language/seeded.ts'
import { type Frame, fillPlaces, frames, placesOf } from './frames.ts'
import type { Fill, Fills, Slot } from './slots.ts'

/** A line before it is judged. */
export type Draft = { line: string; frame: Frame; fills: readonly Fill[]; hasName: boolean }

/** How many ways of filling one frame are looked at. */
const perFrameMax = 16

/** Drafts from all frames, each with at least one of the owner's chosen words; which ones of many, the seed decides. */
export function draftLines(fills: Fills, seed: number): Draft[] {
  const next = seededNumbers(seed)
  return frames.flatMap((frame) => draftsOf(frame, fills, Math.floor(next() * 2 ** 32)))
}

function draftsOf(frame: Frame, fills: Fills, seed: number): Draft[] {
  const wanted = slotsOf(frame).map(({ slot, forms }) =>
    fills[slot].filter((fill) => forms.every((form) => fill.forms[form] !== undefined)).map((fill) => ({ slot, fill })),
  )
  if (wanted.length === 0 || wanted.some((options) => options.length === 0)) return []
  const ways = combinations(wanted).filter(
    (way) => way.some(({ fill }) => fill.origin === 'own') && relatedIn(way) <= 1 && isWithoutRepeat(way),
  )
  const ownFirst = shuffled(ways, seed).sort((a, b) => strangersIn(a) - strangersIn(b))
  return ownFirst.slice(0, perFrameMax).map((way) => draftOf(frame, way))
}

type Way = readonly { slot: Slot; fill: Fill }[]

/** A slot with all forms that the frame wants of its fill. */
function slotsOf(frame: Frame): { slot: Slot; forms: string[] }[] {
  const wanted = new Map<Slot, string[]>()
  for (const { slot, form } of placesOf(frame)) wanted.set(slot, [...(wanted.get(slot) ?? []), form])
  return [...wanted].map(([slot, forms]) => ({ slot, forms }))
}

function combinations(wanted: readonly Way[]): Way[] {
  return wanted.reduce<Way[]>((ways, options) => ways.flatMap((way) => options.map((option) => [...way, option])), [[]])
}

/** Whether no two of the words are the same, share their noun, or mean nearly the same. */
function isWithoutRepeat(way: Way): boolean {
  return way.every(({ fill }, index) =>
    way.slice(index + 1).every(({ fill: other }) => {
      const isSame = (form: string) => fill.forms[form] !== undefined && fill.forms[form] === other.forms[form]
      return !isSame('text') && !isSame('noun') && !fill.kin.has(other.key) && !other.kin.has(fill.key)
    }),
  )
}

const relatedIn = (way: Way) => way.filter(({ fill }) => fill.origin === 'related' && fill.category !== 'name').length
const strangersIn = (way: Way) => way.filter(({ fill }) => fill.origin !== 'own' && fill.category !== 'name').length

function draftOf(frame: Frame, way: Way): Draft {
  const text = fillPlaces(frame, (slot, form) => way.find((each) => each.slot === slot)?.fill.forms[form] ?? '')
  return {
    line: sentenceCased(text),
    frame,
    fills: way.map(({ fill }) => fill),
    hasName: way.some(({ slot }) => slot === 'name'),
  }
}

/** A capital at the start of each sentence; other capitals are left as they are. */
function sentenceCased(text: string): string {
  return text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
