import { describe, expect, test } from 'vitest'
import { makeEmptyBrief } from '#contract/plain/brand.ts'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
import type { Refinement } from '#contract/uvp.ts'
import { listRefinementOptions, refineLine } from './refine-uvp.ts'

const brief = {
  ...makeEmptyBrief('Rush & Cane'),
  sentences: {
    ...makeEmptySentences(),
    does: 're-seat chairs',
    only: 'use no glue',
    after: 'see the price before you leave the chair',
    who: 'families with six chairs',
  },
}
const line = 'Rush & Cane: we re-seat chairs. We use no glue.'
const refine = (asked: string | Refinement, original = line, earlier: string[] = []) =>
  refineLine({ brief, original, asked, earlier })
const textOf = (asked: string | Refinement, from?: string, earlier?: string[]) => {
  const said = refine(asked, from, earlier)
  return said.kind === 'refined' ? said.text : said.note
}

describe('a button', () => {
  test.each<[Refinement, string]>([
    [{ kind: 'shorter' }, 'Rush & Cane: we re-seat chairs.'],
    [{ kind: 'one-sentence' }, 'Rush & Cane: we re-seat chairs; we use no glue.'],
    [{ kind: 'name-last' }, 'We use no glue. Rush & Cane: we re-seat chairs.'],
    [{ kind: 'lead-with', part: 'We use no glue.' }, 'We use no glue. Rush & Cane: we re-seat chairs.'],
    [{ kind: 'leave-out', part: 'We use no glue.' }, 'Rush & Cane: we re-seat chairs.'],
    [{ kind: 'add', what: 'You see it first' }, `${line} You see it first.`],
    [{ kind: 'replace', what: 'chairs', with: 'stools' }, 'Rush & Cane: we re-seat stools. We use no glue.'],
    [{ kind: 'speak-to-you' }, `${line} You see the price before you leave the chair.`],
  ])('%j', (wish, after) => expect(textOf(wish)).toBe(after))

  test('makes two sentences, plain punctuation, or puts the name first', () => {
    expect(textOf({ kind: 'two-sentences' }, 'A. Rush & Cane re-seats chairs. No glue.')).toBe(
      'A. Rush & Cane re-seats chairs; no glue.',
    )
    expect(textOf({ kind: 'plain-punctuation' }, 'Rush & Cane re-seats chairs — by hand!')).toBe(
      'Rush & Cane re-seats chairs. By hand.',
    )
    expect(textOf({ kind: 'name-first' }, 'We use no glue. Rush & Cane: we re-seat chairs.')).toBe(line)
  })

  test('“another way” gives a draft that was not shown yet', () => {
    const next = textOf({ kind: 'another-way' })
    expect(next).not.toBe(line)
    expect(textOf({ kind: 'another-way' }, line, [next])).not.toBe(next)
  })

  test('impossible wishes come with a reason, and unused sentences can be added', () => {
    const { cannot, parts, addable } = listRefinementOptions({
      brief,
      original: 'Rush & Cane: we re-seat chairs.',
      earlier: [],
    })
    expect(parts).toEqual(['Rush & Cane: we re-seat chairs.'])
    expect([cannot['one-sentence'], cannot['leave-out']]).toEqual([
      'It’s already one sentence.',
      'The line has only one part.',
    ])
    expect(addable).toEqual([
      { text: 'You see the price before you leave the chair.', field: 'after' },
      { text: 'We use no glue.', field: 'only' },
    ])
  })

  test.each<Refinement>([
    { kind: 'replace', what: 'chairs', with: 'chairs' },
    { kind: 'replace', what: 'no glue', with: 'use no glue' },
    { kind: 'replace', what: 'We use no glue.', with: 'Rush & Cane: we re-seat chairs' },
    { kind: 'replace', what: 'glue', with: 'x'.repeat(1000) },
    { kind: 'add', what: 'we use no glue' },
  ])('%j changes nothing: the line would be the same, repeat something or be too long', (wish) =>
    expect(refine(wish).kind).toBe('kept'),
  )
})

describe('the result in a sentence (“so you …”) is a separate part', () => {
  const joined = 'Rush & Cane: we re-seat chairs, so you see the price before you leave the chair.'
  const [offer, result] = ['Rush & Cane: we re-seat chairs.', 'You see the price before you leave the chair.']

  test('the line has two parts, although it is one sentence', () => {
    const { parts, cannot } = listRefinementOptions({ brief, original: joined, earlier: [] })
    expect(parts).toEqual(['Rush & Cane: we re-seat chairs,', 'so you see the price before you leave the chair.'])
    expect(Object.keys(cannot)).toEqual(['one-sentence', 'name-first', 'speak-to-you', 'plain-punctuation'])
  })

  test.each<[string | Refinement, string]>([
    ['shorter', offer],
    ['two sentences', `${offer} ${result}`],
    ['put our name last', `${result} ${offer}`],
    ['start with the price', `${result} ${offer}`],
    ['take out so you see the price before you leave the chair', offer],
    [{ kind: 'leave-out', part: 'so you see the price before you leave the chair.' }, offer],
    [{ kind: 'add', what: 'We use no glue.' }, `${joined} We use no glue.`],
    ['one sentence', 'It’s already one sentence.'],
  ])('%j', (asked, after) => expect(textOf(asked, joined)).toBe(after))

  test('other sentences move around it, and it stays joined', () => {
    const more = `${joined} We use no glue.`
    expect(textOf('start with the glue', more)).toBe(`We use no glue. ${joined}`)
    expect(textOf('one sentence', more)).toBe(`${joined.slice(0, -1)}; we use no glue.`)
    expect(textOf('two sentences', more)).toBe('It’s already two sentences.')
    expect(textOf('shorter', more)).toBe(joined)
  })

  test.each([
    'Rush & Cane: we re-seat chairs. You see the price first.',
    'Rush & Cane: we write your name on the seat.',
    joined,
  ])('%j already speaks to "you"', (from) =>
    expect(textOf({ kind: 'speak-to-you' }, from)).toBe('It already speaks to “you”.'),
  )
})

describe('a plain command is carried out', () => {
  test.each([
    ['shorter please', 'Rush & Cane: we re-seat chairs.'],
    ['it’s a bit too long', 'Rush & Cane: we re-seat chairs.'],
    ['Can you make it one sentence', 'Rush & Cane: we re-seat chairs; we use no glue.'],
    ['start with the glue', 'We use no glue. Rush & Cane: we re-seat chairs.'],
    ['put our name last', 'We use no glue. Rush & Cane: we re-seat chairs.'],
    ['remove "We use no glue."', 'Rush & Cane: we re-seat chairs.'],
    ['replace chairs with old chairs', 'Rush & Cane: we re-seat old chairs. We use no glue.'],
    ['instead of "We use no glue" write "Only wedges"', 'Rush & Cane: we re-seat chairs. Only wedges.'],
  ])('%j', (asked, after) => expect(textOf(asked)).toBe(after))

  test('"undo" goes back', () => expect(textOf('undo', 'No glue.', [line])).toBe(line))

  test.each([
    ['timeless', 'Keys makes a timeless oak desk.', 'Keys makes an oak desk.'],
    ['timeless', 'Keys is timeless and calm.', 'Keys is calm.'],
    ['calm', 'Keys is timeless and calm.', 'Keys is timeless.'],
    ['timeless', 'Fast, timeless, and calm: Keys.', 'Fast, and calm: Keys.'],
    ['honest', 'Timeless. An honest desk. Keys.', 'Timeless. A desk. Keys.'],
    ['no screws', 'Keys uses no glue, no screws and no nails.', 'Keys uses no glue and no nails.'],
  ])('taking %j out of %j removes only these words', (word, from, after) =>
    expect(textOf(`take out the word ${word}`, from)).toBe(after),
  )

  test('a word is not found inside another word', () =>
    expect(textOf('take out use', 'Rush houses a useful chair. Use it.')).toBe('Rush houses a useful chair. It.'))

  test('words that should come first but are not in the line are not added', () =>
    expect(refine('Free parking first', line)).toMatchObject({ kind: 'kept' }))
})

describe('words of the line that a wish names are marked', () => {
  test.each([
    ['no timeless', ['timeless']],
    ["who wrote 'cost-effective solutions'? delete", ['cost-effective solutions']],
    ['i hate solutions. and effective', ['cost-effective solutions']],
    ['why timeless', ['timeless']],
    ['bit long. take out timeless and make it sound like my nan', ['timeless']],
  ])('%j', (asked, marked) =>
    expect(
      refine(asked, 'Keys makes timeless desks. Cost-effective solutions.'.replace('Cost', 'All cost')),
    ).toMatchObject({
      kind: 'kept',
      marked,
    }),
  )
})

describe('a wish that names words missing from the line is told so', () => {
  test.each([
    ['take out careful', 'careful'],
    ['remove the word “careful”', 'careful'],
    ['delete "careful hands"', 'careful hands'],
    ['take out no careful glue', 'no careful glue'],
    ['replace careful with gentle', 'careful'],
    ['instead of careful write gentle', 'careful'],
    ['no careful', 'careful'],
    ['i don’t like careful', 'careful'],
    ["don't say careful", 'careful'],
    ['take out 40 years', '40 years'],
    ['take out careful from this line', 'careful'],
    ['start with careful', 'careful'],
    ['take out careful, and make it warmer', 'careful'],
  ])('%j', (asked, missing) => {
    const said = refine(asked, 'Rush & Cane: we re-seat chairs.')
    expect(said).toEqual({ kind: 'kept', note: `There is no “${missing}” in this line.` })
  })

  test.each(['take out the second sentence', 'cut the ending', 'remove it', 'I don’t like the tone', 'no thanks'])(
    '%j names no word, so the line is opened for editing',
    (asked) => expect(refine(asked)).toMatchObject({ kind: 'kept', isOpen: true }),
  )
})

describe('a new fact comes back with the sentences it may belong to', () => {
  test.each([
    ['add for people who rent', ['who'], 'for people who rent'],
    ['mention when a leg breaks', ['when'], 'when a leg breaks'],
    ['say you get a photo please', ['after'], 'you get a photo'],
    ['we open at six', ['does', 'only'], 'we open at six'],
    ['we don’t use staples', ['does', 'only'], 'we don’t use staples'],
    ['we always ask first', ['does', 'only'], 'we always ask first'],
    ['mention “Hull”.', ['does', 'who', 'when', 'after', 'only', 'check'], 'Hull'],
    ['it’s been 40 years', ['does', 'who', 'when', 'after', 'only', 'check'], 'it’s been 40 years'],
  ])('%j', (asked, stems, fact) => expect(refine(asked)).toMatchObject({ kind: 'kept', stems, fact }))
})

test.each(['it sounds like a bank', 'make it more cheeky', 'in Spanish', 'asdf', 'can I get a refund', '?', '😀'])(
  '%j needs a model or the owner, so the line is opened for editing',
  (asked) => expect(refine(asked)).toMatchObject({ kind: 'kept', isOpen: true }),
)
