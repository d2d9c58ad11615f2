/** Requests about the archetype interview that succeed if the caller is allowed to make them. */
import { storedReadingId, storeReading } from './archetype-readings.ts'
import { fetchInterview, finishInterview, sendAnswer, unlockArchetype } from './interview.ts'
import type { TestRequest, TestRequestContext } from './test-request.ts'

/** The result of the asker's own interview as a request body; null for a caller without a valid session. */
export async function finishedInterview({ site, asker }: TestRequestContext) {
  const mayAsk = asker && (await asker.ask('GET', '/api/auth/user')).status === 200
  return { archetypeResult: mayAsk ? await finishInterview(site, asker) : null }
}

export async function openStep({ site, asker }: TestRequestContext): Promise<TestRequest> {
  if (asker) await unlockArchetype(site, asker)
  return { body: {} }
}

export const withResult = (context: TestRequestContext) => finishedInterview(context).then(() => ({ body: {} }))

/** A request to take back a reading of the asker's own answers. */
export async function withReading(context: TestRequestContext): Promise<TestRequest> {
  await finishedInterview(context)
  if (context.asker) await storeReading(context.site, context.asker)
  return { body: { id: storedReadingId, isTakenBack: true } }
}

/**
 * A request to correct the owner's first answer. The asker's own interview is open, so that only ownership can be
 * refused.
 */
export async function sentAnswer({ site, asker, owner }: TestRequestContext): Promise<TestRequest> {
  await unlockArchetype(site, owner)
  await sendAnswer(owner, 'We teach grown-ups to swim in the sea.')
  const answered = (await fetchInterview(owner)).messages.find(({ role }) => role === 'user')
  if (asker) await unlockArchetype(site, asker)
  const own = asker && (await asker.ask('GET', '/api/brand-archetype')).body
  return {
    url: `/api/brand-archetype/answers/${answered?.id}`,
    body: { message: 'We teach nervous grown-ups to swim in the sea.', revision: String(Object(own).revision) },
  }
}
