/** What differs between the two kinds of written lines on screen: value propositions and taglines. */
import type { SaveLines } from '#web/brand/saving/save-lines.ts'

export type LineKind = {
  /** What messages call a line of this kind, and what the title of its dialog calls it. */
  name: 'UVP' | 'tagline'
  title: 'UVP' | 'Tagline'
  lengthMax: number
  /** The field of the user that holds the chosen line. */
  chosen: 'chosenUvp' | 'chosenTagline'
  save: SaveLines
  /** Saves the chosen line, which completes the step. */
  choose: (text: string) => Promise<void>
}
