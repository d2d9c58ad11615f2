import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import { describe, expect, it } from 'vitest'
import { openDictionary } from '#web/account/spelling/dictionary.ts'
import { mergeWords } from '#web/account/spelling/merge-words.ts'

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
const { knows, offersFor } = openDictionary(
  textOf(american.aff),
  mergeWords([textOf(american.dic), textOf(british.dic)]),
)

describe('the dictionary', () => {
  it.each(['colour', 'color', 'organise', 'organize', 'tyre', 'grey', 'jewellery', 'cozy'])('knows %s', (word) => {
    expect(knows(word)).toBe(true)
  })

  it.each(['isn’t', 'there’d', 'we’ll', 'customer’s', 'café', 'upcycling', 'Chimney'])('knows %s', (word) => {
    expect(knows(word)).toBe(true)
  })

  it.each([
    ['chimny', 'chimney'],
    ['Recieve', 'Receive'],
    ['definately', 'definitely'],
    ['teh', 'the'],
    ['dont', 'don’t'],
    ['alot', 'a lot'],
    ['woodstove', 'wood stove'],
    ['proffesional', 'professional'],
    ['whos', 'who’s'],
  ])('does not know %s, and offers %s first', (slip, meant) => {
    expect(knows(slip)).toBe(false)
    expect(offersFor(slip)[0]).toBe(meant)
  })

  it('never suggests an embarrassing word', () => {
    expect(offersFor('hoos')).not.toContain('hos')
    expect(offersFor('shitt')).not.toContain('shit')
  })

  it('suggests three words at most, and none if nothing is similar', () => {
    expect(offersFor('lader')).toHaveLength(3)
    expect(offersFor('qqxzvvkkjwwq')).toEqual([])
  })
})
