/** The profile's address: the setup for whoever has not completed it, the profile for everybody else. */
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '#web/account/use-user.ts'

const ProfilePage = lazy(() => import('#web/account/profile-page.tsx'))
const OnboardingPage = lazy(() => import('#web/onboarding/onboarding-page.tsx'))

export function ProfileRoute() {
  const { onboardingCompleted } = useUser()
  const [search] = useSearchParams()
  // Completing it does not take it away before it leads on by itself.
  const [wasOpen] = useState(!onboardingCompleted)
  return search.get('onboarding') === 'true' && wasOpen ? <OnboardingPage /> : <ProfilePage />
}
