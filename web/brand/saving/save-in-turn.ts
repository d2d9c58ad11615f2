/** Saves of one list go one after the other, so that the server ends with the last of them. */

/** Runs each act after the one before; `isLast` tells whether another waits, whose answer will be the newer one. */
export function createTurns() {
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
