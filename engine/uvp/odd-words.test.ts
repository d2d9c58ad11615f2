/** What owners type who never thought of a sentence: each phrase lands where it reads right. */
import { expect, test } from 'vitest'
import type { Category } from '#contract/brand.ts'
import { audienceOf } from './audience-phrase.ts'
import { edgeOf } from './edge-phrase.ts'
import { feelingOf, gainOf } from './outcome-phrases.ts'
import { readSaid } from './read-said.ts'
import { cultureOf, voiceOf } from './trait-phrases.ts'
import { afterWe, inBase } from './verbal.ts'

const read = (typed: string, category: Category) => readSaid(typed, category, 'Acme')

test.each([
  ['night shift', 'the night shift'],
  ["anyone who's lonely", 'people who are lonely'],
  ['anyone with a hole in their jumper', 'people with a hole in their jumper'],
  ['stressed out execs', 'stressed out execs'],
  ['under 5s', 'under 5s'],
  ['sensitive skin', 'people with sensitive skin'],
  ['toddlers and their grown ups', 'toddlers and their grown ups'],
])('the customers "%s" are named "%s"', (typed, named) =>
  expect(audienceOf(read(typed, 'customers'), 'people').text).toBe(named),
)

test.each([
  ['magpie', 'work in a magpie spirit'],
  ['foraging', 'run on foraging'],
  ['handmade', 'keep things handmade'],
  ['no fuss', 'work with no fuss'],
  ['we are family firm', 'are a family firm'],
])('with the culture "%s" we %s', (typed, deed) => {
  const { we } = cultureOf(read(typed, 'culture'))
  expect(we && afterWe(we)).toBe(deed)
})

test('what is "my" in a culture is said as it stands', () =>
  expect(cultureOf(read('my students are like family', 'culture')).said).toBe('our students are like family'))

test.each([
  ['sing-along', 'speak in a sing-along tone'],
  ['big sister', 'speak like a big sister'],
  ['patient, never patronising', 'keep the tone patient, never patronising'],
])('with the voice "%s" we %s', (typed, deed) => {
  const { we } = voiceOf(read(typed, 'voice'))
  expect(we && afterWe(we)).toBe(deed)
})

test.each([
  ['without worry', 'live without worry'],
  ['like on holiday', 'feel like they are on holiday'],
  ['no longer embarrassed', 'stop feeling embarrassed'],
  ['peace of mind', 'have peace of mind'],
])('customers with the feeling "%s" %s', (typed, felt) => expect(inBase(feelingOf(read(typed, 'feeling')))).toBe(felt))

test.each([
  ['company', 'get company'],
  ['land a job they love', 'land a job they love'],
  ['dream dress for less', 'get a dream dress for less'],
])('customers with the impact "%s" %s', (typed, got) => {
  const { verbal } = gainOf(read(typed, 'impact'))
  expect(verbal && inBase(verbal)).toBe(got)
})

test.each(['confident swimmers', 'tension gone', 'breakfast upgraded', 'nails stay 3 weeks'])(
  'the impact "%s" is neither had nor got',
  (typed) => expect(gainOf(read(typed, 'impact'))).toMatchObject({ topic: typed }),
)

test.each([
  ['no dust system', 'a no-dust system'],
  ['warm pool', 'a warm pool'],
  ['15 minutes a day', '15 minutes a day'],
  ['three generations of weavers', 'three generations of weavers'],
  ['fruit picked same day', 'fruit picked same day'],
])('the difference "%s" stands as "%s" behind "with"', (typed, thing) =>
  expect(edgeOf(read(typed, 'xfactor')).noun).toBe(thing),
)

test.each(['fixed fee and no court', 'coached by people your age', 'vegan only', 'volunteers teach you'])(
  'the difference "%s" stands alone',
  (typed) => expect(edgeOf(read(typed, 'xfactor')).noun).toBeUndefined(),
)

test('what is "mine" in a difference becomes ours throughout', () => {
  expect(edgeOf(read('I explain everything I do', 'xfactor')).alone).toBe('we explain everything we do')
  expect(edgeOf(read('landed this morning by my brother', 'xfactor')).alone).toBe('landed this morning by our brother')
})
