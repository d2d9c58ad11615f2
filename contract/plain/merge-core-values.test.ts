import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CoreValue, coreValuesMax } from '#contract/plain/core-value.ts'
import { mergeCoreValues } from './merge-core-values.ts'

const value = (id: string, title = id, description = ''): CoreValue => ({
  id,
  title,
  description,
  order: 0,
  createdAt: '',
  updatedAt: '',
})
const list = (...ids: string[]) => ids.map((id, order) => ({ ...value(id), order }))
const ids = (values: readonly CoreValue[]) => values.map(({ id }) => id).join('')

describe('two edits of one list', () => {
  test('additions of both stay, each in its place', () => {
    expect(ids(mergeCoreValues(list('a', 'b'), list('a', 'm', 'b'), list('a', 'b', 't')))).toBe('ambt')
  })

  test('everything stays if the list was empty before', () => {
    expect(ids(mergeCoreValues([], list('m'), list('t')))).toBe('tm')
  })

  test('a removal wins over an unchanged value', () => {
    expect(ids(mergeCoreValues(list('a', 'b'), list('a'), list('a', 'b')))).toBe('a')
    expect(ids(mergeCoreValues(list('a', 'b'), list('a', 'b'), list('b')))).toBe('b')
  })

  test('a removal does not win over a value the other side has rewritten', () => {
    const rewritten = [value('a'), value('b', 'Better')]
    expect(mergeCoreValues(list('a', 'b'), list('a'), rewritten).map(({ title }) => title)).toEqual(['a', 'Better'])
    expect(ids(mergeCoreValues(list('a', 'b'), rewritten, list('a')))).toBe('ab')
  })

  test('title and description of one value may come from different sides', () => {
    const merged = mergeCoreValues(
      [value('a', 'Old', 'old')],
      [value('a', 'Mine', 'old')],
      [value('a', 'Old', 'theirs')],
    )
    expect(merged).toMatchObject([{ title: 'Mine', description: 'theirs' }])
  })

  test('the changed order wins, mine if both changed it', () => {
    const base = list('a', 'b', 'c')
    expect(ids(mergeCoreValues(base, base, list('c', 'b', 'a')))).toBe('cba')
    expect(ids(mergeCoreValues(base, list('b', 'a', 'c'), base))).toBe('bac')
    expect(ids(mergeCoreValues(base, list('b', 'a', 'c'), list('c', 'b', 'a')))).toBe('bac')
  })

  test('every new or rewritten value appears exactly once, and the list is numbered from 0', () => {
    const some = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 6 }).map((each) => list(...each))
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const merged = mergeCoreValues(base, mine, theirs)
        const inBase = new Set(base.map(({ id }) => id))
        for (const { id } of [...mine, ...theirs]) if (!inBase.has(id)) expect(ids(merged)).toContain(id)
        expect(new Set(ids(merged)).size).toBe(merged.length)
        expect(merged.map(({ order }) => order)).toEqual(merged.map((_, at) => at))
        expect(merged.length).toBeLessThanOrEqual(coreValuesMax)
      }),
    )
  })
})
