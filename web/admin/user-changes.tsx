/** Everything about a user that an admin may change. */
import { useId, useState } from 'react'
import type { AdminUserDetail } from '#contract/admin.ts'
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { type AccountStatus, accountStatuses, roleNames, type UserRole, userRoles } from '#contract/plain/people.ts'
import { ConfirmationDialog } from '#web/admin/confirmation-dialog.tsx'
import { MakeAdminDialog } from '#web/admin/make-admin-dialog.tsx'
import { useUserChanges } from '#web/admin/use-user-changes.ts'
import { LastDayForm } from '#web/admin/user-actions.tsx'
import { UserNotes } from '#web/admin/user-notes.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

export function UserChanges({ user }: { user: AdminUserDetail }) {
  const id = useId()
  const { shown, change } = useUserChanges(user)
  const [isBanning, setBanning] = useState(false)
  const [promotion, setPromotion] = useState<{ isAdmin: true } | { userRole: 'admin' }>()
  const setRole = (userRole: UserRole) =>
    userRole === 'admin' && !shown.isAdmin ? setPromotion({ userRole }) : void change({ userRole })
  const setAdmin = (isAdmin: boolean) => (isAdmin ? setPromotion({ isAdmin }) : void change({ isAdmin }))
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
        <p className="hint panel-hint">
          Suspending or banning ends all sessions at once. A ban also cancels the renewal.
        </p>
      </fieldset>
      {isBanning && (
        <ConfirmationDialog
          title={`Ban ${user.firstName} ${user.lastName}?`}
          no="Don’t ban"
          yes="Ban this user"
          isBad
          onYes={() => void change({ accountStatus: 'banned' })}
          onClose={() => setBanning(false)}
        >
          <p>
            Every session ends at once, and a monthly plan is canceled. If you lift the ban later, the plan doesn’t come
            back by itself.
          </p>
          <p className="quiet">Nothing is deleted.</p>
        </ConfirmationDialog>
      )}
      {promotion && (
        <MakeAdminDialog who={user} onYes={() => void change(promotion)} onClose={() => setPromotion(undefined)} />
      )}
      <div className="sel2">
        <Choice
          name="Subscription status"
          describedBy={`${id}-renewal`}
          value={shown.subscriptionStatus}
          values={subscriptionStatuses}
          onChoose={(subscriptionStatus) => void change({ subscriptionStatus })}
        />
        <Choice name="Role" value={shown.userRole} values={userRoles} names={roleNames} onChoose={setRole} />
        <p className="hint panel-hint" id={`${id}-renewal`}>
          Setting a subscription to canceled or inactive also cancels the renewal.
        </p>
      </div>
      <LastDayForm user={user} />
      <div>
        <Switch
          name="Platform access"
          hint="Opens every tool, whatever the plan"
          isOn={shown.hasAccess}
          onSwitch={(hasAccess) => void change({ hasAccess })}
        />
        <Switch name="Admin privileges" hint="May see and change every user" isOn={shown.isAdmin} onSwitch={setAdmin} />
      </div>
      <UserNotes user={user} />
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
  return (
    <Field label={name}>
      {(control) => (
        <select
          {...control}
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
      )}
    </Field>
  )
}
