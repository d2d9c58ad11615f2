/** What the engine writes for a set's briefs: value propositions, taglines, and UVPs changed as an owner asks (refined). */
import { z } from 'zod'
import { type BrandBrief, mapCategories } from '#contract/plain/brand.ts'
import { listSentencesToAsk } from '#contract/plain/sentence-drafts.ts'
import { taglineOfLine, uvpOfLine } from '#contract/plain/written-line.ts'
import { readSentences, sentencesInput } from '#contract/sentences.ts'
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import { refineLine } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import { readCases } from './read-cases.ts'

const firstTurn = { seed: 0, exclude: [] }

const words = z.array(z.string())
const briefCase = z.object({
  id: z.string(),
  businessName: z.string(),
  fives: z.object({ culture: words, customers: words, voice: words, feeling: words, impact: words, xfactor: words }),
  profile: z.object({
    industry: z.string(),
    productsServices: z.string(),
    idealClientDescription: z.string(),
    primaryGoal: z.string(),
    competitiveDifferentiator: z.string(),
    customerPainPoints: z.string(),
  }),
  sentences: sentencesInput.optional(),
})
const wishCase = z.object({ id: z.string(), brief: z.string(), original: z.string(), request: z.string() })

/** Turns a case into a brief as the product stores it; the first word of each top five is the chosen one. */
export const makeBriefOfCase = ({
  businessName,
  fives,
  profile,
  sentences,
}: z.infer<typeof briefCase>): BrandBrief => ({
  businessName,
  profile,
  topFives: fives,
  topWords: mapCategories((category) => fives[category][0] ?? ''),
  sentences: readSentences(sentences),
  chosenUvp: '',
})

/** The briefs of a set by their case, and the wishes to carry out. */
export function readCopyCases(set: string) {
  const cases = readCases(set, 'copy/briefs.jsonl', briefCase)
  const briefs = new Map(cases.map((each) => [each.id, makeBriefOfCase(each)]))
  const wishes = readCases(set, 'copy/refine.jsonl', wishCase).map(({ brief: of, ...wish }) => {
    const brief = briefs.get(of)
    if (!brief) throw new Error(`The set has no brief ${of}.`)
    return { ...wish, brief }
  })
  return { cases, briefs, wishes, hasSentences: cases.some(({ sentences }) => sentences !== undefined) }
}

/**
 * Predicts the copy of a set (`copy/briefs.jsonl`, `copy/refine.jsonl`) in the shape that its README defines. UVPs and
 * taglines are left out if no brief has sentences, because the engine writes from nothing else.
 */
export function predictCopy(set: string) {
  const { cases, briefs, wishes, hasSentences } = readCopyCases(set)
  const uvp = cases.map(({ id }) => {
    const brief = briefs.get(id)
    return {
      id,
      variations: brief ? [...writeUvps(brief, firstTurn)].map(uvpOfLine) : [],
      asks: brief ? listSentencesToAsk(brief.sentences) : [],
    }
  })
  const taglines = cases.map(({ id }) => {
    const brief = briefs.get(id)
    return { id, taglines: brief ? [...writeTaglines(brief, firstTurn)].map(taglineOfLine) : [] }
  })
  const refine = wishes.map(({ id, brief, original, request }) => {
    const said = refineLine({ brief, original, asked: request, earlier: [] })
    if (said.kind === 'refined') return { id, refined: said.text }
    const isAsked = said.marked !== undefined || said.stems !== undefined
    return { id, refined: original, ...(isAsked ? { clarifying: said.note } : { declined: said.note }) }
  })
  return { ...(hasSentences && { uvp, taglines }), refine }
}
