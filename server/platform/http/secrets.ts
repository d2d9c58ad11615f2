/** Random tokens, and the keyed hash under which they are stored, so that reading the database does not reveal them. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

export type Secrets = {
  /** 256 random bits, URL-safe. */
  newToken: () => string
  /** The hash under which a token is stored and looked up. */
  hashOf: (token: string) => string
  /** Encrypts a text that is needed again later, such as in a mail, with the installation's secret. */
  seal: (text: string) => string
  /** Decrypts a sealed text; throws if it was sealed with another secret. */
  open: (sealed: string) => string
}

const nonceBytes = 12
const tagBytes = 16

export function createSecrets(secret: string): Secrets {
  const key = createHmac('sha256', secret).update('sealed texts').digest()
  return {
    newToken: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHmac('sha256', secret).update(token).digest('base64url'),
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const bytes = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const text = Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()])
      return text.toString()
    },
  }
}

const fileName = 'session-secret'
const secretCharactersMin = 32

/**
 * The installation's secret: created at the first start and kept in the data folder, readable only by its owner. Throws
 * StartError if the file is too short, or cannot be read or created.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, fileName)
  const secret = await readOrMake(file).catch((error: unknown) => {
    throw new StartError(`The file ${file} cannot be used (${error instanceof Error ? error.message : error}).`)
  })
  if (secret.length >= secretCharactersMin) return secret
  throw new StartError(
    `The file ${file} holds no secret (it is empty or cut off): put it back from a backup, or remove it to have a new one made, which signs everybody out.`,
  )
}

async function readOrMake(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  if (!existsSync(file)) await makeSecret(file)
  return (await readFile(file, 'utf8')).trim()
}

/** Writes the file atomically, even on a full disk; if another server was first, its secret is kept. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    await link(draft, file).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
}
