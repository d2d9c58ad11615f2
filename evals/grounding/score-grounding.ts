/** Scores how well invented claims in lines are found, and how often fine lines are marked. */
import path from 'node:path'
import { z } from 'zod'

import { makeEmptyBrief } from '#contract/plain/brand.ts'
import { checkLines } from '#engine/grounding/check-lines.ts'
import { findContradictions } from '#engine/grounding/find-contradictions.ts'
import { groundLine } from '#engine/grounding/ground-line.ts'
import { listAnswers, listStatements, type ToldRecord } from '#engine/grounding/list-statements.ts'
import { readCases } from '../read-cases.ts'

const text = z.string()
const wordsOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ culture: value, customers: value, voice: value, feeling: value, impact: value, xfactor: value })
const recordSchema = z.object({
  id: text,
  businessName: text,
  profile: z.object({
    ...{ industry: text, productsServices: text, idealClientDescription: text, primaryGoal: text },
    ...{ competitiveDifferentiator: text, customerPainPoints: text },
  }),
  sentences: z.object({
    ...{ isOne: z.boolean(), shortName: text, does: text, who: text, when: text, after: text, only: text, check: text },
  }),
  topFives: wordsOf(z.array(text)),
  topWords: wordsOf(text),
  chosenUvp: text,
  tagline: text,
  values: z.array(z.object({ title: text, description: text })),
  quotes: z.array(text),
})
/** `type` and `span`: what was invented; a fine line has neither. `part`: written before the engine (`first`), or after it, each before the engine was changed for it. */
const lineSchema = z.object({
  ...{
    record: text,
    line: text,
    part: z.enum(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']),
  },
  ...{ type: text.optional(), span: text.optional() },
})
type GroundingLine = z.infer<typeof lineSchema>

const folder = path.join(import.meta.dirname)

function readRecords(set: string): Map<string, { businessName: string; record: ToldRecord }> {
  return new Map(
    readCases(set, 'records.jsonl', recordSchema).map(({ id, tagline, ...record }) => [
      id,
      { businessName: record.businessName, record: { ...record, chosenTagline: tagline } },
    ]),
  )
}

const agreeingSchema = z.object({
  ...{ id: text, businessName: text, productsServices: text, idealClientDescription: text, primaryGoal: text },
  ...{ competitiveDifferentiator: text, customerPainPoints: text },
  ...{ does: text, who: text, when: text.default(''), after: text.default(''), only: text, check: text },
})

/** The ordinary records that contradict themselves nowhere, and in which contradictions are found all the same; and all. */
export function findFalseContradictions(): { found: string[]; all: number } {
  const records = readCases(folder, 'agreeing.jsonl', agreeingSchema)
  const found = records.filter(({ id: _id, businessName, does, who, when, after, only, check, ...profile }) => {
    const empty = makeEmptyBrief(businessName)
    const sentences = { ...empty.sentences, ...{ does, who, when, after, only, check } }
    const told = listAnswers({ ...empty, profile: { ...empty.profile, ...profile }, sentences })
    return findContradictions(told).length > 0
  })
  return { found: found.map(({ id }) => id), all: records.length }
}

/** A line with what was found in it; `isRight`: an invention marked where it stands, or a fine line left alone. */
export type JudgedLine = GroundingLine & { isRight: boolean; marked: string[] }

/** Grounds all lines of a set in their records. */
export function judgeGroundingLines(set = folder): JudgedLine[] {
  const records = readRecords(set)
  const told = new Map([...records].map(([id, { record }]) => [id, listStatements(record)]))
  return readCases(set, 'lines.jsonl', lineSchema).map((each) => {
    const { businessName = '' } = records.get(each.record) ?? {}
    const { spans } = groundLine(each.line, told.get(each.record) ?? [], { businessName })
    const faults = spans.filter(({ reason }) => reason !== undefined)
    const at = each.span === undefined ? -1 : each.line.indexOf(each.span)
    const isCaught = faults.some(({ start, end }) => start < at + (each.span ?? '').length && end > at)
    return {
      ...each,
      isRight: each.span === undefined ? faults.length === 0 : isCaught,
      marked: faults.map((span) => `${span.text} (${span.kind}, ${span.reason})`),
    }
  })
}

const shareOf = (lines: readonly JudgedLine[]) =>
  lines.filter(({ isRight }) => isRight).length / Math.max(1, lines.length)

/** The share of inventions caught, in all and by type, and of fine lines marked, of a part or of all lines. */
export function scoreGrounding(part?: GroundingLine['part'], set?: string): Record<string, number> {
  const lines = judgeGroundingLines(set).filter((each) => part === undefined || each.part === part)
  const planted = lines.filter(({ type }) => type !== undefined)
  const byType = Object.groupBy(planted, ({ type = '' }) => type)
  const records = [...readRecords(set ?? folder).values()].map(({ record }) => listStatements(record))
  const limits = { wordsMin: 1, wordsMax: 40 }
  return {
    caught: shareOf(planted),
    marked: 1 - shareOf(lines.filter(({ type }) => type === undefined)),
    contradictions: records.flatMap((each) => findContradictions(each)).length,
    leaks: checkLines(
      lines.map(({ line }) => line),
      limits,
    )
      .flat()
      .filter(({ kind }) => kind === 'leak').length,
    ...Object.fromEntries(Object.entries(byType).map(([type, of = []]) => [`caught ${type}`, shareOf(of)])),
  }
}
