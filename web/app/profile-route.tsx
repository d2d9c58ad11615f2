/** What /profile shows: the profile or, with `?onboarding=true`, the setup if that is not completed yet. */
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '#web/account/use-user.ts'

const ProfilePage = lazy(() => import('#web/account/profile-page.tsx'))
const OnboardingPage = lazy(() => import('#web/onboarding/onboarding-page.tsx'))

export function ProfileRoute() {
  const { onboardingCompleted } = useUser()
  const [search] = useSearchParams()
  // Decided once, as the setup must not be unmounted when it is completed: it still has to navigate.
  const [wasOpen] = useState(!onboardingCompleted)
  return search.get('onboarding') === 'true' && wasOpen ? <OnboardingPage /> : <ProfilePage />
}
