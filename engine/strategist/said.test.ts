import { describe, expect, test } from 'vitest'
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { topics } from '#engine/strategist/finding.ts'
import { countWords, replyWordsMax } from '#engine/strategist/quote-record.ts'
import { aboutTopic, kinds, readQuestion } from '#engine/strategist/read-question.ts'
import { type Row, rows, tellRow } from '#engine/strategist/say-row.ts'
import { setScene } from '#engine/strategist/scene.ts'
import { completeRecord, emptyRecord } from '#testing/engine/strategist-records.ts'

const wordy = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

/** Everything that can be told is as long as a call lets it be. */
function longRecord(): StrategistRecord {
  const record = completeRecord()
  const told = `${wordy(90)}, ${wordy(40)}. ${wordy(200)}`
  const { profile } = record.brief
  return {
    ...record,
    brief: {
      ...record.brief,
      chosenUvp: told,
      profile: {
        ...profile,
        productsServices: told,
        idealClientDescription: told,
        competitiveDifferentiator: told,
        customerPainPoints: told,
      },
    },
    coreValues: Array.from({ length: 30 }, (_, at) => ({ title: `${wordy(6)} ${at}`, description: told })),
    audit: record.audit && { ...record.audit, opportunities: [told, told, told] },
  }
}

const withArchetype = (primary: ArchetypeId) =>
  completeRecord({ archetype: { primary, secondary: 'sage', confidence: 60, ruledOut: [] } })
const records = [completeRecord(), emptyRecord(), longRecord(), ...archetypeIds.map(withArchetype)]

/** Words that tell of the machinery; to an owner they are an excuse. */
const machinery = /\b(language models?|engines?|embedded|regex|patterns?|algorithms?|neural|LLM)\b/i

describe('what is said', () => {
  test('every row holds at most 60 words, whatever the record, and fills in what it names', () => {
    for (const record of records) {
      const scene = setScene(record, [], 'What?', readQuestion('What?', record))
      for (const row of rows) {
        const told = tellRow(row, scene)
        expect(countWords(told), told).toBeLessThanOrEqual(replyWordsMax)
        expect(told).not.toMatch(/[{}]|\bundefined\b/)
      }
    }
  })

  test('no reply has more than 60 words, whatever is asked of whatever record, after whatever was said', () => {
    const messages = ['what now', 'what is weak', 'why', 'shorter', 'which of those first', 'sum up my brand', 'blorp']
    const asked = [...messages, ...topics.map((topic) => aboutTopic(topic, 'is it any good')), wordy(600)]
    const said = [
      { role: 'user' as const, content: 'is my tagline good' },
      { role: 'assistant' as const, content: `“${wordy(200)}”` },
    ]
    for (const record of records.slice(0, 4))
      for (const message of asked)
        for (const before of [[], said]) {
          const { response } = answerQuestion(record, before, { message })
          expect(countWords(response), `${message.slice(0, 40)}: ${response}`).toBeLessThanOrEqual(replyWordsMax)
          expect(countWords(response)).toBeGreaterThan(0)
        }
  }, 30_000)

  test('no row speaks of machinery, and every row is for a topic and kind that can be asked', () => {
    const moves = new Set(rows.flatMap(({ kind }) => kind.split(' ')))
    const known = new Set<string>([...topics, '*'])
    const conditions = /^(says [\w-]+( [\w-]+)*|has \w+|no \w+)(; ?(says [\w-]+( [\w-]+)*|has \w+|no \w+))*$/
    for (const row of rows) {
      expect(row.text).not.toMatch(machinery)
      for (const topic of row.topic.split(' ')) expect(known).toContain(topic)
      if (row.when) expect(row.when).toMatch(conditions)
    }
    for (const kind of kinds.filter((each) => each !== 'show')) expect(moves).toContain(kind)
  })

  test('sixteen topics have a text for each kind of question', () => {
    const has = ({ topic, kind, when }: Row, wanted: string, asked: string) =>
      topic.split(' ').includes(wanted) && kind.split(' ').includes(asked) && when === undefined
    const ofMethod = topics.filter((topic) => rows.some((row) => has(row, topic, 'consequence')))
    expect(ofMethod).toHaveLength(16)
    for (const topic of ofMethod)
      for (const kind of kinds.filter((each) => each !== 'show'))
        expect(
          rows.some((row) => has(row, topic, kind)),
          `${topic} ${kind}`,
        ).toBe(true)
  })

  test('a choice is never answered by the same choice', () => {
    for (const record of [completeRecord(), emptyRecord()])
      for (const topic of topics) {
        const { response, kind } = answerQuestion(record, [], { message: aboutTopic(topic, 'why is that so') })
        expect(kind, `${topic}: ${response}`).not.toBe('asks')
        expect(response).not.toBe('')
      }
  })
})
