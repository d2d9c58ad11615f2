/** Works out which of two offered options an answer picks. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { listStems } from '#engine/language/stem.ts'
import { findContrastLine } from './contrast-lines.ts'
import type { InterviewTopic } from './topics.ts'

export type EitherOrChoice = 'first' | 'second' | 'both' | 'neither'

const neither =
  /^\W*(?:no,? )?(?:neither|none|nor one|not (?:really )?(?:either|one)|no(?:t)? (?:a|b) (?:n?or) (?:a|b))\b|\bneither (?:of|one|really|fits)\b/i
const both = /^\W*(?:both|a and b|a bit of both|either|all of)\b|\bboth of (?:them|these)\b/i
const picking = (names: string) =>
  new RegExp(
    String.raw`^\W*(?:(?:option|answer|definitely|clearly|probably|i'd say|i would say|the) )*(?:${names})(?:\)|\.|,|:|;|!|\s*$| (?:one|of|because|since|for|i|please|by|any|every)\b|\s*[-–—])`,
    'i',
  )
const first = picking('a|first|the first|former|1|one')
const second = picking('b|second|the second|latter|2|two')
const inPassing = {
  first: /\b(?:the (?:first|former)(?: one)?|\(a\)|option a)\b/i,
  second: /\b(?:the (?:second|latter)(?: one)?|\(b\)|option b)\b/i,
}

/** The option that an answer picks; undefined if it picks none, and is to be read like any other answer. */
export function parseEitherOrChoice(
  answer: string,
  topic: InterviewTopic,
  pair: readonly [ArchetypeId, ArchetypeId],
): EitherOrChoice | undefined {
  const text = answer.trim().replaceAll('’', "'")
  if (neither.test(text)) return 'neither'
  if (both.test(text)) return 'both'
  if (first.test(text)) return 'first'
  if (second.test(text)) return 'second'
  const [namesFirst, namesSecond] = [inPassing.first.test(text), inPassing.second.test(text)]
  if (namesFirst !== namesSecond) return namesFirst ? 'first' : 'second'
  return echoed(text, topic, pair)
}

/** An answer that repeats at least half of one option's words, and clearly fewer of the other's, picks that option. */
function echoed(
  text: string,
  topic: InterviewTopic,
  [one, other]: readonly [ArchetypeId, ArchetypeId],
): EitherOrChoice | undefined {
  const said = listStems(text)
  const share = (id: ArchetypeId) => {
    const words = [...listStems(findContrastLine(topic, id))]
    return words.filter((word) => said.has(word)).length / words.length
  }
  const [ofOne, ofOther] = [share(one), share(other)]
  if (Math.max(ofOne, ofOther) < 0.5 || Math.abs(ofOne - ofOther) < 0.25) return undefined
  return ofOne > ofOther ? 'first' : 'second'
}
