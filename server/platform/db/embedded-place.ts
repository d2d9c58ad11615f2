/** Where the embedded database's files are, and which user it runs as. */
import { chmod, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError, makeUnsupportedMachineError } from '#server/platform/db/embedded-error.ts'

/** The user the database runs as; undefined for the user of this process. */
export type DatabaseOwner = { uid: number; gid: number } | undefined

export type ClusterPlace = { cluster: string; owner: DatabaseOwner }

// PostgreSQL refuses to run as root. A uid of its own, because any daemon running as `nobody` could read its files.
const unprivileged = 59_432

/**
 * Whether `owner` can reach a file or folder: every folder on the way, and the target itself, must be executable for
 * them.
 */
export async function isReachable(target: string, owner: { uid: number }): Promise<boolean> {
  for (let at = target; ; at = path.dirname(at)) {
    const { mode, uid } = await stat(at)
    if ((mode & (uid === owner.uid ? 0o100 : 0o001)) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** The database's entry in an existing data folder, and the folder it is or links to; neither need exist. */
export async function findCluster(dataDir: string): Promise<{ entry: string; cluster: string }> {
  const entry = path.join(await realpath(dataDir), 'postgres')
  return { entry, cluster: await readlink(entry).catch(() => entry) }
}

/** Deletes the database's files; the database must not be running. */
export async function removeCluster(dataDir: string): Promise<void> {
  const { entry, cluster } = await findCluster(dataDir)
  if (cluster !== entry) await rm(path.dirname(cluster), { recursive: true, force: true })
  await rm(entry, { recursive: true, force: true })
}

/**
 * Locates the database's folder: `postgres` in the data folder, which is created if missing. When started as root, it
 * belongs to an unprivileged user; if that user cannot reach the data folder (for example below /root), the database is
 * in a folder below /var/lib and `postgres` is a link to it.
 */
export async function locateCluster(dataDir: string): Promise<ClusterPlace> {
  const asRoot = process.getuid?.() === 0
  const folder = await makeFolder(dataDir, asRoot)
  const { entry, cluster } = await findCluster(folder)
  const existing = await stat(cluster).catch(() => undefined)
  if (!asRoot) {
    if (existing !== undefined && existing.uid !== process.getuid?.())
      throw new EmbeddedPostgresError(
        `The database in ${entry} belongs to another user (number ${existing.uid}): start the server as that user or as root.`,
      )
    return { cluster, owner: undefined }
  }
  // Others may enter the data folder but not list it; its files have permissions of their own.
  await chmod(folder, (await stat(folder)).mode | 0o001)
  const uid = existing?.uid ?? unprivileged
  const owner = { uid, gid: existing?.gid ?? unprivileged }
  if (cluster !== entry || existing !== undefined || (await isReachable(folder, owner))) return { cluster, owner }
  return { cluster: await linkElsewhere(entry), owner }
}

async function makeFolder(dataDir: string, asRoot: boolean): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: asRoot ? 0o711 : 0o700 })
    return await realpath(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be made (${error instanceof Error ? error.message : 'unknown error'}).`,
    )
  }
}

async function linkElsewhere(entry: string): Promise<string> {
  try {
    const home = await mkdtemp('/var/lib/signet-postgres-')
    await chmod(home, 0o711)
    const cluster = path.join(home, 'cluster')
    await symlink(cluster, entry)
    return cluster
  } catch {
    throw makeUnsupportedMachineError(
      `as root it needs a data folder that other users may pass through, unlike ${entry}`,
    )
  }
}
