/** Builds the screens or the server, unless dist/ is up to date with the sources. */
import { type BuildTarget, hashSources, isBuiltFrom, recordBuild } from './hash-sources.ts'
import { runProgram } from './run-program.ts'

const programs = { screens: 'scripts/build.ts', server: 'scripts/build-server.ts' } as const

/** Throws if the build fails; its output says why. */
export async function buildWhenStale(built: BuildTarget = 'screens'): Promise<void> {
  const sources = await hashSources(built)
  if (await isBuiltFrom(built, sources)) return
  process.stderr.write(`Building the ${built}…\n`)
  const { code } = await runProgram(process.execPath, [programs[built]])
  if (code !== 0) throw new Error(`The ${built} could not be built; the lines above say why.`)
  await recordBuild(built, sources)
}
