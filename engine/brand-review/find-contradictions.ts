import { functionWords, stem, wordsOf } from '#engine/language/stem.ts'
import { absenceReaders } from './absence-claims.ts'
import { amountReaders } from './claim-readers.ts'
import { conditionReaders } from './condition-claims.ts'
import { sentencesOf } from './gather-blocks.ts'
import { areDaysAtOdds, openingReaders } from './opening-claims.ts'
import { type Claim, readClaims } from './read-claims.ts'
import type { ReadPage } from './read-page.ts'

/** Two passages that cannot both be true. */
export type Contradiction = { topic: string; one: Passage; other: Passage }
type Passage = { sentence: string; page: ReadPage }

const readers = [...amountReaders, ...openingReaders, ...conditionReaders, ...absenceReaders]
const comparedMax = 200

/** What the pages claim in two ways, each topic once; and how many claims were compared. */
export function findContradictions(pages: readonly ReadPage[]): { contradictions: Contradiction[]; claims: number } {
  const claims = readClaims(pages, readers)
  const found = new Map<string, Contradiction>()
  for (const [topic, alike] of byTopic(claims)) {
    const compared = alike.slice(0, comparedMax)
    for (const [place, one] of compared.entries()) {
      const other = compared.slice(place + 1).find((each) => contradict(one, each))
      if (other && !found.has(topic)) found.set(topic, { topic, one, other })
    }
  }
  const denials = findDenials(pages)
  for (const each of denials) found.set(`${each.topic} ${each.one.sentence}`, each)
  return { contradictions: [...found.values()], claims: claims.length }
}

function byTopic(claims: readonly Claim[]): Map<string, Claim[]> {
  const topics = new Map<string, Claim[]>()
  for (const claim of claims) {
    const alike = topics.get(claim.topic)
    if (alike) alike.push(claim)
    else topics.set(claim.topic, [claim])
  }
  return topics
}

const universal = /\b(?:every|all|everything|any|always|each)\b/i

function contradict(one: Claim, other: Claim): boolean {
  if (one.value === other.value || one.sentence === other.sentence) return false
  if (one.topic === 'opening days') return areDaysAtOdds(one.value, other.value)
  if (one.isGeneral && other.isGeneral) return true
  const shared = [...one.subject].filter((each) => other.subject.has(each)).length
  const smaller = Math.min(one.subject.size, other.subject.size)
  const larger = Math.max(one.subject.size, other.subject.size)
  // Prices belong to exactly one thing; two things are seldom told apart by less than half of their words.
  if (one.topic === 'price' || one.topic === 'duration') return smaller > 0 && shared / larger >= 0.6
  if (one.topic.startsWith('how many')) return smaller > 0 && shared === smaller
  if (one.topic === 'ratio') return smaller > 0 && shared / larger > 0.6
  return shared > 0 || universal.test(one.sentence) || universal.test(other.sentence) || smaller === 0
}

type Stance = Passage & { verb: string; objects: ReadonlySet<string>; isDenied: boolean }
const we = /\b(?:we|our \w+|it|they|products?)\b/i
const weakVerbs: ReadonlySet<string> = new Set(
  'be have do can will may get go come make take give say tell know think want need see let find like feel mean look try'
    .split(' ')
    .map(stem),
)

/**
 * "We never use X" on one page and "we use X" on another: the same verb and object, once denied without a condition.
 * Only words of absolute denial count, and both the verb and an object of it must come back.
 */
function findDenials(pages: readonly ReadPage[]): Contradiction[] {
  const stances = pages.flatMap((page) =>
    page.blocks
      .filter(({ region, isQuoted, heading }) => region === 'main' && !isQuoted && heading === 0)
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => sentence.length < 300)
      .map((sentence) => ({ sentence, page })),
  )
  const denied = stances.flatMap((each) => readDenial(each))
  return denied.slice(0, 40).flatMap((denial) => {
    const other = stances.slice(0, 1500).find((each) => affirms(each, denial))
    return other ? [{ topic: 'denial', one: denial, other }] : []
  })
}

function readDenial({ sentence, page }: Passage): Stance[] {
  if (!we.test(sentence) || /\b(?:if|unless|until|without|when|anyone|nobody)\b/i.test(sentence)) return []
  const found = /\b(?:never|do not|don['’]t|will not|won['’]t)\s+(?:ever\s+)?(\w+)\s+([^.,;:!?]+)/i.exec(sentence)
  const [, verb = '', rest = ''] = found ?? []
  const key = stem(verb)
  if (!found || weakVerbs.has(key)) return []
  const objects = contentStems(rest.split(/\b(?:and|but|so|because|or)\b/)[0] ?? '')
  return objects.size > 0 && objects.size <= 3 ? [{ sentence, page, verb: key, objects, isDenied: true }] : []
}

function affirms({ sentence }: Passage, denial: Stance): boolean {
  if (sentence === denial.sentence || !we.test(sentence)) return false
  if (/\b(?:never|not|no|\w+n['’]t|without|nobody|nothing|if|unless)\b/i.test(sentence)) return false
  const said = contentStems(sentence)
  return said.has(denial.verb) && [...denial.objects].every((each) => said.has(each))
}

const contentStems = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word) && word.length > 2)
      .map(stem),
  )
