/** Asks again, in one line, for the answers that everything is written from. */
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

const isOpen = (answer: string | null) => (answer ?? '').trim() === ''

export function OpenAnswers({ user }: { user: CurrentUser }) {
  const open = [
    ...(isOpen(user.productsServices) ? ['what you sell'] : []),
    ...(isOpen(user.idealClientDescription) ? ['who it’s for'] : []),
  ]
  if (open.length === 0) return null
  return (
    <p className="open-answers">
      <Icon name="note" />
      <span>
        You haven’t told us yet {open.join(' and ')}. <Link to={paths.profileEdit}>Tell us now</Link>
      </span>
    </p>
  )
}
