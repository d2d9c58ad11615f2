/**
 * A written line, be it a value proposition or a tagline. All code uses this one shape; the calls and the stored lists
 * have a shape for each kind, converted here.
 */
import type { Claim } from '#contract/plain/claim.ts'
import type { Tagline } from '#contract/taglines.ts'
import type { StoredUvp, UvpPart } from '#contract/uvp.ts'

/** Only value propositions have an `approach`, a `description` and `parts`. */
export type WrittenLine = {
  text: string
  /** The line of argument by which it was built. */
  approach?: string | undefined
  description?: string | undefined
  /** The sources of the line: joined by spaces, their texts equal `text`. A line that was edited has none. */
  parts?: UvpPart[] | undefined
  /** What a line of a language model claims; computed when the list is read, and not stored. */
  claims?: Claim[] | undefined
  /** The language model that wrote it; absent for lines in the owner's own words. */
  writtenBy?: string | undefined
  isPinned?: boolean | undefined
  isEdited?: boolean | undefined
}

export const lineOfUvp = ({ uvp, ...rest }: StoredUvp & Pick<WrittenLine, 'claims'>): WrittenLine => ({
  text: uvp,
  ...rest,
})

export const uvpOfLine = ({ text, claims: _claims, ...rest }: WrittenLine): StoredUvp => ({ uvp: text, ...rest })

export const lineOfTagline = ({ tagline, ...marks }: Tagline & Pick<WrittenLine, 'claims'>): WrittenLine => ({
  text: tagline,
  ...marks,
})

export function taglineOfLine({ text, writtenBy, isPinned, isEdited }: WrittenLine): Tagline {
  return {
    tagline: text,
    ...(writtenBy !== undefined && { writtenBy }),
    ...(isPinned !== undefined && { isPinned }),
    ...(isEdited !== undefined && { isEdited }),
  }
}
