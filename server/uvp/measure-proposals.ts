/** Which sentences of a language model rest on what the owner told us. The engine decides, in a thread. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { claimFields } from '#contract/plain/claim.ts'
import { type SentenceStem, sentenceLengthMax, sentenceStems } from '#contract/plain/sentences.ts'
import { splitTypedSentences } from '#contract/plain/typed-sentences.ts'
import type { SentenceProposal } from '#contract/sentences.ts'
import { checkLines } from '#engine/grounding/check-lines.ts'
import { groundLine } from '#engine/grounding/ground-line.ts'
import { listStatements, type NumberedStatement } from '#engine/grounding/list-statements.ts'
import type { FinishedSentence } from '#server/uvp/read-finished-sentences.ts'

const limits = { wordsMin: 1, wordsMax: 25 }
/** Something to click or write to, also without its "https://". */
const address = /\S*(?:@|\/\/|www\.|[\p{L}\d]\.\p{L}{2,})\S*/giu

/** What stands before the words where a claim is looked for: who speaks, without the claim of "What others don’t". */
function speak(stem: SentenceStem, words: string, isOne: boolean): string {
  const speaker = isOne ? 'I' : 'We'
  const before = { does: speaker, only: speaker, who: 'For', when: 'When', after: 'You', check: '' }[stem]
  return `${before} ${words}`.trim()
}

/** The statements cut into sentences, so that a proposal shows the one that it rests on, and not a whole answer. */
const listPassages = (told: readonly NumberedStatement[]): NumberedStatement[] =>
  told
    .filter(({ field }) => field !== 'businessName' && field !== 'shortName')
    .flatMap(({ field, text }) =>
      text
        .split('\n')
        .flatMap(splitTypedSentences)
        .map((sentence) => ({ field, text: sentence })),
    )
    .map((each, place) => ({ number: place + 1, ...each }))

/** The passage that tells most of a line; undefined if none tells any of it. */
function findSource(line: string, passages: readonly NumberedStatement[], brief: BrandBrief) {
  const numbers = groundLine(line, passages, brief).spans.flatMap(({ statements, reason }) =>
    reason === undefined ? statements : [],
  )
  const count = ({ number }: NumberedStatement) => numbers.filter((each) => each === number).length
  const [best] = passages.filter((passage) => count(passage) > 0).toSorted((one, other) => count(other) - count(one))
  const field = claimFields.find((each) => each === best?.field)
  return best && field ? { field, told: best.text } : undefined
}

/**
 * Those of the open sentences that are clean, not too long, unlike the owner's own, and say nothing that nobody told; each
 * with the passage that it rests on. One that rests on none is left out.
 */
export function measureProposals(finished: readonly FinishedSentence[], brief: BrandBrief): SentenceProposal[] {
  const { sentences } = brief
  const told = listStatements({ ...brief, chosenUvp: '' })
  const passages = listPassages(told)
  const record = told
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase()
  const known = sentenceStems.map((stem) => sentences[stem]).filter((words) => words !== '')
  return finished.flatMap(({ stem, words }) => {
    const line = speak(stem, words, sentences.isOne)
    const faults = checkLines([...known, words], limits).at(-1) ?? []
    const addresses = words.match(address) ?? []
    const isClean =
      words.length <= sentenceLengthMax &&
      faults.every(({ kind }) => kind === 'worn') &&
      addresses.every((each) => record.includes(each.toLowerCase()))
    if (!isClean || groundLine(line, told, brief).spans.some(({ reason }) => reason !== undefined)) return []
    const source = findSource(line, passages, brief)
    if (source === undefined) return []
    known.push(words)
    return [{ stem, words, source }]
  })
}
