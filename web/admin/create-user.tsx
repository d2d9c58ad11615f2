/** The form that creates a user. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { roleNames, type UserRole, userRoles } from '#contract/plain/people.ts'
import { cacheChangedUser } from '#web/admin/admin-queries.ts'
import { MakeAdminDialog } from '#web/admin/make-admin-dialog.tsx'
import { showFailureToast } from '#web/admin/show-failure-toast.ts'
import { CallError, send } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'

type NewUser = {
  email: string
  firstName: string
  lastName: string
  userRole: UserRole
  isAdmin: boolean
  hasAccess: boolean
}
type Errors = Readonly<Partial<Record<string, string>>>

const nobody: NewUser = {
  email: '',
  firstName: '',
  lastName: '',
  userRole: 'customer',
  isAdmin: false,
  hasAccess: false,
}

/** The validation messages of the fields. */
function check({ email, firstName, lastName }: NewUser): Errors {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) && { email: 'Invalid email address' }),
    ...(firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(lastName.trim() === '' && { lastName: 'Last name is required' }),
  }
}

/** The server's messages about single fields. */
function errorsOf(error: unknown): Errors {
  if (!(error instanceof CallError)) return {}
  if (error.body?.code === 'email_taken') return { email: 'A user with this email address already exists.' }
  return error.body?.fields ?? {}
}

/** Submits the form; keeps the input until it succeeds. */
function useCreating(onDone: () => void) {
  const [draft, setDraft] = useState(nobody)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const change = (changed: Partial<NewUser>) => {
    setDraft({ ...draft, ...changed })
    const fields = Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))))
  }
  const submit = async (isSure = false) => {
    const wrong = check(draft)
    setErrors(wrong)
    if (isBusy || Object.keys(wrong).length > 0) return
    if (draft.isAdmin && !isSure) return setAsking(true)
    setBusy(true)
    try {
      const { email, firstName, lastName } = draft
      const body = { ...draft, email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() }
      const { user } = await send('POST /api/admin/users', { body })
      await cacheChangedUser(user)
      onDone()
      showToast({ title: 'User created successfully' })
    } catch (error) {
      const refused = errorsOf(error)
      setErrors(refused)
      if (Object.keys(refused).length === 0) showFailureToast('Failed to create user', error)
      else showToast({ title: 'Error', text: 'Failed to create user', isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { draft, errors, isBusy, isAsking, setAsking, change, submit }
}

export function CreateUser({ onClose }: { onClose: () => void }) {
  const { draft, errors, isBusy, isAsking, setAsking, change, submit } = useCreating(onClose)
  const form = useRef<HTMLFormElement>(null)
  // After a failed validation, focuses the first invalid field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Dialog title="Create User" hint="They get a link by email to set a password of their own." onClose={onClose}>
      <form
        ref={form}
        className="form2"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label="Email"
          type="email"
          value={draft.email}
          error={errors['email']}
          className="all"
          autoComplete="off"
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          label="First Name"
          value={draft.firstName}
          error={errors['firstName']}
          autoComplete="off"
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          label="Last Name"
          value={draft.lastName}
          error={errors['lastName']}
          autoComplete="off"
          onChange={(event) => change({ lastName: event.target.value })}
        />
        <RoleField role={draft.userRole} onChoose={(userRole) => change({ userRole, isAdmin: userRole === 'admin' })} />
        <div className="all">
          <Switch
            name="Platform access"
            hint="Opens every tool, whatever the plan"
            isOn={draft.hasAccess}
            onSwitch={(hasAccess) => change({ hasAccess })}
          />
          <Switch
            name="Admin privileges"
            hint="May see and change every user"
            isOn={draft.isAdmin}
            onSwitch={(isAdmin) => change(isAdmin ? { isAdmin, userRole: 'admin' } : { isAdmin, userRole: 'customer' })}
          />
        </div>
        <div className="row all form-acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" isBusy={isBusy}>
            {isBusy ? 'Creating…' : 'Create User'}
          </Button>
        </div>
      </form>
      {isAsking && <MakeAdminDialog who={draft} onYes={() => void submit(true)} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}

function RoleField({ role, onChoose }: { role: UserRole; onChoose: (role: UserRole) => void }) {
  return (
    <Select
      label="Role"
      className="all"
      value={role}
      onChange={(event) => onChoose(userRoles.find((each) => each === event.target.value) ?? 'customer')}
    >
      {userRoles.map((each) => (
        <option key={each} value={each}>
          {roleNames[each]}
        </option>
      ))}
    </Select>
  )
}
