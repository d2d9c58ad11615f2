/** What is asked in so many words, whatever was learned: heard by a table of meanings, `plain-asks.json`. */
import { sentencesTyped } from '#engine/language/told-sentences.ts'
import { contentRoots } from './compare-meanings.ts'
import { type Topic, topics } from './finding.ts'
import table from './plain-asks.json' with { type: 'json' }
import { quote, say } from './quote-record.ts'
import { piecesOf } from './record-pieces.ts'
import { sayMove } from './say-row.ts'
import type { Scene } from './scene.ts'

type Told = { text: string; topic: Topic | undefined }

const asks = table.asks.map(
  ({ move, topic, all, not }: { move: string; topic: string; all: string[]; not?: string }) => ({
    move,
    topic: topics.find((each) => each === topic),
    all: all.map((each) => new RegExp(each)),
    not: not === undefined ? undefined : new RegExp(not),
  }),
)
const terms = table.terms.map(({ names, text }) => ({ text, name: new RegExp(`(?<![\\w:])(?:${names})(?![\\w:])`) }))
const facts = table.facts.map(({ name, asks: asked, mark }) => ({
  name,
  asked: new RegExp(asked),
  mark: new RegExp(mark, 'i'),
}))
const recalls = new RegExp(table.recalls.join('|'))
const asksFact = new RegExp(table.asksFact)
const asksTerm = new RegExp(table.asksTerm)
const termWordsMax = 12
const found = 2

/** What a term of a review means. */
function explainTerm({ reading: { text } }: Scene): Told | undefined {
  if (!asksTerm.test(text) || text.split(' ').length > termWordsMax) return undefined
  const known = terms.find(({ name }) => name.test(text))
  return known && { text: known.text, topic: 'website' }
}

/** The words of hers that are looked for: none of those that only ask. */
const lookedFor = (text: string) =>
  contentRoots(
    text
      .replace(recalls, ' ')
      .replace(asksFact, ' ')
      .replace(/\b(?:again|exactly|ever|said|say|tell|told)\b/g, ' '),
  )

/** The sentence of hers that holds what is asked for, or that there is none. */
function recall(scene: Scene): Told | undefined {
  const { text, isPlain } = scene.reading
  const isRecalled = recalls.test(text)
  const fact = facts.find(({ asked }) => asked.test(text))
  if (!isRecalled && !(asksFact.test(text) && fact)) return undefined
  const about = lookedFor(fact ? text.replace(fact.asked, ' ') : text)
  if (!fact && (isPlain || about.size === 0)) return undefined
  const told = piecesOf(scene.record).filter(({ topic }) => topic !== 'website')
  const sentences = told.flatMap(({ source, text: whole }) =>
    whole
      .split('\n')
      .flatMap(sentencesTyped)
      .map((sentence) => ({ source, sentence, roots: contentRoots(sentence) })),
  )
  const rated = sentences
    .filter(({ sentence }) => !fact || fact.mark.test(sentence))
    .map((each) => ({ ...each, shared: [...about].filter((root) => each.roots.has(root)).length }))
    .filter(({ shared }) => shared > 0 || about.size === 0)
    .toSorted((one, other) => other.shared - one.shared)
  const best = rated.filter(({ shared }) => shared === rated[0]?.shared).slice(0, found)
  if (best.length === 0) return { text: sayMove(scene, 'untold'), topic: 'profile' }
  return {
    text: say(...best.map(({ source, sentence }) => `From ${source}: ${quote(sentence)}.`)),
    topic: 'profile',
  }
}

/** What is plainly asked, answered; undefined where nothing is. */
export function answerPlainly(scene: Scene): Told | undefined {
  const { text } = scene.reading
  const answered = explainTerm(scene) ?? recall(scene)
  if (answered) return answered
  for (const { move, topic, all, not } of asks) {
    if (not?.test(text) || !all.every((each) => each.test(text))) continue
    const told = sayMove(scene, move, topic)
    if (told !== '') return { text: told, topic }
  }
  return undefined
}
