/** Who writes for a user, the user's consent, and what is and was sent. */

import type { WritingTool } from '#contract/plain/writing-tools.ts'
import { type SentText, type WritingState, writingCalls } from '#contract/writing.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { Asker } from '#server/calls/asker.ts'
import { changeLimit, readLimit } from '#server/calls/limits.ts'
import type { LanguageModel } from '#server/platform/model/language-model.ts'
import type { ConsentStore } from '#server/writing/consent-store.ts'
import type { ModelCallStore } from '#server/writing/model-call-store.ts'

/** What each tool would send now; `about` is which of its requests. */
export type SentTexts = Readonly<Record<WritingTool, (asker: Asker, about: string | undefined) => Promise<SentText>>>

type Parts = {
  answer: RegisterCall
  model: LanguageModel | undefined
  consents: ConsentStore
  calls: ModelCallStore
  sentTexts: SentTexts
}

export function addWritingRoutes({ answer, model, consents, calls, sentTexts }: Parts): void {
  async function readState({ userId }: Asker): Promise<WritingState> {
    if (!model) return { model: null, isOn: false, agreedAt: null, isShownEachTime: false }
    const { name, isOwnMachine, recipient } = model
    const consent = await consents.read(userId, recipient)
    return {
      model: { name, isOwnMachine, recipient },
      isOn: consent?.isOn ?? isOwnMachine,
      agreedAt: consent?.agreedAt?.toISOString() ?? null,
      isShownEachTime: consent?.isShownEachTime ?? false,
    }
  }

  answer(writingCalls.readWriting, [readLimit], ({ asker }) => readState(asker))

  answer(writingCalls.changeWriting, [changeLimit], async ({ asker, body: { isOn, isShownEachTime } }) => {
    if (model) await consents.change(asker.userId, model.recipient, { isOn, isShownEachTime })
    return readState(asker)
  })

  answer(writingCalls.readSentText, [readLimit], ({ asker, params, query }) =>
    sentTexts[params.tool](asker, query.about),
  )

  answer(writingCalls.listSent, [readLimit], async ({ asker }) => ({ counts: await calls.listSent(asker.userId) }))
}
