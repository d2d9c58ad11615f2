/** Checks that the learned tables match the files they are made from. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hashFiles, learnedTablePath, learnedTables, makeLearnedTable } from './learned-tables.ts'

const small = ['brand-archetype/word-counts']

test.each(small)('rebuilding %s gives the committed table, byte for byte', { timeout: 120_000 }, async (name) => {
  const isSame = (await makeLearnedTable(name, () => undefined)) === readFileSync(learnedTablePath(name), 'utf8')
  expect(isSame).toBe(true)
})

test.each(Object.entries(learnedTables))('%s was made from the current files', (name, { from }) => {
  const { madeFrom } = z
    .object({ madeFrom: z.string() })
    .parse(JSON.parse(readFileSync(learnedTablePath(name), 'utf8')))
  expect(madeFrom, `npm run learn -- --only ${name}`).toBe(hashFiles(from))
})
