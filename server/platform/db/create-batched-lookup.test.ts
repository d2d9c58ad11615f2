import { expect, test } from 'vitest'
import { createBatchedLookup } from '#server/platform/db/create-batched-lookup.ts'

type Person = { name: string; age: number }

/** A table of people that records its queries. */
function makePeople(rows: Person[]) {
  const asked: string[][] = []
  const find = createBatchedLookup({
    findAll: async (names) => {
      asked.push(names)
      return rows.filter(({ name }) => names.includes(name)).map((row) => ({ ...row }))
    },
    keyOf: ({ name }) => name,
  })
  return { asked, find, rows }
}

test('lookups at the same moment share a statement, and each gets its own row', async () => {
  const { asked, find } = makePeople([
    { name: 'Ada', age: 36 },
    { name: 'Ben', age: 5 },
  ])
  const found = await Promise.all(['Ben', 'Ada', 'Nobody', 'Ben'].map(find))
  expect(found.map((row) => row?.age)).toEqual([5, 36, undefined, 5])
  expect(asked).toEqual([['Ben', 'Ada', 'Nobody']])
})

test('nothing is cached: later lookups read again', async () => {
  const { find, rows } = makePeople([{ name: 'Ada', age: 36 }])
  expect((await find('Ada'))?.age).toBe(36)
  rows.pop()
  expect(await find('Ada')).toBeUndefined()
})

test('a failed statement fails its lookups, and no later ones', async () => {
  let isAway = true
  const find = createBatchedLookup<Person>({
    findAll: async () => {
      if (isAway) throw new Error('away')
      return [{ name: 'Ada', age: 36 }]
    },
    keyOf: ({ name }) => name,
  })
  const both = await Promise.allSettled([find('Ada'), find('Ben')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect((await find('Ada'))?.age).toBe(36)
})
