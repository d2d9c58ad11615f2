/** Messages to and from the flooding process. */

/**
 * Each connection cycles through the requests (bytes in latin1), starting at a different one; `marker` is replaced by a
 * number.
 */
export type FloodTask = { port: number; requests: string[]; connections: number; ms: number }
/** Responses counted by status; 'broken' if a connection ended without a response. */
export type FloodReport = { outcomes: Record<string, number> }

/** Eight characters, so that the content length does not change. */
export const floodNumberMarker = '########'
