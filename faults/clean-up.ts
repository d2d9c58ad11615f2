/** Removes whatever a campaign leaves on the machine, even after Ctrl-C. */
type Step = () => unknown

const steps = new Set<Step>()
/** Set after Ctrl-C: anything the running round still registers is then cleaned up at once. */
let isEnding = false

/** Registers a clean-up step; returns a function that runs it earlier. A step runs only once. */
export function registerCleanUp(step: Step): () => Promise<void> {
  steps.add(step)
  if (isEnding) runCleanUp()
  return async () => {
    if (steps.delete(step)) await step()
  }
}

/** Runs the registered steps, last first. A failing step is reported and does not stop the others. */
export async function runCleanUp(): Promise<void> {
  for (const step of [...steps].reverse()) {
    steps.delete(step)
    try {
      await step()
    } catch (error) {
      console.error(error)
    }
  }
}

/** Ctrl-C and SIGTERM clean up before they end the campaign. */
export function cleanUpOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      isEnding = true
      await runCleanUp()
      process.exit(130)
    })
}
