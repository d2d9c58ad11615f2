/** What a passage tells of a firm's conduct, as learned from passages of which people have said what they show. */
import { createReader } from '#engine/language/text-sense.ts'
import { kindsOf } from './conduct-words.ts'
import learned from './value-sense.json' with { type: 'json' }

/** The name under which passages that show nothing were learned. */
export const showsNothing = 'none'

const kin: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(learned.kin))
/** Whether fair readers take one of two values for the other, where they are only shown. */
export const areKin = (one: string, other: string) =>
  (kin.get(one)?.includes(other) ?? false) || (kin.get(other)?.includes(one) ?? false)

export type Sense = {
  /** How likely it is that the passage shows a value of the firm at all, 0 to 1. */
  shown: number
  /** How likely each value is, by its motif's title; they and what is left of `shown` make 1. */
  values: ReadonlyMap<string, number>
}

const readPassage = createReader(learned, kindsOf)

/**
 * What a passage of one to four sentences shows of a firm's values by what is done, refused, paid for or kept up in it,
 * from its words and the kinds of things that it speaks of. Learned by evals/values/learn-value-sense.ts.
 */
export function senseOf(passage: string): Sense {
  const values = readPassage(passage)
  const shown = 1 - (values.get(showsNothing) ?? 0)
  values.delete(showsNothing)
  return { shown, values }
}
