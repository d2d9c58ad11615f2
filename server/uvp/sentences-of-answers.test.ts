import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

type Columns = Partial<typeof brands.$inferInsert>

/** Runs the migration over a brand with these columns and returns its row. */
async function carryOver(columns: Columns) {
  const person = await site.makePerson()
  await site.setBrand(person, columns)
  await site.database.execute(
    sql.raw(await readFile('server/platform/db/migrations/0031-sentences-of-answers.sql', 'utf8')),
  )
  const [row] = await site.database.select().from(brands).where(eq(brands.id, person.brandId))
  return row
}

test('the migration copies short answers that begin like one of the six sentences into that sentence', async () => {
  const answers = {
    productsServices: 'We mend kites and windsocks.',
    idealClientDescription: 'For schools by the sea',
    competitiveDifferentiator: 'we sew every seam twice',
    customerPainPoints: 'When the wind has had it',
    uvpVariations: [{ uvp: 'Kites: we mend kites.' }],
    chosenUvp: 'Kites: we mend kites.',
  }
  const row = await carryOver(answers)
  expect(row).toMatchObject({
    ...answers,
    sentences: {
      does: 'mend kites and windsocks',
      who: 'schools by the sea',
      only: 'sew every seam twice',
      when: 'the wind has had it',
      isOne: false,
    },
  })
})

test.each<[string, Columns, object]>([
  [
    'one speaks',
    { productsServices: 'I mend kites', competitiveDifferentiator: 'I sew it twice' },
    { isOne: true, does: 'mend kites', only: 'sew it twice' },
  ],
  [
    'two speakers',
    { productsServices: 'I mend kites', competitiveDifferentiator: 'We sew it twice' },
    { isOne: true, does: 'mend kites' },
  ],
  [
    'a beginning as long as the stem’s',
    { customerPainPoints: 'You need us when a seam goes.' },
    { when: 'a seam goes' },
  ],
  [
    'a finished sentence',
    { productsServices: 'We mend kites', sentences: { does: 'sell kites', isOne: false } },
    { does: 'sell kites', isOne: false },
  ],
  [
    'an empty sentence',
    { productsServices: 'We mend kites', sentences: { does: '', who: 'all' } },
    { does: 'mend kites', who: 'all', isOne: false },
  ],
  ['two sentences', { productsServices: 'We mend kites. And tails.' }, {}],
  ['two lines', { productsServices: 'We mend kites\nand tails' }, {}],
  ['a long one', { productsServices: `We mend kites ${'and tails '.repeat(10)}` }, {}],
  [
    'another beginning',
    {
      productsServices: 'Kites and tails',
      idealClientDescription: 'schools',
      competitiveDifferentiator: 'Weekly visits',
    },
    {},
  ],
  ['what is said of others', { customerPainPoints: 'When their kite is torn' }, {}],
  ['what goes on', { customerPainPoints: 'When a seam goes, the kite is lost' }, {}],
  ['nothing', { businessName: 'Kites' }, {}],
])('%s: only what fits is carried over', async (_name, columns, sentences) => {
  expect((await carryOver(columns))?.sentences).toEqual(sentences)
})
