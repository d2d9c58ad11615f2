/** The profile's section with the owner's answers: read-only until the owner presses its button to edit. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { ProfileAnswers } from '#web/account/profile-answers.tsx'
import {
  getChangedFields,
  type ProfileDraft,
  readProfileDraft,
  storeProfileDraft,
  toProfileDraft,
} from '#web/account/profile-draft.ts'
import { ProfileFieldsets } from '#web/account/profile-fields.tsx'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { cacheUser } from '#web/account/use-user.ts'
import { CallError, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** `save` saves the form and returns the saved user; `errors` has the server's messages about rejected fields. */
function useSaveProfile() {
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async (typed: Partial<ProfileDraft>): Promise<CurrentUser | undefined> => {
    setSaving(true)
    setErrors({})
    try {
      const { user } = await send('PUT /api/profile', { body: typed })
      cacheUser(user)
      await refresh('GET /api/user-profile', 'GET /api/taglines')
      showToast({ title: 'Profile updated successfully' })
      return user
    } catch (error) {
      console.error(error)
      if (error instanceof CallError) setErrors(error.body?.fields ?? {})
      showToast({ title: 'Update Failed', text: 'Failed to update profile. Please try again.', isBad: true })
      return undefined
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, errors, save }
}

/** State of the form; unsaved input is stored in this browser until it is saved or canceled. */
function useEditing(user: CurrentUser) {
  const [kept] = useState(() => readProfileDraft(user))
  const [search] = useSearchParams()
  const [isEditing, setEditing] = useState(kept !== undefined || search.get('edit') === 'true')
  // Only what differs from the values at the time the form was opened counts as typed.
  const [base, setBase] = useState(() => toProfileDraft(user))
  const [draft, setDraft] = useState(kept ?? base)
  const latest = useRef(draft)
  const put = (next: ProfileDraft) => {
    latest.current = next
    setDraft(next)
  }
  return {
    isFromLastTime: kept !== undefined && isEditing,
    isEditing,
    draft,
    typed: getChangedFields(base, draft),
    change: (changed: ProfileDraft) => {
      put(changed)
      storeProfileDraft(user.id, getChangedFields(base, changed))
    },
    begin: () => {
      setBase(toProfileDraft(user))
      put(toProfileDraft(user))
      setEditing(true)
    },
    end: () => {
      storeProfileDraft(user.id)
      setEditing(false)
    },
    /** Called after `sent` was saved: keeps what was typed in the meantime, as unsaved input. */
    settle: (saved: ProfileDraft, sent: ProfileDraft) => {
      const more = getChangedFields(sent, latest.current)
      storeProfileDraft(user.id, more)
      setBase(saved)
      put({ ...saved, ...more })
      setEditing(Object.keys(more).length > 0)
    },
  }
}

/** Moves the focus: into the form when it opens, to the first invalid field, back to the button when it closes. */
function useFocus(isEditing: boolean, errors: object) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (isEditing) form.current?.querySelector<HTMLElement>('input')?.focus()
    else button.current?.focus()
  }, [isEditing])
  return { form, button }
}

export function PersonalSection({ user }: { user: CurrentUser }) {
  const { isFromLastTime, isEditing, draft, typed, change, begin, end, settle } = useEditing(user)
  const { isSaving, errors, save } = useSaveProfile()
  const { form, button } = useFocus(isEditing, errors)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const saved = await save(typed)
    if (saved) settle(toProfileDraft(saved), draft)
  }
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('personal')}>
      <div className="head-row">
        <h2 id={getSectionTitleId('personal')}>{profileSections.personal}</h2>
        <Button ref={button} disabled={isSaving} onClick={isEditing ? end : begin}>
          {isEditing ? 'Cancel' : 'Edit Profile'}
        </Button>
      </div>
      {isFromLastTime && (
        <p className="note" role="status">
          These are your unsaved changes from last time. Save them, or cancel to discard them.
        </p>
      )}
      {isEditing ? (
        <form ref={form} className="form2" onSubmit={submit} noValidate>
          <ProfileFieldsets draft={draft} email={user.email} errors={errors} onChange={change} />
          <div className="row all">
            <Button kind="main" type="submit" isBusy={isSaving}>
              {isSaving ? 'Updating...' : 'Save Changes'}
            </Button>
            <Button disabled={isSaving} onClick={end}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <ProfileAnswers answers={toProfileDraft(user)} sentences={user.sentences} email={user.email} />
      )}
    </section>
  )
}
