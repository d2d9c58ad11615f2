/** Profile Settings, and Complete Your Setup for a new account. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { DevicesSection } from '#web/account/devices-section.tsx'
import { productName } from '#web/account/first-data.ts'
import { PasswordForm } from '#web/account/password-form.tsx'
import { draftOf, keepProfileDraft, type ProfileDraft, readProfileDraft } from '#web/account/profile-draft.ts'
import { ProfileFieldsets } from '#web/account/profile-fields.tsx'
import { signOut } from '#web/account/sign-out.ts'
import { SubscriptionStatus } from '#web/account/subscription-status.tsx'
import { putUser, useUser } from '#web/account/use-user.ts'
import { CallError, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { paths } from '#web/paths.ts'
import { useTitle } from '#web/ui/set-title.ts'
import { showToast } from '#web/ui/toast.tsx'
import '#web/ui/tools.css'
import '#web/account/profile.css'

const redirectDelayMs = 1500

export default function ProfilePage() {
  const user = useUser()
  const [search] = useSearchParams()
  const [isOnboarding] = useState(search.get('onboarding') === 'true' && !user.onboardingCompleted)
  const title = isOnboarding ? 'Complete Your Setup' : 'Profile Settings'
  useTitle(title, productName)
  return (
    <main id="main">
      <div className="wrap profile">
        <h1>{title}</h1>
        <p className="lede tool-lede">
          {isOnboarding
            ? 'Tell us a little about your business. What you write here is used in every result, so nothing has to be typed twice.'
            : 'What you tell here is used in every result.'}
        </p>
        {!isOnboarding && <SubscriptionStatus user={user} />}
        <ProfileForm user={user} isOnboarding={isOnboarding} />
        {!isOnboarding && <PasswordForm />}
        {!isOnboarding && <DevicesSection />}
        <section className="profile-part" aria-labelledby="actions-title">
          <h2 id="actions-title">Account Actions</h2>
          <a className="btn" href="/api/logout" onClick={(event) => void signOut(event)}>
            Sign Out
          </a>
        </section>
      </div>
    </main>
  )
}

const messages = {
  onboarding: {
    done: 'Welcome! Your setup is complete.',
    title: 'Setup Failed',
    text: 'Failed to complete setup. Please try again.',
  },
  editing: {
    done: 'Profile updated successfully',
    title: 'Update Failed',
    text: 'Failed to update profile. Please try again.',
  },
}

/** Saves the profile; answers the sentences for the fields that were refused. */
function useSaveProfile(isOnboarding: boolean) {
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const said = isOnboarding ? messages.onboarding : messages.editing
  const save = async (draft: ProfileDraft): Promise<boolean> => {
    setSaving(true)
    setErrors({})
    try {
      const { user } = await send('PUT /api/profile', {
        body: { ...draft, ...(isOnboarding && { onboardingCompleted: true }) },
      })
      keepProfileDraft(user.id, undefined)
      putUser(user)
      await refresh('GET /api/user-profile', 'GET /api/taglines')
      showToast({ title: said.done })
      return true
    } catch (error) {
      console.error(error)
      if (error instanceof CallError) setErrors(error.body?.fields ?? {})
      showToast({ title: said.title, text: said.text, isBad: true })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, errors, save }
}

function ProfileForm({ user, isOnboarding }: { user: CurrentUser; isOnboarding: boolean }) {
  const [kept] = useState(() => readProfileDraft(user))
  const [isEditing, setEditing] = useState(isOnboarding || kept !== undefined)
  const [draft, setDraft] = useState(() => kept ?? draftOf(user))
  const [isDone, setDone] = useState(false)
  const { isSaving, errors, save } = useSaveProfile(isOnboarding)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // Whoever is refused is taken to the first field that is wrong.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await save(draft))) return
    if (!isOnboarding) return setEditing(false)
    setDone(true)
    setTimeout(() => navigate(paths.toolkit), redirectDelayMs)
  }
  const change = (changed: ProfileDraft) => {
    setDraft(changed)
    keepProfileDraft(user.id, changed)
  }
  const cancel = () => {
    keepProfileDraft(user.id, undefined)
    setDraft(draftOf(user))
    setEditing(false)
  }

  return (
    <section className="profile-part" aria-labelledby="personal-title">
      <div className="head-row">
        <h2 id="personal-title">Personal Information</h2>
        {!isOnboarding && (
          <button className="btn" type="button" onClick={isEditing ? cancel : () => setEditing(true)}>
            {isEditing ? 'Cancel' : 'Edit Profile'}
          </button>
        )}
      </div>
      <form ref={form} onSubmit={submit} noValidate>
        <ProfileFieldsets draft={draft} email={user.email} errors={errors} isReadOnly={!isEditing} onChange={change} />
        {isEditing && (
          <button className="btn main big" type="submit" disabled={isSaving || isDone}>
            {isSaving ? 'Updating...' : isOnboarding ? 'Complete Setup' : 'Save Changes'}
          </button>
        )}
      </form>
    </section>
  )
}
