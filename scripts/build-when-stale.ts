/** Builds the screens or the server, unless dist/ is up to date with the sources. */
import { type BuildTarget, hashSources, isBuiltFrom, recordBuild } from './hash-sources.ts'
import { runProgram } from './run-program.ts'

const programs = { screens: 'scripts/build.ts', server: 'scripts/build-server.ts' } as const

async function buildTarget(target: BuildTarget): Promise<void> {
  const sourcesHash = await hashSources(target)
  if (await isBuiltFrom(target, sourcesHash)) return
  process.stderr.write(`Building the ${target}…\n`)
  // Whoever asks, a test too, gets the build for production.
  const { code } = await runProgram(process.execPath, [programs[target]], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(`The ${target} could not be built; the lines above say why.`)
  await recordBuild(target, sourcesHash)
}

/** Builds what is stale of these; throws once all have ended if one failed, whose output says why. */
export async function buildWhenStale(...targets: BuildTarget[]): Promise<void> {
  const ends = await Promise.allSettled(targets.map(buildTarget))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
