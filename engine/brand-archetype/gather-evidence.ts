/** Picks the quotes that support the result, and those that speak against it. */

import type { ArchetypeEvidence } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import type { MotifHit } from './find-motifs.ts'
import { findMotifArchetype } from './motif-table.ts'
import { findBankedQuestion } from './question-bank.ts'
import { quoteAnswer, quoteAroundSpan } from './quote-words.ts'
import { splitIntoTokens } from './tokens.ts'
import { type AnalysedAnswer, weighRepeatedHits } from './weigh-answers.ts'

/** A motif found in an answer, with how much it weighs for the archetype in question. */
type Told = { hit: MotifHit; heard: AnalysedAnswer; weight: number }
const evidenceMax = 5
const againstMax = 2
const perMotifMax = 2
const tellingMin = 0.2
/** An answer that supports the archetype by less than this (in nats) is not quoted: it would read like a passing word. */
const proofMin = 1.5
/** A quote against the result needs at least this weight, so that the contradiction is obvious. */
const againstMin = 1.5
/** A two-word quote shows nothing, and a three-word one is no counter-argument. */
const evidenceWordsMin = 3
const againstWordsMin = 4

/** Words that refer to something said before: a sentence that begins with one is unclear on its own and is not quoted. */
const pointers: ReadonlySet<string> = new Set(
  "it it's its that that's this these those there him her his hers their them which who then so because".split(' '),
)
/** Pronouns for unnamed people: if one is among the first words, a reader would ask who is meant, so it is not quoted. */
const somebody: ReadonlySet<string> = new Set("she she's he he's him her they they're they've they'd them".split(' '))
const openingWords = 6

/** First words of a sentence that is about others, not about the owner; it is not quoted. */
const others: ReadonlySet<string> = new Set(
  "they they're they'll they've them he he's she she's people customers clients competitors others most somebody someone problem".split(
    ' ',
  ),
)

/** Quotes that favour `id` over the rest, and quotes that favour another archetype; strongest first, one per answer. */
export function gatherQuotes(
  id: ArchetypeId,
  heard: readonly AnalysedAnswer[],
): { evidence: ArchetypeEvidence[]; against: ArchetypeEvidence[] } {
  // Answers about fears, or about what others feel or do, count in the weighing but do not show what the owner is like.
  const ofHer = heard.filter(({ answer }) => findBankedQuestion(answer.question.topic).tellsOf === 'self')
  const evidence = pick(
    tell(ofHer, (hit) => edgeOf(hit, id)).filter(
      (each) => isStrong(each, id) && wordsOf(each).length >= evidenceWordsMin,
    ),
    evidenceMax,
  )
  const quoted = new Set(evidence.map((each) => each.heard))
  const counter = tell(ofHer, (hit) => {
    const other = mainOf(hit)
    return other === id || (hit.motif.weighs[id] ?? 0) * hit.strength > 0 ? 0 : edgeOf(hit, other)
  })
  const against = pick(
    counter.filter(
      (each) => each.weight >= againstMin && !quoted.has(each.heard) && wordsOf(each).length >= againstWordsMin,
    ),
    againstMax,
  )
  return {
    evidence: evidence.map((each) => evidenceOf(each, id)),
    against: against.map((each) => evidenceOf(each, mainOf(each.hit))),
  }
}

const mainOf = ({ motif }: MotifHit) => findMotifArchetype(motif)

/** Whether everything an answer says for `id` adds up to evidence; one passing word does not. */
const isStrong = ({ heard }: Told, id: ArchetypeId) =>
  heard.hits.reduce((sum, hit) => sum + edgeOf(hit, id), 0) >= proofMin

/** How much more a hit supports `id` than the average archetype; 0 if the motif was denied. */
function edgeOf({ motif, strength }: MotifHit, id: ArchetypeId): number {
  const mean = archetypeIds.reduce((sum, each) => sum + (motif.weighs[each] ?? 0), 0) / archetypeIds.length
  return strength > 0 ? strength * ((motif.weighs[id] ?? 0) - mean) : 0
}

function tell(heard: readonly AnalysedAnswer[], weightOf: (hit: MotifHit) => number): Told[] {
  const counts = weighRepeatedHits(heard)
  return heard
    .flatMap((each) => each.hits.map((hit) => ({ hit, heard: each, weight: weightOf(hit) * (counts.get(hit) ?? 0) })))
    .filter(({ hit, weight }) => weight > tellingMin && hit.motif.weighs[mainOf(hit)] !== undefined)
    .filter(isProof)
    .toSorted((one, other) => other.weight - one.weight)
}

function pick(told: readonly Told[], max: number): Told[] {
  const picked: Told[] = []
  for (const each of told) {
    if (picked.length === max) break
    const sameMotif = picked.filter(({ hit }) => hit.motif === each.hit.motif).length
    if (sameMotif < perMotifMax && !picked.some(({ heard }) => heard === each.heard)) picked.push(each)
  }
  return picked
}

const wordsOf = ({ hit, heard: { answer } }: Told) =>
  splitIntoTokens(quoteAroundSpan(answer.text, hit)).map(({ word }) => word)
/** Excludes sentences about what others do, and sentences that a stranger cannot follow. */
function isProof(told: Told): boolean {
  const words = wordsOf(told)
  const [first = ''] = words
  return !others.has(first) && !pointers.has(first) && !words.slice(0, openingWords).some((word) => somebody.has(word))
}

function evidenceOf({ hit, heard: { answer } }: Told, archetype: ArchetypeId): ArchetypeEvidence {
  return {
    quote: quoteAnswer(answer.text, hit),
    about: findBankedQuestion(answer.question.topic).about,
    speaksOf: hit.motif.says,
    archetype,
  }
}
