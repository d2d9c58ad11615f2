/** The setup of a new account: reads sentences from an uploaded text, for the owner to accept or ignore. */

import { onboardingCalls } from '#contract/onboarding.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { uploadLimit } from '#server/calls/limits.ts'
import type { SentencesWriter } from '#server/onboarding/sentences-writer.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'

export function addOnboardingRoutes({ answer, writer }: { answer: RegisterCall; writer: SentencesWriter }): void {
  answer(onboardingCalls.readText, [uploadLimit], async ({ document, signal }) => {
    const { text } = await readDocument(document, { signal })
    return { success: true as const, sentences: await writer.find({ text, signal }) }
  })
}
