/** What the process of the writers is told, and what it tells. */

/** What a writer changes in turn; each call carries the writer's number. */
export const writtenParts = ['attributes', 'uvps', 'profile'] as const
export type WrittenPart = (typeof writtenParts)[number]
/** `last` holds the last number of each part that was acknowledged, `acknowledged` how many saves were. */
export type Writer = { cookie: string; number: number; last: Record<WrittenPart, number>; acknowledged: number }
export type WritersOrder = { ports: number[]; writers: Writer[] } | { stop: true } | { count: true }
export type WritersReport = { writers: Writer[]; outcomes: Record<string, number> }
