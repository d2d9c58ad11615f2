import { describe, expect, test } from 'vitest'
import { archetypeIds, informativeAnswersMin, interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import { brand, holdInterview } from '#testing/engine/archetype-interview.ts'
import { owners } from '#testing/engine/archetype-owners.ts'
import { readableMotifs } from './readings.ts'
import { closeInterview, takeInterviewTurn } from './take-interview-turn.ts'

/** Holds an interview, answering with `says`, until it ends with or without a result. */
function talk(says: (turn: number, questionId: string) => string) {
  const { transcript, turn } = holdInterview(brand, ({ id }, place) => says(place, id))
  if (turn === undefined) throw new Error('The interview has no end.')
  return { transcript, turn }
}
const inTurn = (lines: readonly string[]) => (turn: number) => lines[turn % lines.length] ?? ''

describe('an interview with too little content names no archetype', () => {
  test.each([
    [
      'stock phrases',
      ['Good quality.', 'dont know', 'no', 'Happy', 'Same as everyone I guess', 'Nothing special', 'pass'],
    ],
    [
      'one sentence again and again',
      ['We fit windows and doors and conservatories for homeowners all over the county.'],
    ],
    [
      'what every brochure says',
      [
        'We pride ourselves on quality and service.',
        'Customer satisfaction is our top priority.',
        'Our professional team is always happy to help.',
        'We offer competitive prices and great value.',
        'We are committed to excellence.',
        'Because we care about our customers.',
      ],
    ],
  ])('%s', (_, lines) => {
    const { transcript, turn } = talk(inTurn(lines))
    if (turn.kind !== 'undecided') throw new Error('A result came.')
    expect(transcript.filter(({ questionId }) => !questionId.startsWith('probe')).length).toBe(interviewQuestionsMin)
    expect(turn.shortfall).toMatchObject({ reason: 'silent', needed: informativeAnswersMin })
    expect(turn.shortfall.told).toBeLessThan(informativeAnswersMin)
    expect(turn.shortfall.questions).toHaveLength(3)
    expect(turn.shortfall.notCounted.length).toBeGreaterThan(0)
    expect(turn.text.replace(/“[^”]*”/g, '')).toMatch(/^[^?]*\?$/)
    for (const line of lines) expect(turn.text).not.toContain(`“${line}`)
    for (const id of archetypeIds) expect(turn.text.toLowerCase()).not.toContain(`the ${id}`)
  })

  test('answers that do not count weigh nothing, and are listed with how often they were given', () => {
    const { turn } = talk(inTurn(['Happy', 'Good quality.']))
    expect(turn.kind === 'undecided' && turn.shortfall.notCounted).toEqual([
      { text: 'Happy', times: expect.any(Number) },
      { text: 'Good quality.', times: expect.any(Number) },
    ])
    expect(turn.kind === 'undecided' && turn.shortfall.told).toBe(0)
  })

  test('can be continued, and gives a result once enough is told', () => {
    const { transcript } = talk(inTurn(['no', 'dont know']))
    const told: Readonly<Record<string, string>> = owners.hero
    const kinds: string[] = []
    for (let answered = 0; answered < 24; answered += 1) {
      const turn = takeInterviewTurn({ brand, transcript })
      kinds.push(turn.kind)
      if (turn.kind === 'result') break
      transcript.push({
        questionId: turn.question.id,
        answer: told[turn.question.topic] ?? 'We show up and finish what we start.',
      })
    }
    expect(kinds.slice(0, informativeAnswersMin)).toEqual(Array(informativeAnswersMin).fill('undecided'))
    const last = takeInterviewTurn({ brand, transcript })
    expect(last.kind === 'result' && last.result.primary.id).toBe('hero')
  })

  test('asks about another topic that lacks an informative answer each time it continues', () => {
    const { transcript } = talk(inTurn(['no', 'dont know']))
    const asked = new Set<string>()
    for (let more = 0; more < 6; more += 1) {
      const turn = takeInterviewTurn({ brand, transcript })
      if (turn.kind !== 'undecided') throw new Error('It did not go on.')
      asked.add(turn.question.topic)
      expect(turn.question.id).toBe(turn.shortfall.questions[0]?.id)
      transcript.push({ questionId: turn.question.id, answer: 'no' })
    }
    expect(asked.size).toBe(6)
  })
})

test('a result that stands by the tables alone stays one, whatever is read into its answers', () => {
  const names = readableMotifs.filter(({ weighs }) => Object.keys(weighs).length === 1).map(({ id }) => id)
  for (const told of Object.values(owners)) {
    const answers = Object.values<string>(told)
    const { transcript, turn } = talk((place) => answers[place % answers.length] ?? '')
    expect(turn.kind).toBe('result')
    for (let shift = 0; shift < 12; shift += 1) {
      const readings = transcript.map((_, at) => ({
        at,
        motif: names[(7 * at + shift) % names.length] ?? '',
        quote: '',
      }))
      expect(closeInterview({ brand, transcript }, readings).kind).toBe('result')
    }
  }
})
