/** Builds what `npm start` runs, for the tests that start it in a process of its own. */
import { buildWhenStale } from '../../scripts/build-when-stale.ts'

/** Called by Vitest once per project and run; a build that is up to date takes 20 ms. */
export async function setup(): Promise<void> {
  await buildWhenStale('screens', 'server')
}
