/** What the engine writes for a set's briefs: value propositions, taglines, and what it makes of wishes to refine. */
import { z } from 'zod'
import { type BrandBrief, eachCategory } from '#contract/plain/brand.ts'
import { emptySentences } from '#contract/plain/sentences.ts'
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import { refineUvp } from '#engine/uvp/refine-uvp.ts'
import { asksOf, writeUvps } from '#engine/uvp/write-uvps.ts'
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
})
const wishCase = z.object({ id: z.string(), brief: z.string(), original: z.string(), request: z.string() })

/** The brief of a case as the product would hold it: the first of each five is the chosen one. */
export const briefOfCase = ({ businessName, fives, profile }: z.infer<typeof briefCase>): BrandBrief => ({
  businessName,
  profile,
  topFives: fives,
  topWords: eachCategory((category) => fives[category][0] ?? ''),
  sentences: emptySentences(),
  chosenUvp: '',
})

/** Predicts the copy of a set (`copy/briefs.jsonl`, `copy/refine.jsonl`) in the shape that its README defines. */
export function predictCopy(set: string) {
  const cases = readCases(set, 'copy/briefs.jsonl', briefCase)
  const briefs = new Map(cases.map((each) => [each.id, briefOfCase(each)]))
  const uvp = cases.map(({ id }) => {
    const brief = briefs.get(id)
    return { id, variations: brief ? [...writeUvps(brief, firstTurn)] : [], asks: brief ? asksOf(brief) : [] }
  })
  const taglines = cases.map(({ id }) => {
    const brief = briefs.get(id)
    return { id, taglines: brief ? [...writeTaglines(brief, firstTurn)] : [] }
  })
  const refine = readCases(set, 'copy/refine.jsonl', wishCase).map(({ id, brief: of, original, request }) => {
    const brief = briefs.get(of)
    if (!brief) throw new Error(`The set has no brief ${of}.`)
    const said = refineUvp({ brief, originalUvp: original, asked: request, earlier: [] })
    if (said.kind === 'refined') return { id, refined: said.uvp }
    return {
      id,
      refined: original,
      ...(said.kind === 'question' ? { clarifying: said.question } : { declined: said.note }),
    }
  })
  return { uvp, taglines, refine }
}
