import { describe, expect, test } from 'vitest'
import { type BrandBrief, emptyBrief } from '#contract/plain/brand.ts'
import type { RefineWish } from '#contract/uvp.ts'
import { benchOf, refineUvp } from './refine-uvp.ts'

const brief: BrandBrief = {
  ...emptyBrief('Rush & Cane'),
  profile: {
    ...emptyBrief('').profile,
    productsServices: 'We re-seat chairs',
    competitiveDifferentiator: 'No glue. You see the price before you leave the chair. I ring before it costs more.',
    customerPainPoints: 'Is two of your six chairs unsafe?',
  },
}
const line = 'Rush & Cane: we re-seat chairs. No glue.'
const refine = (asked: string | RefineWish, originalUvp = line, earlier: string[] = []) =>
  refineUvp({ brief, originalUvp, asked, earlier })
const textOf = (asked: string | RefineWish, from?: string, earlier?: string[]) => {
  const said = refine(asked, from, earlier)
  return said.kind === 'refined' ? said.uvp : said.kind
}

describe('the wishes', () => {
  test.each<[RefineWish, string]>([
    [{ kind: 'shorter' }, 'Rush & Cane: we re-seat chairs.'],
    [{ kind: 'one-sentence' }, 'Rush & Cane: we re-seat chairs; no glue.'],
    [{ kind: 'name-last' }, 'No glue. Rush & Cane: we re-seat chairs.'],
    [{ kind: 'lead-with', part: 'No glue.' }, 'No glue. Rush & Cane: we re-seat chairs.'],
    [{ kind: 'leave-out', part: 'No glue.' }, 'Rush & Cane: we re-seat chairs.'],
    [{ kind: 'add', what: 'I ring before it costs more' }, `${line} I ring before it costs more.`],
    [{ kind: 'replace', what: 'chairs', with: 'stools' }, 'Rush & Cane: we re-seat stools. No glue.'],
    [{ kind: 'speak-to-you' }, `${line} You see the price before you leave the chair.`],
    [{ kind: 'question' }, `Is two of your six chairs unsafe? ${line}`],
  ])('%j', (wish, after) => expect(textOf(wish)).toBe(after))

  test('two sentences, plain punctuation, and the name first again', () => {
    expect(textOf({ kind: 'two-sentences' }, 'A. Rush & Cane re-seats chairs. No glue.')).toBe(
      'A. Rush & Cane re-seats chairs; no glue.',
    )
    expect(textOf({ kind: 'plain-punctuation' }, 'Rush & Cane re-seats chairs — by hand!')).toBe(
      'Rush & Cane re-seats chairs. By hand.',
    )
    expect(textOf({ kind: 'name-first' }, 'No glue. Rush & Cane: we re-seat chairs.')).toBe(
      line.replace(' No glue.', ' No glue.'),
    )
  })

  test('another way is another draft, and none that was shown', () => {
    const next = textOf({ kind: 'another-way' })
    expect(next).not.toBe(line)
    expect(textOf({ kind: 'another-way' }, line, [next])).not.toBe(next)
  })

  test('what cannot be had is told with its reason, and leaves the line', () => {
    const { cannot, parts, addable } = benchOf({ brief, originalUvp: 'Rush & Cane: we re-seat chairs.', earlier: [] })
    expect(parts).toEqual(['Rush & Cane: we re-seat chairs.'])
    expect(cannot['one-sentence']).toBe('It’s already one sentence.')
    expect(cannot['leave-out']).toBeDefined()
    expect(addable.map(({ text }) => text)).toContain('No glue')
    expect(refine({ kind: 'one-sentence' }, 'Rush & Cane: we re-seat chairs.').kind).toBe('open')
  })
})

describe('a typed wish', () => {
  test.each([
    ['shorter please', 'Rush & Cane: we re-seat chairs.'],
    ['Can you make it one sentence', 'Rush & Cane: we re-seat chairs; no glue.'],
    ['take out the bit about glue', 'Rush & Cane: we re-seat chairs.'],
    ['remove "No glue."', 'Rush & Cane: we re-seat chairs.'],
    ['replace chairs with "old chairs"', 'Rush & Cane: we re-seat old chairs. No glue.'],
    ['instead of "No glue" write "Only wedges"', 'Rush & Cane: we re-seat chairs. Only wedges.'],
    ['start with the glue', 'No glue. Rush & Cane: we re-seat chairs.'],
    ['too many words, put the name last', 'No glue. Rush & Cane: we re-seat chairs.'],
    ['start with the glue and then replace "chairs" with "stools"', 'No glue. Rush & Cane: we re-seat stools.'],
    ['put "no nails either" in', `${line} No nails either.`],
  ])('%j is plainly one of them', (asked, after) => expect(textOf(asked)).toBe(after))

  test.each([
    'it sounds like a bank',
    'say families instead of children',
    'mention Hull and nurses',
    'make it more cheeky',
    'change chairs to small letters',
    'replace chairs with stools',
    "use 'you' instead of them",
    'can I get a refund',
    'in Spanish',
    'asdf',
    '',
  ])('%j is not: the line stays, and she is asked', (asked) => {
    const said = refine(asked)
    expect(said.kind).toBe('question')
  })

  test.each([
    ['use we instead of I', 'I mend my chairs. I’m slow.', 'We mend our chairs. We’re slow.'],
    [
      'can u say "I" instead of we',
      'Rush & Cane: we were first, and we are slow.',
      'Rush & Cane: I was first, and I am slow.',
    ],
    ['swap I for we', 'It is for me. I am here.', 'It is for us. We are here.'],
  ])('%j changes who speaks', (asked, from, after) => expect(textOf(asked, from)).toBe(after))

  test('the name gets its capitals, however it is written in the profile', () => {
    const small = { ...brief, businessName: 'rush & cane of hull' }
    const said = refineUvp({
      brief: small,
      originalUvp: 'No glue. rush & cane of hull: we re-seat chairs.',
      asked: 'write my name with capitals',
      earlier: [],
    })
    expect(said).toMatchObject({ uvp: 'No glue. Rush & Cane of Hull: we re-seat chairs.' })
  })

  test('new words that are not in quotes are asked for in quotes', () => {
    expect(refine('change chairs to stools')).toMatchObject({
      question: expect.stringContaining('change “chairs” to “stools”'),
    })
    for (const asked of ['add free parking', 'put in something about free parking', 'add that free parking'])
      expect(refine(asked)).toMatchObject({ question: expect.stringContaining('add “Free parking”') })
  })

  test('of several wishes each that is plain is carried out, and it says that the rest is not', () => {
    const said = refine('bit long. take out no glue and make it sound like my nan')
    expect(said).toMatchObject({ uvp: 'Rush & Cane: we re-seat chairs.' })
    expect(said).toMatchObject({ note: expect.stringContaining('You can do the rest yourself') })
  })

  test('"ok" keeps the line, "no" asks what should change', () => {
    expect(refine('ok')).toMatchObject({ kind: 'open' })
    expect(refine('No.')).toMatchObject({ question: expect.stringContaining('What should change?') })
  })

  test('a word that a sentence stands without goes from the middle of it', () =>
    expect(textOf('take out the word mostly', 'Rush & Cane mostly re-seats chairs. No glue.')).toBe(
      'Rush & Cane re-seats chairs. No glue.',
    ))

  test('only what she named goes', () =>
    expect(refine('take out no screws', 'Rush & Cane re-seats chairs. No glue, no screws and no nails.')).toMatchObject(
      {
        kind: 'open',
      },
    ))

  test('a tagline is not turned into a value proposition', () =>
    expect(refine('another one', 'Old rush goes home.')).toMatchObject({ kind: 'open' }))

  test('what she quotes and the line does not hold is told, not guessed', () => {
    for (const asked of ['swap "stools" for "benches"', 'take out the word "stools", please'])
      expect(refine(asked)).toEqual({ kind: 'open', note: expect.stringContaining('stools') })
  })

  test('a phrase that goes from the middle leaves whole sentences', () =>
    expect(textOf('remove "No glue"', 'Rush & Cane re-seats chairs. No glue, and no screws either.')).toBe(
      'Rush & Cane re-seats chairs. No screws either.',
    ))

  test('"leave it" leaves it, "undo" goes back', () => {
    expect(refine('leave it as it is').kind).toBe('open')
    expect(textOf('undo', 'No glue.', [line])).toBe(line)
  })
})
