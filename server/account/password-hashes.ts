/** Password hashing with argon2id, with limited concurrency so that sign-ins do not slow down other requests. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { Refusal } from '#server/platform/http/refusal.ts'

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 }
const tagBytes = 32
const queueMs = 2000

type Parameters = typeof current
const derive = promisify(argon2)

export type PasswordHashes = {
  /** Hashes a password for storage. */
  hash: (password: string) => Promise<string>
  /**
   * Whether the password matches; without a stored hash it computes a dummy hash and returns false, in the same time.
   */
  verify: (password: string, stored: string | null) => Promise<boolean>
  /** Whether the hash was made with weaker parameters than the current ones. */
  isOutdated: (stored: string) => boolean
}

/** Runs at most `max` jobs at once; the others wait up to 2 s, then are refused as `busy`. */
function createGate(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  /** Passes the slot to the next waiting job, or frees it. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1
    else {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(start), 1)
          reject(new Refusal('busy', { retryAfterSeconds: 2 }))
        }, queueMs)
        waiting.push(start)
      })
    }
    try {
      return await job()
    } finally {
      leave()
    }
  }
}

const compute = (password: string, nonce: Buffer, { memory, passes, parallelism }: Parameters): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength: tagBytes })

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/

function read(stored: string): { parameters: Parameters; nonce: Buffer; tag: Buffer } | undefined {
  const [, memory, passes, parallelism, nonce, tag] = format.exec(stored) ?? []
  if (!memory || !passes || !parallelism || !nonce || !tag) return undefined
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

export function createPasswordHashes(): PasswordHashes {
  const gate = createGate(Math.min(4, availableParallelism()))
  const dummyNonce = randomBytes(16)
  return {
    hash: async (password) => {
      const nonce = randomBytes(16)
      const tag = await gate(() => compute(password, nonce, current))
      const { memory, passes, parallelism } = current
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
    },
    verify: async (password, stored) => {
      const known = stored === null ? undefined : read(stored)
      const tag = await gate(() => compute(password, known?.nonce ?? dummyNonce, known?.parameters ?? current))
      return known !== undefined && known.tag.length === tag.length && timingSafeEqual(known.tag, tag)
    },
    isOutdated: (stored) => {
      const known = read(stored)?.parameters
      return known === undefined || known.memory < current.memory || known.passes < current.passes
    },
  }
}
