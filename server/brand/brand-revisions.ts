/** Revisions: opaque random ids of saved states, each with a short hash of the brand it belongs to. */
import { randomUUID } from 'node:crypto'
import type { Secrets } from '#server/platform/http/secrets.ts'

export type BrandRevisions = {
  /** A new revision for this brand. */
  next: (brandId: string) => string
  /** Whether the revision was made for another brand. */
  isForeign: (revision: string, brandId: string) => boolean
}

export function createBrandRevisions(secrets: Secrets): BrandRevisions {
  const markOf = (brandId: string) => secrets.hashOf(`revision of ${brandId}`).slice(0, 8)
  return {
    next: (brandId) => `${randomUUID()}.${markOf(brandId)}`,
    isForeign: (revision, brandId) => revision.includes('.') && !revision.endsWith(`.${markOf(brandId)}`),
  }
}
