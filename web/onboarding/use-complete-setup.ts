/** The end of the setup: saves everything typed, marks the setup as completed, and opens the toolkit. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { cacheUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import type { AnswersDraft } from '#web/onboarding/answers-draft.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'

const redirectDelayMs = 1500

export type SetupCompletion = { isSaving: boolean; isDone: boolean; complete: () => Promise<void> }

export function useCompleteSetup(draft: AnswersDraft): SetupCompletion {
  const [state, setState] = useState<'asking' | 'saving' | 'done'>('asking')
  const navigate = useNavigate()
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => navigate(paths.toolkit), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [state, navigate])
  const complete = async () => {
    setState('saving')
    try {
      await draft.saveNow()
      const { user } = await send('PUT /api/profile', { body: { onboardingCompleted: true } })
      cacheUser(user)
      await refresh('GET /api/user-profile', 'GET /api/taglines')
      showToast({ title: 'Welcome! Your setup is complete.' })
      setState('done')
    } catch (error) {
      console.error(error)
      showToast({ title: 'Setup Failed', text: 'Failed to complete setup. Please try again.', isBad: true })
      setState('asking')
    }
  }
  return { isSaving: state === 'saving', isDone: state === 'done', complete }
}
