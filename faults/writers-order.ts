/** Messages to and from the writers' process. */

/** What a writer changes in turn; each call carries the writer's number. */
export const writtenParts = ['attributes', 'uvps', 'profile'] as const
export type WrittenPart = (typeof writtenParts)[number]
/** `last` is the last acknowledged number of each part, `acknowledged` the total number of acknowledged saves. */
export type Writer = { cookie: string; number: number; last: Record<WrittenPart, number>; acknowledged: number }
export type WritersOrder = { ports: number[]; writers: Writer[] } | { stop: true } | { count: true }
export type WritersReport = { writers: Writer[]; outcomes: Record<string, number> }
