/** Tests of dependency-cruiser.config.ts: its rules cover all of the product, and each one fires. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import configuration from '../dependency-cruiser.config.ts'

const { forbidden, options } = configuration

async function cruiseIn(baseDir: string, places: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(places, { ...options, baseDir, validate: true, ruleSet: { forbidden } })
  if (typeof output === 'string') throw new Error('The cruise answered with text.')
  return output
}

/** For each rule, a minimal product that breaks it: a file and its source. */
const wrong: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'contract-imports-zod-only': ['contract/a.ts', "import { b } from '../engine/uvp/b.ts'"],
  'drawing-sees-contract': ['drawing/a.ts', "import { b } from '../web/brand/b.ts'"],
  'engine-is-pure': ['engine/uvp/a.ts', "import { readFile } from 'node:fs'"],
  'the-audit-reads-sites-with-parsers': ['engine/brand-review/a.ts', "import { readFile } from 'node:fs'"],
  'the-guide-searches-with-a-package': ['engine/strategist/search-cards.ts', "import { readFile } from 'node:fs'"],
  'server-sees-contract-drawing-and-engine': ['server/uvp/a.ts', "import { b } from '../../web/uvp/b.ts'"],
  'server-sees-the-engine-in-writers': ['server/uvp/uvp-routes.ts', "import { b } from '../../engine/uvp/b.ts'"],
  'web-sees-contract-and-drawing': ['web/uvp/a.ts', "import type { b } from '../../server/uvp/b.ts'"],
  'web-runs-in-a-browser': ['web/uvp/a.ts', "import path from 'node:path'"],
  'contract-plain-is-plain': ['contract/plain/a.ts', "import { uvpCalls } from '../uvp.ts'"],
  'screens-run-plain-contract': ['web/uvp/a.ts', "import { uvpCalls } from '../../contract/uvp.ts'"],
  'server-platform-is-a-floor': ['server/platform/db/a.ts', "import { b } from '../../account/b.ts'"],
  'server-tables-is-a-floor': ['server/tables/a.ts', "import { b } from '../account/b.ts'"],
  'server-calls-is-a-floor': ['server/calls/a.ts', "import { b } from '../account/b.ts'"],
  'server-account-is-a-floor': ['server/account/a.ts', "import { b } from '../brand/b.ts'"],
  'server-writing-is-a-floor': ['server/writing/a.ts', "import { b } from '../account/b.ts'"],
  'server-brand-is-a-floor': ['server/brand/a.ts', "import { b } from '../uvp/b.ts'"],
  'web-ui-is-a-floor': ['web/ui/a.ts', "import { b } from '../calls/b.ts'"],
  'web-calls-is-a-floor': ['web/calls/a.ts', "import { b } from '../account/b.ts'"],
  'web-writing-is-a-floor': ['web/writing/a.ts', "import { b } from '../account/b.ts'"],
  'web-account-is-a-floor': ['web/account/a.ts', "import { b } from '../brand/b.ts'"],
  'web-brand-is-a-floor': ['web/brand/a.ts', "import { b } from '../uvp/b.ts'"],
  'server-areas-are-apart': ['server/newest-tool/a.ts', "import { b } from '../uvp/b.ts'"],
  'web-areas-are-apart': ['web/newest-tool/a.ts', "import { b } from '../uvp/b.ts'"],
  'engine-tools-are-apart': ['engine/newest-tool/a.ts', "import { b } from '../uvp/b.ts'"],
  'engine-facts-is-a-floor': ['engine/facts/a.ts', "import { b } from '../uvp/b.ts'"],
  'engine-language-is-a-floor': ['engine/language/a.ts', "import { b } from '../facts/b.ts'"],
  'nothing-sees-main': ['server/app/a.ts', "import '../main.ts'"],
  'settings-are-passed-on': ['server/app/a.ts', "import { readConfig } from '../config.ts'"],
  'no-cycles': ['server/uvp/b.ts', "import type { b } from './b.ts'\nexport const b = 1"],
  'everything-resolves': ['server/uvp/a.ts', "import { c } from './c.ts'"],
  'product-sees-no-tests': ['server/uvp/a.ts', "import { b } from '../../testing/server/b.ts'"],
  'product-runs-without-tools': ['server/uvp/a.ts', "import { tool } from 'tool'"],
  'names-tell': ['server/uvp/a.ts', "import { b } from './utils.ts'"],
}

/** Sources that no rule may reject. */
const right: Readonly<Record<string, string>> = {
  'engine/newest-tool/a.ts': "import { b } from '../facts/b.ts'",
  'web/newest-tool/a.ts': "import type { uvpCalls } from '../../contract/uvp.ts'\nimport { b } from '../brand/b.ts'",
  'server/uvp/draw.ts': "import { b } from '../../drawing/b.ts'",
  'server/newest-tool/a-writer.ts':
    "import { b } from '../../engine/uvp/b.ts'\nimport { b as c } from '../account/b.ts'",
  'server/newest-tool/measure-a.ts': "import { b } from '../../engine/uvp/b.ts'",
  'server/uvp/a.test.ts': "import { readConfig } from '../config.ts'\nimport { tool } from 'tool'",
  'server/main.ts': "import { readConfig } from './config.ts'\nimport { b } from './uvp/b.ts'",
}

/** Files the examples import. */
const others = [
  'contract/uvp.ts',
  'drawing/b.ts',
  'engine/facts/b.ts',
  'engine/uvp/b.ts',
  'server/main.ts',
  'server/config.ts',
  'server/account/b.ts',
  'server/brand/b.ts',
  'server/uvp/b.ts',
  'server/uvp/b.test.ts',
  'server/uvp/utils.ts',
  'testing/server/b.ts',
  'web/account/b.ts',
  'web/brand/b.ts',
  'web/calls/b.ts',
  'web/uvp/b.ts',
]

describe('the boundaries between the top-level folders', () => {
  it('are checked over every source file in the repository', async () => {
    const tracked = execFileSync('git', ['ls-files', 'contract', 'drawing', 'engine', 'server', 'web'], {
      encoding: 'utf8',
    })
    const sources = tracked.split('\n').filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    const { modules } = await cruiseIn(process.cwd(), ['contract', 'drawing', 'engine', 'server', 'web'])
    const read = new Set(modules.map(({ source }) => source))
    expect(modules.length).toBeGreaterThan(100)
    expect(sources.filter((file) => !read.has(file))).toEqual([])
  })

  it('also hold for functions that a worker thread loads by name, without an import', async () => {
    const tracked = execFileSync('git', ['ls-files', 'server'], { encoding: 'utf8' }).split('\n')
    const product = tracked.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const named: string[] = []
    for (const file of product) {
      const text = await readFile(file, 'utf8')
      for (const [, module = '', name = ''] of text.matchAll(/module: '#([^']+)', name: '(\w+)'/g)) {
        named.push(file)
        expect(await readFile(module, 'utf8')).toMatch(new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm'))
        if (module.startsWith('engine/')) expect(file).toMatch(/(-writer|\/measure-[^/]+)\.ts$/)
      }
    }
    expect(named.length).toBeGreaterThan(3)
  })

  it('have a violating example for each rule', () => {
    expect(Object.keys(wrong).sort()).toEqual(forbidden.map(({ name }) => name).sort())
  })

  describe('stop', () => {
    let folder = ''

    beforeAll(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'signet-boundaries-'))
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    /** The names of the rules a small product breaks. */
    async function rulesBrokenBy(name: string, files: Readonly<Record<string, string>>): Promise<string[]> {
      const everything: Record<string, string> = {
        'package.json': '{ "devDependencies": { "tool": "1.0.0" } }',
        'node_modules/tool/package.json': '{ "name": "tool", "main": "tool.js" }',
        'node_modules/tool/tool.js': 'exports.tool = 1',
        ...Object.fromEntries(others.map((other) => [other, 'export const b = 1'])),
        ...files,
      }
      for (const [place, text] of Object.entries(everything)) {
        await mkdir(path.dirname(path.join(folder, name, place)), { recursive: true })
        await writeFile(path.join(folder, name, place), text)
      }
      const { summary } = await cruiseIn(path.join(folder, name), Object.keys(files))
      return summary.violations.map((violation) => violation.rule.name)
    }

    it.each(Object.entries(wrong))('%s', async (rule, [file, source]) => {
      expect(await rulesBrokenBy(rule, { [file]: source })).toContain(rule)
    })

    it('nothing that is allowed', async () => {
      expect(await rulesBrokenBy('right', right)).toEqual([])
    })
  })
})
