/** Merges concurrent edits of the same list of values from two tabs or devices without losing either. */
import { type CoreValue, coreValuesMax } from '#contract/plain/core-value.ts'

const byId = (values: readonly CoreValue[]) => new Map(values.map((value) => [value.id, value]))

/** If both sides changed a field, mine wins; theirs can be restored from the history. */
function mergeField(base: string | undefined, mine: string, theirs: string): string {
  return mine === base ? theirs : mine
}

function mergeValue(base: CoreValue | undefined, mine: CoreValue, theirs: CoreValue): CoreValue {
  return {
    ...theirs,
    title: mergeField(base?.title, mine.title, theirs.title),
    description: mergeField(base?.description, mine.description, theirs.description),
  }
}

const isSameText = (one: CoreValue | undefined, other: CoreValue) =>
  one !== undefined && one.title === other.title && one.description === other.description

/** The order of the values that both lists contain, as ids. */
const sharedOrder = (values: readonly CoreValue[], other: ReadonlyMap<string, CoreValue>) =>
  values.map(({ id }) => id).filter((id) => other.has(id))

/**
 * Three-way merge against the common base: additions of both stay; a removal wins over an unchanged value but not over
 * one the other side rewrote; the changed order wins, mine if both changed it. Returns the list numbered from 0.
 */
export function mergeCoreValues(
  base: readonly CoreValue[],
  mine: readonly CoreValue[],
  theirs: readonly CoreValue[],
): CoreValue[] {
  const [inBase, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)]
  const stays = ({ id }: CoreValue): boolean => {
    const [before, here, there] = [inBase.get(id), inMine.get(id), inTheirs.get(id)]
    if (here && there) return true
    const left = here ?? there
    return left !== undefined && (before === undefined || !isSameText(before, left))
  }
  const hasMoved = sharedOrder(mine, inBase).join() !== sharedOrder(base, inMine).join()
  const [first, second] = hasMoved ? [mine, theirs] : [theirs, mine]
  const inFirst = byId(first)
  const merged = first.filter(stays)
  for (const value of second) {
    if (inFirst.has(value.id) || !stays(value)) continue
    // A value of only one side is inserted after the value it follows there.
    const before = second.slice(0, second.indexOf(value)).findLast(({ id }) => merged.some((each) => each.id === id))
    merged.splice(before ? merged.findIndex(({ id }) => id === before.id) + 1 : merged.length, 0, value)
  }
  return merged.slice(0, coreValuesMax).map((value, order) => {
    const [here, there] = [inMine.get(value.id), inTheirs.get(value.id)]
    return { ...(here && there ? mergeValue(inBase.get(value.id), here, there) : value), order }
  })
}
