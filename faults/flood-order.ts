/** What a flooding process is told, and what it tells. */

/** Each connection goes round the requests (bytes in latin1), beginning at its own; `marker` in one becomes a number. */
export type FloodOrder = { port: number; requests: string[]; connections: number; ms: number }
/** How often each status came; 'broken' where a connection ended without an answer. */
export type FloodReport = { outcomes: Record<string, number> }

/** Eight signs, so that no length changes. */
export const marker = '########'
