import { describe, expect, test } from 'vitest'
import type { InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import { readArchetype } from './read-archetype.ts'
import uses from './uses.json' with { type: 'json' }
import { writeArchetypeUse } from './write-archetype-use.ts'

const brand: InterviewBrand = {
  businessName: 'Tolley’s',
  industry: 'repairs',
  voice: 'straight',
  customers: 'thrifty',
  feeling: '',
  impact: '',
  xfactor: '',
  coreValues: [],
  chosenTagline: 'Worth mending',
  picks: ['straight', 'no airs', 'straight'],
  chosenUvp: 'A good pair with a hole in it? Tolley’s: we mend shoes and boots.',
  difference: 'We chalk the price on the sole before you leave',
}
const transcript: InterviewExchange[] = [
  { questionId: 'voice', answer: 'Like over the counter. No long words, ever.' },
  { questionId: 'visual', answer: 'Chalk, leather and an old green till.' },
  { questionId: 'fears', answer: 'That my dad would come in and see a gift shop.' },
  { questionId: 'promise', answer: 'They trust it. We tell you when a pair is not worth mending.' },
]
const resultOf = (id: ArchetypeId, quote?: string) => {
  const result = readArchetype(brand, [])
  const evidence = quote === undefined ? [] : [{ quote, about: 'your promise', speaksOf: 'candour', archetype: id }]
  return { primary: { ...result.primary, id }, evidence, against: [] }
}
const use = writeArchetypeUse(resultOf('regular'), brand, transcript)

describe('what to do with a result', () => {
  test('the three sentences to print are the owner’s own, complete, each with its source', () => {
    expect(use.sentences).toEqual([
      {
        text: 'We tell you when a pair is not worth mending.',
        place: expect.any(String),
        from: 'You said it about your promise',
      },
      { text: 'Worth mending. Tolley’s', place: expect.any(String), from: 'Your tagline, with your name' },
      { text: brand.chosenUvp, place: expect.any(String), from: 'Your value proposition' },
    ])
  })

  test('there are fewer sentences if less was told, and none that depends on an earlier one', () => {
    const bare = { ...brand, chosenTagline: '', chosenUvp: '', difference: 'Price' }
    expect(
      writeArchetypeUse(resultOf('regular'), bare, [
        { questionId: 'promise', answer: 'We always do that for them. It was my idea.' },
      ]).sentences,
    ).toEqual([])
    expect(
      writeArchetypeUse(resultOf('regular'), { ...bare, difference: brand.difference }, []).sentences,
    ).toMatchObject([{ text: 'We chalk the price on the sole before you leave.' }])
  })

  test('voice, pictures and fear are quoted in whole sentences, and the picked words come first', () => {
    expect(use.voice.own).toBe('Like over the counter.')
    expect(use.pictures.own).toBe('Chalk, leather and an old green till.')
    expect(use.words.own).toEqual(['straight', 'no airs'])
    expect(use.words.use).not.toContain('straight')
    expect(use.traps.at(-1)).toEqual({
      name: 'The one you named yourself',
      text: '“That my dad would come in and see a gift shop.”',
    })
  })

  test.each([
    ['I’d say its like your aunt who tells you the truth and then feeds you', false],
    ['That we turn into a factory and nobody picks up the phone', true],
  ])('only a danger that the owner named is a trap: %s', (answer, isNamed) => {
    const { traps } = writeArchetypeUse(resultOf('regular'), brand, [{ questionId: 'fears', answer }])
    expect(traps.some(({ name }) => name === 'The one you named yourself')).toBe(isNamed)
  })

  test('typos are corrected before printing', () => {
    const slipped = { ...brand, chosenUvp: 'Every blanket gets a brass tag, dont ask why.' }
    const { sentences } = writeArchetypeUse(resultOf('regular'), slipped, transcript)
    expect(sentences.map(({ text }) => text)).toContain("Every blanket gets a brass tag, don't ask why.")
  })

  test('a sentence that the result already quotes is not quoted again', () => {
    const quote = 'We tell you when a pair is not worth mending.'
    const { sentences } = writeArchetypeUse(resultOf('regular', quote), brand, transcript)
    expect(sentences.map(({ text }) => text)).not.toContain(quote)
    expect(sentences.length).toBeGreaterThan(0)
  })

  test('a word that the owner picked is never listed as one to avoid', () => {
    const { words } = writeArchetypeUse(resultOf('regular'), { ...brand, picks: ['premium'] }, transcript)
    expect(words.avoid).not.toContain('premium')
    expect(use.words.avoid).toContain('premium')
  })

  test('no advice suggests the opposite of the owner’s words and values, or warns against them', () => {
    const told = writeArchetypeUse(
      resultOf('creator'),
      { ...brand, picks: ['finished, never nearly'], coreValues: ['Tidy benches'] },
      transcript,
    )
    const [whole] = [writeArchetypeUse(resultOf('creator'), { ...brand, picks: [] }, transcript)]
    expect(whole?.words.use).toContain('draft')
    expect(told.words.use).not.toContain('draft')
    expect(told.pictures.show.join(' ')).not.toMatch(/mess/)
    expect(told.pictures.skip.join(' ')).not.toMatch(/finished/)
    expect(JSON.stringify([told.voice.do, told.traps])).not.toMatch(/attempt|what if/)
    const quick = writeArchetypeUse(resultOf('lover'), { ...brand, picks: ['fast'] }, transcript)
    expect(quick.words.use).not.toContain('slowly')
    expect(quick.voice.dont.join(' ')).not.toMatch(/hurry/)
  })

  test.each([
    'Every pair 2 years guarantee',
    'You don’t carry nothing home',
    'Your boots mended the same day',
    'Everyone welcome, any day of the week',
  ])('an incomplete sentence is not printed: %s', (difference) => {
    const bare = { ...brand, chosenTagline: '', chosenUvp: '', difference }
    expect(writeArchetypeUse(resultOf('regular'), bare, []).sentences).toEqual([])
  })

  test('nothing is quoted that the owner did not say', () => {
    const bare = writeArchetypeUse(resultOf('sage'), { ...brand, picks: [] }, [
      { questionId: 'voice', answer: 'dont know' },
    ])
    expect([bare.voice.own, bare.pictures.own, bare.words.own]).toEqual(['', '', []])
    expect(bare.traps).toHaveLength(2)
  })
})

test('every archetype has a complete table, and no two share a line', () => {
  const lines = archetypeIds.flatMap((id) => {
    const { voice, words, pictures, traps } = uses[id]
    expect([voice.do.length, voice.dont.length, words.use.length, words.avoid.length], id).toEqual([3, 3, 8, 5])
    expect([pictures.show.length, pictures.skip.length, traps.length], id).toEqual([3, 2, 2])
    return [...voice.do, ...voice.dont, ...pictures.show, ...pictures.skip, ...traps.map(({ text }) => text)]
  })
  expect(new Set(lines).size).toBe(lines.length)
  for (const line of lines) expect(line).toMatch(/^[A-Z“][\s\S]*[.?!]$/)
})
