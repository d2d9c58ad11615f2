/** Lets a language model finish the owner's open sentences; what it proposes is checked and never saved by itself. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { hasAnswerText } from '#contract/plain/sentences.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { SentenceProposal } from '#contract/sentences.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { measureProposals } from '#server/uvp/measure-proposals.ts'
import { readFinishedSentences } from '#server/uvp/read-finished-sentences.ts'
import { listOpenStems, sentencesPrompt, writeSentencesRequest } from '#server/uvp/sentences-prompt.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

export type ProposalsRequest = { brief: BrandBrief; asker: WritingAsker; byModel: boolean; signal: AbortSignal }

/** Without a word from a model, nothing is proposed. */
export type SentenceProposals = { proposals: SentenceProposal[]; writtenBy?: string; trouble?: WritingTrouble }

const measuring = { module: '#server/uvp/measure-proposals.ts', name: 'measureProposals' }

/** Whether a sentence is open, and an answer could hold its words. */
const isAskable = ({ profile, ...brief }: BrandBrief) =>
  listOpenStems(brief).length > 0 &&
  [
    profile.productsServices,
    profile.idealClientDescription,
    profile.customerPainPoints,
    profile.competitiveDifferentiator,
  ].some(hasAnswerText)

/** At most one proposal for each open sentence. Throws `busy` if they cannot be checked now. */
export async function proposeSentences(
  gate: ModelGate,
  threads: ThreadPool,
  { brief, asker, byModel, signal }: ProposalsRequest,
): Promise<SentenceProposals> {
  const open = listOpenStems(brief)
  const { value: proposals = [], trouble } = await tryModel(
    gate,
    { asker, byModel: byModel && isAskable(brief) },
    async () => {
      const text = await gate.writeText(asker, sentencesPrompt, { messages: writeSentencesRequest(brief), signal })
      const finished = readFinishedSentences(text).filter(({ stem }) => open.includes(stem))
      const checked = await threads.run<typeof measureProposals>(measuring, [finished, brief], { signal })
      return checked.length > 0 ? checked : undefined
    },
  )
  const writtenBy = proposals.length > 0 ? gate.model?.name : undefined
  return { proposals, ...(writtenBy && { writtenBy }), ...(trouble && { trouble }) }
}
