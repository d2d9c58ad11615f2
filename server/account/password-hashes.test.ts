import { afterEach, expect, test, vi } from 'vitest'
import { createPasswordHashes } from '#server/account/password-hashes.ts'

/** The number of cores the mock reports, and how many hashes ran at the same time. */
const seen = vi.hoisted(() => ({ cores: 1, running: 0, most: 0, begun: 0 }))

vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:os')>()),
  availableParallelism: () => seen.cores,
}))

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) => {
    seen.running += 1
    seen.begun += 1
    seen.most = Math.max(seen.most, seen.running)
    crypto.argon2(algorithm, parameters, (error, tag) => {
      seen.running -= 1
      done(error, tag)
    })
  }
  return { ...crypto, argon2 }
})

afterEach(() => Object.assign(seen, { cores: 1, running: 0, most: 0, begun: 0 }))

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [16, 4],
])('T2 on %i cores %i hashes run at once, never more, and all complete', async (cores, atOnce) => {
  seen.cores = cores
  const hashes = createPasswordHashes()
  const stored = await Promise.all(Array.from({ length: 6 }, () => hashes.hash('a kettle of herons')))
  expect([seen.most, seen.begun, seen.running]).toEqual([atOnce, 6, 0])
  expect(new Set(stored).size).toBe(6)
  const checks = stored.map((each, turn) => hashes.verify(turn === 0 ? 'not the password' : 'a kettle of herons', each))
  expect(await Promise.all(checks)).toEqual([false, true, true, true, true, true])
  expect([seen.most, seen.begun]).toEqual([atOnce, 12])
})

test('T2 a hash that fails frees its slot', async () => {
  const hashes = createPasswordHashes()
  const unusable = '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA'
  await expect(hashes.verify('a kettle of herons', unusable)).rejects.toThrow()
  expect(await hashes.hash('a kettle of herons')).toContain('$argon2id$')
})
