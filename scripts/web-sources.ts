/** Whether dist/ is up to date: compares a hash of everything the build reads with the one stored beside the output. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const sources = ['contract', 'drawing', 'web', 'scripts/build.ts', 'scripts/page-styles.ts', 'package-lock.json']
const note = 'dist/built-from'

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (entries === undefined) return [place]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The hash of every file the build reads. A few hundred small files take about 20 ms. */
export async function hashWebSources(): Promise<string> {
  const files = (await Promise.all(sources.map(listFiles))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  for (const [at, content] of contents.entries()) hash.update(`${files[at]} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

export async function isWebBuiltFrom(sourcesHash: string): Promise<boolean> {
  return (await readFile(note, 'utf8').catch(() => '')) === sourcesHash
}

/** Pass the hash from before the build, so that changes during it are built next time. */
export async function recordWebBuild(sourcesHash: string): Promise<void> {
  await mkdir(path.dirname(note), { recursive: true })
  await writeFile(note, sourcesHash)
}
