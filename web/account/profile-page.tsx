/** Profile Settings: the plan, the owner's answers about the business, and the account. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AccountActions } from '#web/account/account-actions.tsx'
import { DevicesSection } from '#web/account/devices-section.tsx'
import { ModelSection } from '#web/account/model-section.tsx'
import { PasswordForm } from '#web/account/password-form.tsx'
import { PersonalSection } from '#web/account/personal-section.tsx'
import { ProfileNav } from '#web/account/profile-nav.tsx'
import { productName } from '#web/account/read-initial-data.ts'
import { SecondFactorSection } from '#web/account/second-factor-section.tsx'
import { SubscriptionStatus } from '#web/account/subscription-status.tsx'
import { useUser } from '#web/account/use-user.ts'
import { YourDataSection } from '#web/account/your-data-section.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import '#web/account/profile.css'

/**
 * Scrolls to the section in the URL's hash: on navigation its section is not rendered yet, and the page first scrolls
 * to the top.
 */
function useSectionOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash])
}

export default function ProfilePage() {
  const user = useUser()
  useDocumentTitle('Profile Settings', productName)
  useSectionOfAddress()
  return (
    <main id="main">
      <div className="wrap">
        <h1>Profile Settings</h1>
        <p className="lede tool-lede">Everything we write for you starts with these answers.</p>
        <div className="prof">
          <ProfileNav />
          <div>
            <SubscriptionStatus user={user} />
            <PersonalSection user={user} />
            <PasswordForm />
            <SecondFactorSection />
            <DevicesSection />
            <ModelSection />
            <YourDataSection />
            <AccountActions user={user} />
          </div>
        </div>
      </div>
    </main>
  )
}
