/** What would prove a value: two things that whoever holds it does, and others do not. */

import { motifShown } from './motif-shown.ts'
import listed from './value-behaviours.json' with { type: 'json' }
import { motifNamed } from './value-motifs.ts'

const behavioursOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(listed))

/** Two behaviours that would prove a value; `description` helps where the title is the owner's own word. */
export function proveValue(title: string, description: string): readonly [string, string] {
  const motif = motifNamed(title) ?? motifShown(description) ?? motifNamed(description)
  const [first, second] = behavioursOf.get(motif?.title ?? '') ?? []
  const named = `“${title}”`
  return [
    first ?? `we turn down work that goes against ${named}, and say why`,
    second ?? `each of us can tell of a day in the last year on which ${named} cost us something`,
  ]
}
