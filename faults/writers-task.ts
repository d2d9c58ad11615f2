/** Messages to and from the writers' process. */

/** What a writer changes in turn; each call carries the writer's number. */
export const writtenBrandParts = ['attributes', 'uvps', 'profile'] as const
export type WrittenBrandPart = (typeof writtenBrandParts)[number]
/** `last` is the last acknowledged number of each part, `acknowledged` the total number of acknowledged saves. */
export type BrandWriter = {
  cookie: string
  number: number
  last: Record<WrittenBrandPart, number>
  acknowledged: number
}
export type WritersTask = { ports: number[]; writers: BrandWriter[] } | { stop: true } | { count: true }
export type WritersReport = { writers: BrandWriter[]; outcomes: Record<string, number> }
