/** Random tokens, and the keyed hash under which they are stored: whoever reads the database cannot use them. */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type Secrets = {
  /** 256 random bits, URL-safe. */
  newToken: () => string
  /** What is stored of a token, and looked up by. */
  hashOf: (token: string) => string
}

export function createSecrets(secret: string): Secrets {
  return {
    newToken: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHmac('sha256', secret).update(token).digest('base64url'),
  }
}

/** The secret of this installation: made at the first start and kept in the data folder, readable by its owner alone. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
