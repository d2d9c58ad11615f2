/** The setup of a new account: what a text of the owner's says, to take over or leave. */

import { onboardingCalls } from '#contract/onboarding.ts'
import type { findSentences } from '#engine/onboarding/find-sentences.ts'
import type { Answer } from '#server/calls/answer.ts'
import { uploadLimit } from '#server/calls/limits.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

const finding = { module: '#engine/onboarding/find-sentences.ts', name: 'findSentences' }

export function addOnboardingRoutes({ answer, threads }: { answer: Answer; threads: Threads }): void {
  answer(onboardingCalls.readText, [uploadLimit], async ({ document, signal }) => {
    const { text } = await readDocument(document, { signal })
    const sentences = await findInText<typeof findSentences>(finding, text, { threads, signal })
    return { success: true as const, sentences }
  })
}
