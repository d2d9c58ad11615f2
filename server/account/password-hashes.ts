/** Password hashing with argon2id, in a pool of its own size so that readers never feel a sign-in. */
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
  /** The stored form of a password. */
  hash: (password: string) => Promise<string>
  /** Whether the password fits; without a stored form it computes a dummy hash and answers false, in the same time. */
  verify: (password: string, stored: string | null) => Promise<boolean>
  /** Whether the stored form was made with weaker parameters than today's. */
  isOutdated: (stored: string) => boolean
}

/** Lets `max` jobs run at once; the rest wait at most 2 s, then are refused as `busy`. */
function createGate(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  /** Hands the place on, or gives it up. */
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
