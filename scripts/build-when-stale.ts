/** Builds the screens, unless those in dist/ are already what the sources say. */
import { runProgram } from './run-program.ts'
import { hashWebSources, isBuiltFrom, noteBuilt } from './web-sources.ts'

/** Throws when the build fails; what it printed says why. */
export async function buildWhenStale(): Promise<void> {
  const sources = await hashWebSources()
  if (await isBuiltFrom(sources)) return
  process.stderr.write('Building the screens…\n')
  const { code } = await runProgram(process.execPath, ['scripts/build.ts'])
  if (code !== 0) throw new Error('The screens could not be built; the lines above say why.')
  await noteBuilt(sources)
}
