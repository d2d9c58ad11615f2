/** The one script of the pages that present the product. Everything but joining the waitlist works without it. */
import { filterForeignErrors } from '#web/app/filter-foreign-errors.ts'
import { prepareToasts } from '#web/ui/plain-toast.ts'
import { startWaitlist } from '#web/visitors/waitlist-script.ts'

filterForeignErrors()
prepareToasts()
startWaitlist()
// A place of the page was chosen: the menu has done its work.
document.querySelector('.menu')?.addEventListener('click', ({ target, currentTarget }) => {
  if (target instanceof HTMLAnchorElement && currentTarget instanceof HTMLDetailsElement) currentTarget.open = false
})
