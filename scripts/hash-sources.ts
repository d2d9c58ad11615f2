/** Whether a build is up to date: compares a hash of everything it reads with the one stored beside its output. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const common = ['contract', 'drawing', 'package-lock.json']
/** What each build reads. */
const sources = {
  screens: [...common, 'web', 'scripts/build.ts', 'scripts/page-styles.ts'],
  server: [...common, 'engine', 'server', 'scripts/build-server.ts'],
} as const

/** One of the two builds, and its folder's name in the note. */
export type BuildTarget = keyof typeof sources

const noteOf = (built: BuildTarget) => `dist/${built}-built-from`

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (entries === undefined) return [place]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The hash of every file the build reads. A few hundred small files take about 20 ms. */
export async function hashSources(built: BuildTarget): Promise<string> {
  const files = (await Promise.all(sources[built].map(listFiles))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  for (const [at, content] of contents.entries()) hash.update(`${files[at]} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

export async function isBuiltFrom(built: BuildTarget, sourcesHash: string): Promise<boolean> {
  return (await readFile(noteOf(built), 'utf8').catch(() => '')) === sourcesHash
}

/** Pass the hash from before the build, so that changes during it are built next time. */
export async function recordBuild(built: BuildTarget, sourcesHash: string): Promise<void> {
  const note = noteOf(built)
  await mkdir(path.dirname(note), { recursive: true })
  await writeFile(note, sourcesHash)
}
