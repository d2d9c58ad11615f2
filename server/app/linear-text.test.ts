import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import { allCalls } from '#contract/calls.ts'
import { readInput } from '#server/platform/http/read-input.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { judgeGrowth } from '#testing/engine/judge-growth.ts'
import { longTexts } from '#testing/server/long-texts.ts'
import {
  createBodyMaker,
  getBodyLimit,
  getCallName,
  listTextFields,
  storedOnlyFields,
} from '#testing/server/text-fields.ts'
import { type TextReader, textReaders } from '#testing/server/text-readers.ts'

/** The length tested for texts without a practical limit. */
const charactersMax = 100_000

/** The texts for which the reader is slower than linear. */
function findSlow(read: (text: string) => unknown, length: number): string[] {
  // Warm up: tables are loaded on first use.
  read('We bake bread.')
  return longTexts.flatMap(({ name, write }) => {
    const said = judgeGrowth(read, write, length)
    return said === undefined ? [] : [`${name}: ${said}`]
  })
}

const specs: readonly CallSpec[] = allCalls
const fields = new Map(specs.flatMap((spec) => [...listTextFields(spec)]))

function lengthOf({ brings, times = 1 }: TextReader): number {
  const most = Math.max(...brings.map((field) => fields.get(field) ?? 0)) * times
  return Math.min(charactersMax, most)
}

/** Parses bodies that contain a text with the contract; it may reject them. */
function takeIn(body: z.ZodType, fits: boolean): (text: string) => unknown {
  const make = createBodyMaker(body, fits)
  return (text) => {
    try {
      return readInput(body, make(text))
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }
}

const bodies = specs.flatMap((spec) => {
  const lengths = [...listTextFields(spec).values()]
  const most = Math.max(0, ...lengths)
  // All fields together fill the body limit.
  const farTooLong = Math.floor(getBodyLimit(spec) / lengths.length)
  if (!spec.body || most === 0) return []
  return [
    { name: getCallName(spec), read: takeIn(spec.body, true), length: most },
    { name: `${getCallName(spec)}, far too long`, read: takeIn(spec.body, false), length: farTooLong },
  ]
})

describe('free text', { timeout: 120_000 }, () => {
  test('T42 every free-text field of a call is listed with the code that reads it', () => {
    const kept = Object.entries(storedOnlyFields).flatMap(([call, names]) =>
      names.split(' ').map((name) => `${call} ${name}`),
    )
    const known = [...textReaders.flatMap(({ brings }) => brings), ...kept]
    expect([...fields.keys()].filter((field) => !known.includes(field))).toEqual([])
    expect(known.filter((field) => !fields.has(field))).toEqual([])
  })

  test.each(textReaders.map((row) => [row.reader, row] as const))(
    'T42 the longest text is read in linear time: %s',
    (_reader, row) => {
      expect(findSlow(row.read, lengthOf(row)).join('\n')).toBe('')
    },
  )

  test.each(bodies.map((row) => [row.name, row] as const))(
    'T42 the longest body is checked in linear time: %s',
    (_name, { read, length }) => {
      expect(findSlow(read, Math.min(charactersMax, length)).join('\n')).toBe('')
    },
  )
})
