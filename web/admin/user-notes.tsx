/**
 * The admins' notes about a user. Unsaved input survives closing the panel; if another admin has saved other notes in
 * the meantime, both texts are shown.
 */

import { type FormEvent, useEffect, useState } from 'react'
import type { AdminUserDetail } from '#contract/admin.ts'
import { cacheChangedUser } from '#web/admin/admin-queries.ts'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { CallError, send } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const notesLengthMax = 5000

/** Unsaved notes, with the revision of the saved ones that they are based on. */
type Typed = { text: string; revision: string }
const typedNotes = new Map<string, Typed>()

/** Makes the browser ask before the page is left with unsaved notes. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  if (typedNotes.size > 0) event.preventDefault()
}

/** The notes on the server, if they have changed since typing began. */
type Other = { text: string; revision: string }

function otherOf(error: unknown): Other | undefined {
  if (!(error instanceof CallError) || error.body?.code !== 'stale_revision') return undefined
  const { notes, notesRevision }: Record<string, unknown> = error.body
  return typeof notes === 'string' && typeof notesRevision === 'string'
    ? { text: notes, revision: notesRevision }
    : undefined
}

function useNotes(user: AdminUserDetail) {
  const { id, notes, notesRevision } = user
  const [typed, setTyped] = useState(typedNotes.get(id))
  const [other, setOther] = useState<Other>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    addEventListener('beforeunload', askBeforeLoss)
    return () => {
      // Keep asking while any notes are unsaved.
      if (typedNotes.size === 0) removeEventListener('beforeunload', askBeforeLoss)
    }
  }, [])
  const keep = (next: Typed | undefined) => {
    setTyped(next)
    if (next === undefined) typedNotes.delete(id)
    else typedNotes.set(id, next)
  }
  const text = typed?.text ?? notes ?? ''
  const save = async (sent: Typed) => {
    if (isBusy) return
    setBusy(true)
    // Store what is being sent; if more is typed during the request, that stays as unsaved notes after it.
    keep(sent)
    try {
      const { text: notes, revision } = sent
      const { user: saved } = await send('PATCH /api/admin/users/:id/notes', {
        params: { id },
        body: { notes, revision },
      })
      if ((typedNotes.get(id)?.text ?? sent.text) === sent.text) keep(undefined)
      else keep({ text: typedNotes.get(id)?.text ?? '', revision: saved.notesRevision })
      setOther(undefined)
      showToast({ title: 'User notes updated' })
      await cacheChangedUser(saved)
    } catch (error) {
      const found = otherOf(error)
      setOther(found)
      if (!found) showFailureToast('Failed to update user notes', error)
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ text, other, isBusy, isTyped: typed !== undefined, save },
    revision: typed?.revision ?? notesRevision,
    type: (next: string) => keep({ text: next, revision: typed?.revision ?? notesRevision }),
    drop: () => {
      keep(undefined)
      if (other) void cacheChangedUser({ ...user, notes: other.text, notesRevision: other.revision })
      setOther(undefined)
    },
  }
}

export function UserNotes({ user }: { user: AdminUserDetail }) {
  const { text, other, isBusy, isTyped, revision, save, type, drop } = useNotes(user)
  const both = `${other?.text ?? ''}\n\n${text}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ text, revision })
  }
  return (
    <form onSubmit={submit}>
      <Field label="Notes">
        {(control) => (
          <>
            <textarea
              {...control}
              rows={3}
              maxLength={notesLengthMax}
              aria-describedby={other ? undefined : `${control.id}-hint`}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
            {other ? (
              <div className="note mid met" role="alert">
                <p>
                  <b>These notes were changed meanwhile, in another tab or by another admin.</b> Nothing is lost: yours
                  stand above, and now saved is:
                </p>
                <blockquote>{other.text === '' ? 'Nothing' : other.text}</blockquote>
                <div className="row">
                  {both.length <= notesLengthMax && (
                    <Button onClick={() => void save({ text: both, revision: other.revision })}>Keep both</Button>
                  )}
                  <Button onClick={() => void save({ text, revision: other.revision })}>Keep mine</Button>
                  <Button onClick={drop}>Keep theirs</Button>
                </div>
              </div>
            ) : (
              <span className="row between">
                <span className="hint" id={`${control.id}-hint`}>
                  Only admins see this.{isTyped && ' Not saved yet.'}
                </span>
                <Button type="submit" isBusy={isBusy}>
                  Save Notes
                </Button>
              </span>
            )}
          </>
        )}
      </Field>
    </form>
  )
}
