/** Profile Settings. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
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
import { useTitle } from '#web/ui/set-title.ts'
import { showToast } from '#web/ui/toast.tsx'
import '#web/ui/tools.css'
import '#web/account/profile.css'

export default function ProfilePage() {
  const user = useUser()
  useTitle('Profile Settings', productName)
  return (
    <main id="main">
      <div className="wrap profile">
        <h1>Profile Settings</h1>
        <p className="lede tool-lede">Everything that is written for you starts from what stands here.</p>
        <SubscriptionStatus user={user} />
        <ProfileForm user={user} />
        <PasswordForm />
        <DevicesSection />
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

/** Saves the profile; answers the sentences for the fields that were refused. */
function useSaveProfile() {
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async (draft: ProfileDraft): Promise<boolean> => {
    setSaving(true)
    setErrors({})
    try {
      const { user } = await send('PUT /api/profile', { body: draft })
      keepProfileDraft(user.id, undefined)
      putUser(user)
      await refresh('GET /api/user-profile', 'GET /api/taglines')
      showToast({ title: 'Profile updated successfully' })
      return true
    } catch (error) {
      console.error(error)
      if (error instanceof CallError) setErrors(error.body?.fields ?? {})
      showToast({ title: 'Update Failed', text: 'Failed to update profile. Please try again.', isBad: true })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, errors, save }
}

function ProfileForm({ user }: { user: CurrentUser }) {
  const [kept] = useState(() => readProfileDraft(user))
  const [search] = useSearchParams()
  const [isEditing, setEditing] = useState(kept !== undefined || search.get('edit') === 'true')
  const [draft, setDraft] = useState(() => kept ?? draftOf(user))
  const { isSaving, errors, save } = useSaveProfile()
  const form = useRef<HTMLFormElement>(null)
  // Whoever is refused is taken to the first field that is wrong.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await save(draft)) setEditing(false)
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
        <button className="btn" type="button" onClick={isEditing ? cancel : () => setEditing(true)}>
          {isEditing ? 'Cancel' : 'Edit Profile'}
        </button>
      </div>
      {kept && isEditing && (
        <p className="note" role="status">
          These are your unsaved changes from last time. Save them, or cancel to drop them.
        </p>
      )}
      <form ref={form} onSubmit={submit} noValidate>
        <ProfileFieldsets draft={draft} email={user.email} errors={errors} isReadOnly={!isEditing} onChange={change} />
        {isEditing && (
          <button className="btn main big" type="submit" disabled={isSaving}>
            {isSaving ? 'Updating...' : 'Save Changes'}
          </button>
        )}
      </form>
    </section>
  )
}
