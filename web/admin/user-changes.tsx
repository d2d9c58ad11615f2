/** Everything about a user that an admin may change. */
import { type FormEvent, useId, useState } from 'react'
import type { AdminUserDetail } from '#contract/admin.ts'
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { type AccountStatus, accountStatuses, roleNames, userRoles } from '#contract/plain/people.ts'
import { BanUser } from '#web/admin/ban-user.tsx'
import { Switch } from '#web/admin/switch.tsx'
import { useChanges } from '#web/admin/use-changes.ts'

const notesLengthMax = 5000

export function UserChanges({ user }: { user: AdminUserDetail }) {
  const id = useId()
  const { shown, change } = useChanges(user)
  const [isBanning, setBanning] = useState(false)
  const setStatus = (accountStatus: AccountStatus) =>
    accountStatus === 'banned' ? setBanning(true) : void change({ accountStatus })
  return (
    <>
      <fieldset>
        <legend className="label">Account status</legend>
        <div className="seg">
          {accountStatuses.map((accountStatus) => (
            <label key={accountStatus}>
              <input
                type="radio"
                name={`${id}-status`}
                checked={shown.accountStatus === accountStatus}
                onChange={() => setStatus(accountStatus)}
              />
              <span>{accountStatus}</span>
            </label>
          ))}
        </div>
        <p className="hint">Suspending or banning ends all sessions at once. A ban also cancels the renewal.</p>
      </fieldset>
      {isBanning && (
        <BanUser user={user} onBan={() => void change({ accountStatus: 'banned' })} onClose={() => setBanning(false)} />
      )}
      <div className="sel2">
        <Choice
          name="Subscription status"
          describedBy={`${id}-renewal`}
          value={shown.subscriptionStatus}
          values={subscriptionStatuses}
          onChoose={(subscriptionStatus) => void change({ subscriptionStatus })}
        />
        <Choice
          name="Role"
          value={shown.userRole}
          values={userRoles}
          names={roleNames}
          onChoose={(userRole) => void change({ userRole })}
        />
        <p className="hint" id={`${id}-renewal`}>
          Setting a subscription to canceled or inactive also cancels the renewal.
        </p>
      </div>
      <div>
        <Switch
          name="Platform access"
          hint="Opens every tool, whatever the plan"
          isOn={shown.hasAccess}
          onSwitch={(hasAccess) => void change({ hasAccess })}
        />
        <Switch
          name="Admin privileges"
          hint="May see and change every user"
          isOn={shown.isAdmin}
          onSwitch={(isAdmin) => void change({ isAdmin })}
        />
      </div>
      <Notes userId={user.id} notes={user.notes ?? ''} onSave={(notes) => change({ notes })} />
    </>
  )
}

type ChoiceProps<Value extends string> = {
  name: string
  value: Value
  values: readonly Value[]
  names?: Readonly<Record<Value, string>>
  describedBy?: string
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ name, value, values, names, describedBy, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select
        className="input"
        id={id}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => {
          const chosen = values.find((each) => each === event.target.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {names ? names[each] : each}
          </option>
        ))}
      </select>
    </div>
  )
}

type NotesProps = { userId: string; notes: string; onSave: (notes: string) => Promise<boolean> }

/** What was typed and not saved, by user: closing the panel or opening another one does not lose it. */
const typedNotes = new Map<string, string>()

/** What was typed stays, whether it could be saved or not. */
function Notes({ userId, notes, onSave }: NotesProps) {
  const id = useId()
  const [draft, setDraft] = useState(typedNotes.get(userId))
  const type = (text: string | undefined) => {
    setDraft(text)
    if (text === undefined) typedNotes.delete(userId)
    else typedNotes.set(userId, text)
  }
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const sent = draft ?? notes
    const isKept = await onSave(sent)
    setBusy(false)
    if (isKept && (typedNotes.get(userId) ?? sent) === sent) type(undefined)
  }
  return (
    <form className="field" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>Notes</label>
      <textarea
        className="input"
        id={id}
        rows={3}
        maxLength={notesLengthMax}
        aria-describedby={`${id}-hint`}
        value={draft ?? notes}
        onChange={(event) => type(event.target.value)}
      />
      <span className="row between">
        <span className="hint" id={`${id}-hint`}>
          Only admins see this.
        </span>
        <button className="btn" type="submit" aria-disabled={isBusy}>
          Save Notes
        </button>
      </span>
    </form>
  )
}
