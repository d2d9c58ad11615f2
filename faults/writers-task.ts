/** Messages to and from the writers' process. */

/** What a writer changes in turn; each call carries the writer's number. */
export const writtenBrandParts = ['attributes', 'uvps', 'profile'] as const
export type WrittenBrandPart = (typeof writtenBrandParts)[number]
export type BrandWriter = {
  cookie: string
  number: number
  /** The number in the last acknowledged save of each part. */
  last: Record<WrittenBrandPart, number>
  /** How many saves were acknowledged in all. */
  acknowledged: number
}
export type WritersTask = { ports: number[]; writers: BrandWriter[] } | { stop: true } | { count: true }
export type WritersReport = { writers: BrandWriter[]; outcomes: Record<string, number> }
