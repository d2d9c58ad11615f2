/** Runs saves of one list in order, so the server ends with the latest one. */

/** Runs each `act` after the previous one. If `isLast` is false, another is queued, and its reply will be newer. */
export function createSaveQueue() {
  let before: Promise<unknown> = Promise.resolve()
  let newest = 0
  return async <Reply>(act: () => Promise<Reply>): Promise<{ reply: Reply; isLast: boolean }> => {
    newest += 1
    const turn = newest
    const mine = before.then(act, act)
    before = mine
    return { reply: await mine, isLast: turn === newest }
  }
}
