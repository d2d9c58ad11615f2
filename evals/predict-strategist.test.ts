import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { predictStrategist } from './predict-strategist.ts'

test('each question of a set is answered from its record and what was said before', () => {
  const set = mkdtempSync(path.join(tmpdir(), 'strategist-set-'))
  mkdirSync(path.join(set, 'strategist'))
  const told = { industry: 'food', productsServices: 'Pies', idealClientDescription: '', primaryGoal: '' }
  const profile = { ...told, competitiveDifferentiator: '', customerPainPoints: '' }
  const five = ['one', 'two', 'three', 'four', 'five']
  const words = { culture: five, customers: five, voice: five, feeling: five, impact: five, xfactor: five }
  const pie = { businessName: 'Crust', profile, words, uvp: 'Crust bakes pies at noon.', tagline: 'Still hot.' }
  const records = { pie: { ...pie, values: [], archetype: null, audit: null } }
  const questions = [
    { id: 'a', record: 'pie', history: [], question: 'what is my tagline' },
    {
      id: 'b',
      record: 'pie',
      history: [
        { role: 'user', content: 'is my tagline good' },
        { role: 'assistant', content: 'No.' },
      ],
      question: 'why',
    },
  ]
  writeFileSync(path.join(set, 'strategist/records.json'), JSON.stringify(records))
  writeFileSync(path.join(set, 'strategist/questions.jsonl'), questions.map((each) => JSON.stringify(each)).join('\n'))
  const predicted = predictStrategist(set)
  rmSync(set, { recursive: true })
  expect(predicted.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(predicted[0]?.reply).toContain('“Still hot.”')
  expect(predicted[1]?.reply).toContain('“Still hot.”')
})
