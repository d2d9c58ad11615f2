/** Whether a build is up to date: compares a hash of everything it reads with the one stored in its output. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const commonSources = ['contract', 'drawing', 'package.json', 'package-lock.json']
/** Each build with what it reads, and the folder that it empties and fills. */
const builds = {
  screens: { folder: 'dist/web', sources: [...commonSources, 'web', 'scripts/build.ts', 'scripts/page-styles.ts'] },
  server: { folder: 'dist/server', sources: [...commonSources, 'engine', 'server', 'scripts/build-server.ts'] },
} as const

export type BuildTarget = keyof typeof builds

/** Inside the output, so that it cannot outlive what it vouches for. */
const noteOf = (target: BuildTarget) => `${builds[target].folder}/built-from`

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (entries === undefined) return [place]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The hash of every file of ours that the build reads. A few hundred small files take about 20 ms. */
export async function hashSources(target: BuildTarget): Promise<string> {
  const files = (await Promise.all(builds[target].sources.map(listFiles))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  for (const [at, content] of contents.entries()) hash.update(`${files[at]} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

export async function isBuiltFrom(target: BuildTarget, sourcesHash: string): Promise<boolean> {
  return (await readFile(noteOf(target), 'utf8').catch(() => '')) === sourcesHash
}

/** Pass the hash from before the build, so that changes during it are built next time. */
export const recordBuild = (target: BuildTarget, sourcesHash: string): Promise<void> =>
  writeFile(noteOf(target), sourcesHash)
