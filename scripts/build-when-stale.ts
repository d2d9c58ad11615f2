/** Builds the screens, unless dist/ is up to date with the sources. */
import { runProgram } from './run-program.ts'
import { hashWebSources, isWebBuiltFrom, recordWebBuild } from './web-sources.ts'

/** Throws if the build fails; its output says why. */
export async function buildWhenStale(): Promise<void> {
  const sources = await hashWebSources()
  if (await isWebBuiltFrom(sources)) return
  process.stderr.write('Building the screens…\n')
  const { code } = await runProgram(process.execPath, ['scripts/build.ts'])
  if (code !== 0) throw new Error('The screens could not be built; the lines above say why.')
  await recordWebBuild(sources)
}
