/** The script of the landing pages. Everything but joining the waitlist works without it. */
import { filterForeignErrors } from '#web/app/filter-foreign-errors.ts'
import { prepareToasts } from '#web/ui/plain-toast.ts'
import { startWaitlist } from '#web/visitors/waitlist-script.ts'

filterForeignErrors()
prepareToasts()
startWaitlist()
// Close the menu once one of its links was chosen.
document.querySelector('.menu')?.addEventListener('click', ({ target, currentTarget }) => {
  if (target instanceof HTMLAnchorElement && currentTarget instanceof HTMLDetailsElement) currentTarget.open = false
})
