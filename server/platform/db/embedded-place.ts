/** Where the embedded database's files live, and as whom it runs. */
import { chmod, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { cannotRunHere, EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'

/** The user that the database runs as; undefined: the one that this process runs as. */
export type Owner = { uid: number; gid: number } | undefined

export type Place = { cluster: string; owner: Owner }

// PostgreSQL refuses to run as root. A number of its own, because every daemon that runs as `nobody` could read it.
const unprivileged = 59_432

/** Whether `owner` gets to a file or folder: it may pass through every folder on the way (and run or enter the last). */
export async function isReachable(target: string, owner: { uid: number }): Promise<boolean> {
  for (let at = target; ; at = path.dirname(at)) {
    const { mode, uid } = await stat(at)
    if ((mode & (uid === owner.uid ? 0o100 : 0o001)) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** The database's entry in an existing data folder, and the folder that it is or points to; neither need exist. */
export async function findCluster(dataDir: string): Promise<{ entry: string; cluster: string }> {
  const entry = path.join(await realpath(dataDir), 'postgres')
  return { entry, cluster: await readlink(entry).catch(() => entry) }
}

/** Throws the database's files away; nothing may run on them. */
export async function removeCluster(dataDir: string): Promise<void> {
  const { entry, cluster } = await findCluster(dataDir)
  if (cluster !== entry) await rm(path.dirname(cluster), { recursive: true, force: true })
  await rm(entry, { recursive: true, force: true })
}

/**
 * The database's folder is `postgres` in the data folder, which is made when missing. Started as root it belongs to an
 * unprivileged user; where that user cannot get to the data folder (one below /root), the database lives in a folder of
 * its own below /var/lib, and `postgres` is a link to it.
 */
export async function placeCluster(dataDir: string): Promise<Place> {
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
  // Others may pass through the data folder, not list it: each file in it has its own permissions.
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
    throw cannotRunHere(`as root it needs a data folder that other users may pass through, unlike ${entry}`)
  }
}
