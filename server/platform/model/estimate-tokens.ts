/** How many tokens a text has, guessed without the model's own table, and whether a server dropped some of it. */

/** No common table needs fewer: a token for each word, three digits, and row of signs. */
const countPieces = (text: string) => text.match(/\p{L}+|\p{N}{1,3}|[^\s\p{L}\p{N}]+/gu)?.length ?? 0

/** What texts usually need. */
export const estimateTokens = (text: string): number => Math.max(countPieces(text), Math.ceil(text.length / 4))

/** Windows that servers use when nobody chose one; a call that fills one exactly was cut. */
const usualWindows: ReadonlySet<number> = new Set([2048, 4096, 8192])
const pieceShareMin = 0.8

export type TokenCount = { inputTokens: number | undefined; outputTokens: number | undefined; isFull: boolean }

/**
 * Whether the server read less than was sent. `isFull` says that the answer ended for lack of room. A server that counts
 * nothing is believed.
 */
export function hasForgottenInput(sent: string, { inputTokens, outputTokens, isFull }: TokenCount): boolean {
  if (!inputTokens) return false
  if (inputTokens < countPieces(sent) * pieceShareMin) return true
  // Even a table with short tokens needs no more than one for three letters, so beyond that all of it was read.
  return usualWindows.has(inputTokens + (outputTokens ?? 0)) && (isFull || inputTokens < sent.length / 3)
}
