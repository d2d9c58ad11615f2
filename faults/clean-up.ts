/** What a campaign leaves behind on the machine is taken away again, after Ctrl-C too. */
type Step = () => unknown

const steps = new Set<Step>()
/** After Ctrl-C nothing new may stay, whatever the round that runs still begins. */
let isEnding = false

/** Registers what takes something away; answers what does so earlier. A step runs once. */
export function atEnd(step: Step): () => Promise<void> {
  steps.add(step)
  if (isEnding) cleanUp()
  return async () => {
    if (steps.delete(step)) await step()
  }
}

/** Runs what is registered, the last first. A step that fails is told and keeps no other from running. */
export async function cleanUp(): Promise<void> {
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
      await cleanUp()
      process.exit(130)
    })
}
