/** Stops asking a provider that failed several times in a row, so that owners do not wait for it in vain. */
const failuresMax = 5
const restMs = 60_000

export type Breaker = {
  isOpen: () => boolean
  noteSuccess: () => void
  noteFailure: () => void
}

export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0
  let closedFrom = 0
  return {
    isOpen: () => now() < closedFrom,
    noteSuccess: () => {
      failures = 0
    },
    noteFailure: () => {
      failures += 1
      if (failures < failuresMax) return
      failures = 0
      closedFrom = now() + restMs
    },
  }
}
