/** A tool not covered by the owner's plan is read-only: its results can be read, copied and downloaded. */

import type { ReactNode } from 'react'
import { canUseTool } from '#contract/plain/access.ts'
import type { StepId } from '#contract/plain/brand.ts'
import { useUser } from '#web/account/use-user.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Whether this tool is currently read-only for the owner. */
export const useReadOnly = (step: StepId): boolean => !canUseTool(useUser(), step, Date.now())

/** Shown in place of the save state. */
export const readOnlyState = 'Read-only. Nothing is lost.'
/** Shown in place of the button that regenerates. */
export const readOnlyNote = 'Read-only: new drafts and changes come back with a plan. Your words stay as they are.'

/** Replaces the save button in the action bar. */
export const SeePlans = () => (
  <ButtonLink kind="main" to={paths.cart}>
    See the Plans
  </ButtonLink>
)

/** Disables fields and buttons while the tool is read-only. */
export function LockedFields({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return (
    <fieldset className="locked-fields" disabled={isReadOnly}>
      {children}
    </fieldset>
  )
}
