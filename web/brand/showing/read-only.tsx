/** Without a plan that covers a tool it can be read, copied and downloaded, and nothing else. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mayUse } from '#contract/plain/access.ts'
import type { StepId } from '#contract/plain/brand.ts'
import { useUser } from '#web/account/use-user.ts'
import { paths } from '#web/paths.ts'

/** Whether the owner may only look at this tool now. */
export const useReadOnly = (step: StepId): boolean => !mayUse(useUser(), step, Date.now())

/** Said where otherwise something could be saved. */
export const readOnlyState = 'Read-only. Nothing is lost.'
/** Said where otherwise something could be written anew. */
export const readOnlyNote = 'Read-only: new drafts and changes come back with a plan. Your words stay as they are.'

/** Stands in the action bar in place of what saves. */
export const SeePlans = () => (
  <Link className="btn main" to={paths.cart}>
    See the Plans
  </Link>
)

/** Fields and buttons that can be seen and not used while the tool is read-only. */
export function LockedFields({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return (
    <fieldset className="locked-fields" disabled={isReadOnly}>
      {children}
    </fieldset>
  )
}
