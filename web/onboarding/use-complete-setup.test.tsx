import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText } from '#testing/web/in-page.tsx'
import { makeInventedUser } from '#testing/web/make-invented-user.ts'

const userCall = 'GET /api/auth/user'
const profileCall = 'PUT /api/profile'
const sentencesCall = 'PUT /api/user-profile/sentences'
const saved = (change: Parameters<typeof makeInventedUser>[0]) => ({ success: true, user: makeInventedUser(change) })

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Opens the setup in a page that was just loaded; `type` changes a field. */
async function openSetup() {
  vi.resetModules()
  const { makePageWrapper, navigateTo, getAddress } = await import('#testing/web/in-page.tsx')
  const { useAnswers, useAnswersDraft, useSyncDraftAcrossTabs } = await import('#web/onboarding/answers-draft.ts')
  const { useCompleteSetup } = await import('#web/onboarding/use-complete-setup.ts')
  const user = makeInventedUser()
  const loading = renderHook(() => useAnswersDraft(), { wrapper: makePageWrapper({ at: '/onboarding', user }) })
  await advanceTime()
  await calls.next(userCall).answer(user)
  const { draft } = loading.result.current
  if (!draft) throw new Error('The draft was not loaded.')
  const screen = renderHook(
    () => {
      useSyncDraftAcrossTabs(draft, user.id)
      return { ...useAnswers(draft), ...useCompleteSetup(draft) }
    },
    { wrapper: makePageWrapper({ at: '/onboarding', user }) },
  )
  const type = (change: Partial<typeof draft.data>) => act(() => draft.change({ ...draft.data, ...change }))
  return { ...screen, type, navigateTo, getAddress }
}

test('only what changed is saved, profile and sentences each by their own call', async () => {
  const { result, type } = await openSetup()
  type({ jobTitle: ' Owner ' })
  type({ who: 'families' })
  await advanceTime(800)
  expect(calls.next(profileCall).body).toEqual({ jobTitle: 'Owner' })
  expect(calls.next(sentencesCall).body).toEqual({ who: 'families' })
  expect(result.current.saving.saveState).toBe('saving')
})

test('what is typed during a save stays, and is saved next', async () => {
  const { result, type } = await openSetup()
  type({ jobTitle: 'Own' })
  await advanceTime(800)
  type({ jobTitle: 'Owner' })
  await calls.next(profileCall).answer(saved({ jobTitle: 'Own' }))
  expect(result.current.answers.jobTitle).toBe('Owner')
  await advanceTime(800)
  expect(calls.next(profileCall).body).toEqual({ jobTitle: 'Owner' })
})

test('a failed save keeps what was typed, and is tried again', async () => {
  const { result, type } = await openSetup()
  type({ jobTitle: 'Owner' })
  await advanceTime(800)
  await calls.next(profileCall).lose()
  expect(result.current).toMatchObject({ answers: { jobTitle: 'Owner' }, saving: { saveState: 'offline' } })
  await advanceTime(2000)
  await calls.next(profileCall).answer(saved({ jobTitle: 'Owner' }))
  expect(result.current.saving.saveState).toBe('saved')
})

test('an emptied name is not sent: the saved one stays', async () => {
  const { type } = await openSetup()
  type({ firstName: '' })
  await advanceTime(5000)
  expect(calls.open()).toEqual([])
})

test('a field edited in another tab changes here too, beside what is typed here', async () => {
  const { result, type } = await openSetup()
  type({ jobTitle: 'Owner' })
  const base = result.current.answers
  localStorage.setItem(
    'signet:waiting:marta:answers:other',
    JSON.stringify({ base, data: { ...base, industry: 'Wood' } }),
  )
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'signet:waiting:marta:answers:other' })))
  expect(result.current.answers).toMatchObject({ jobTitle: 'Owner', industry: 'Wood' })
})

test('the end of the setup saves what is typed first, then opens the toolkit', async () => {
  const { result, type, getAddress } = await openSetup()
  type({ jobTitle: 'Owner' })
  act(() => void result.current.complete())
  expect(result.current.isSaving).toBe(true)
  await calls.next(profileCall).answer(saved({ jobTitle: 'Owner' }))
  const completing = calls.next(profileCall)
  expect(completing.body).toEqual({ onboardingCompleted: true })
  await completing.answer(saved({ jobTitle: 'Owner', onboardingCompleted: true }))
  expect(result.current.isDone).toBe(true)
  expect(getToastText()).toContain('Your setup is complete')
  await advanceTime(1500)
  expect(getAddress()).toBe('/toolkit')
})

test('if the last answers cannot be saved, the setup stays open', async () => {
  const { result, type } = await openSetup()
  type({ jobTitle: 'Owner' })
  act(() => void result.current.complete())
  await calls.next(profileCall).lose()
  expect(result.current).toMatchObject({ isSaving: false, isDone: false, answers: { jobTitle: 'Owner' } })
  expect(getToastText()).toContain('Setup Failed')
})

test('whoever goes elsewhere while the end is being saved is not taken to the toolkit', async () => {
  const { result, navigateTo, getAddress } = await openSetup()
  act(() => void result.current.complete())
  await advanceTime()
  navigateTo('/profile')
  await calls.next(profileCall).answer(saved({ onboardingCompleted: true }))
  await advanceTime(5000)
  expect(getAddress()).toBe('/profile')
})
