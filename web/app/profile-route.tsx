/** The profile's path: the setup until it is completed, the profile after that. */
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '#web/account/use-user.ts'

const ProfilePage = lazy(() => import('#web/account/profile-page.tsx'))
const OnboardingPage = lazy(() => import('#web/onboarding/onboarding-page.tsx'))

export function ProfileRoute() {
  const { onboardingCompleted } = useUser()
  const [search] = useSearchParams()
  // Completing the setup must not unmount it before it navigates itself.
  const [wasOpen] = useState(!onboardingCompleted)
  return search.get('onboarding') === 'true' && wasOpen ? <OnboardingPage /> : <ProfilePage />
}
